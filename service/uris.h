// Files as editors name them: `file:///home/a/%E6%88%BF.kou` is the path `/home/a/房.kou`. What an editor has not saved, or
// keeps elsewhere, has another scheme; its path begins with `<`, which is that of no file.
#pragma once

#include <string>
#include <string_view>

namespace kaikou::service {

std::string pathOfUri(std::string_view uri);
std::string uriOfPath(std::string_view path);

}  // namespace kaikou::service
