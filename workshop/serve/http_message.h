// One HTTP/1.1 request as bytes, read and answered: only what a browser on the same machine sends to the workshop.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace kaikou::workshop {

struct HttpRequest {
  std::string method, path, query;       // path without the query, percent signs undone
  std::map<std::string, std::string> headers;   // names in small letters
  std::string body;
  bool keepAlive = true;
  const std::string& header(const std::string& name) const;
};

inline constexpr size_t maxHeadBytes = 32 * 1024;

enum class HeadRead { Incomplete, Fine, Wrong };
/// Reads a head off `bytes`; `size` is where the body begins, `bodyBytes` how long it is. Wrong: anything that is not HTTP/1.x with
/// a plain length.
[[nodiscard]] HeadRead readHead(std::string_view bytes, HttpRequest& out, size_t& size, size_t& bodyBytes);

/// An answer, whole.
std::string httpAnswer(int status, std::string_view type, std::string_view body, bool keepAlive, bool withBody = true);
/// The type of a file by its ending.
std::string_view typeOf(std::string_view path);

}  // namespace kaikou::workshop
