// The page and its core on the loopback address, for `kou workshop`.
//
//   PageServer server(std::move(files), {rulesets}, token);
//   if (auto reason = server.listen(0)) …          // a port that is free
//   server.port();
//   server.run(stop);                              // until `stop` turns true
//
// Whoever asks the core has to know the token, which stands in the address that is opened; files of the page are no secret. A request
// that names another host than this one is refused, so that no other site can have a browser ask (DNS rebinding).
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/text/bilingual.h"

namespace kaikou::workshop {

/// "/index.html" → its bytes.
using PageFiles = std::map<std::string, std::string>;

/// The files of a folder and its subfolders. Nothing if it has no index.html.
std::optional<PageFiles> readPage(const std::string& folder);
/// 32 hexadecimal digits from the system's secure source. Empty if there is none.
std::string newToken();

class PageServer {
 public:
  PageServer(PageFiles files, std::vector<std::string> ruleFolders, std::string token);
  ~PageServer();
  /// Binds to 127.0.0.1. Port 0: any that is free. The reason if it cannot.
  std::optional<std::string> listen(int port);
  int port() const { return port_; }
  std::string address() const;
  /// Serves until `stop` turns true; connections that are open are closed then.
  void run(const std::atomic<bool>& stop);

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
  int socket_ = -1, port_ = 0;
};

}  // namespace kaikou::workshop
