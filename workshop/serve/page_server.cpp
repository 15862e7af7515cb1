// A thread a connection, few of them; browsers open half a dozen and keep them. Each *lane* (the page has one for what it shows, one for
// tries of many hands) has a core of its own behind a lock, as a page without a server has a worker for each.
// Guarantees: nothing outside of the given files is ever read for a client; a connection that says nothing is closed.
// Tested by tests/scripts/workshop_serve.sh and tests/web.
#include "workshop/serve/page_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <thread>

#include <fmt/format.h>

#include "workshop/core.h"
#include "workshop/serve/http_message.h"

namespace kaikou::workshop {

namespace {

constexpr int maxConnections = 48, maxLanes = 4;
constexpr int idleMilliseconds = 60'000, pollMilliseconds = 200;
constexpr size_t maxPageBytes = size_t{64} << 20;

// The same time for every wrong token.
bool sameToken(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned char differs = 0;
  for (size_t i = 0; i < a.size(); ++i) differs = static_cast<unsigned char>(differs | (a[i] ^ b[i]));
  return differs == 0;
}

bool sendAll(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  return true;
}

}  // namespace

struct PageServer::Shared {
  struct Lane {
    std::mutex guard;
    std::unique_ptr<Core> core;
  };
  PageFiles files;
  std::vector<std::string> folders;
  std::string token;
  int port = 0;
  std::array<Lane, maxLanes> lanes;
  std::atomic<int> connections{0};
  std::atomic<bool> stopping{false};

  std::string answer(const HttpRequest& request) {
    const bool head = request.method == "HEAD";
    auto text = [&](int status, std::string_view what) { return httpAnswer(status, "text/plain; charset=utf-8", what, request.keepAlive, !head); };
    const std::string& host = request.header("host");
    if (host != fmt::format("127.0.0.1:{}", port) && host != fmt::format("localhost:{}", port)) return text(403, "this server is for this machine only\n");
    if (request.path == "/core") {
      if (request.method != "POST") return text(405, "POST a request\n");
      const std::string& origin = request.header("origin");
      if (!origin.empty() && origin != "http://" + host) return text(403, "another site may not ask\n");
      if (!sameToken(request.header("x-kaikou-token"), token)) return text(403, "the token is missing or wrong: open the address that `kou workshop` printed\n");
      const std::string& name = request.header("x-kaikou-lane");
      const int number = name.empty() ? 0 : name.size() == 1 && name[0] >= '0' && name[0] < '0' + maxLanes ? name[0] - '0' : -1;
      if (number < 0) return text(400, "there is no such lane\n");
      Lane& lane = lanes[static_cast<size_t>(number)];
      const std::lock_guard lock(lane.guard);
      if (!lane.core) lane.core = std::make_unique<Core>(folders);
      return httpAnswer(200, "application/json; charset=utf-8", lane.core->answer(request.body), request.keepAlive);
    }
    if (request.method != "GET" && !head) return text(405, "GET a file of the page\n");
    const auto at = files.find(request.path == "/" ? "/index.html" : request.path);
    if (at == files.end()) return text(404, "there is no such file\n");
    return httpAnswer(200, typeOf(at->first), at->second, request.keepAlive, !head);
  }

  void serve(int socket) {
    std::string bytes;
    HttpRequest request;
    size_t head = 0, body = 0;
    int idle = 0;
    std::array<char, 65536> piece;
    for (bool open = true; open && !stopping;) {
      const HeadRead read = readHead(bytes, request, head, body);
      if (read == HeadRead::Wrong || (read == HeadRead::Fine && body > maxRequestBytes)) {
        sendAll(socket, httpAnswer(read == HeadRead::Wrong ? 400 : 413, "text/plain; charset=utf-8", "wrong request\n", false));
        break;
      }
      if (read == HeadRead::Fine && bytes.size() - head >= body) {
        request.body = bytes.substr(head, body);
        bytes.erase(0, head + body);
        std::string answer;
        try {
          answer = this->answer(request);
        } catch (const std::exception&) {
          answer = httpAnswer(503, "text/plain; charset=utf-8", "out of memory\n", false);
          request.keepAlive = false;
        }
        open = sendAll(socket, answer) && request.keepAlive;
        idle = 0;
        continue;
      }
      pollfd wait{socket, POLLIN, 0};
      const int ready = poll(&wait, 1, pollMilliseconds);
      if (ready < 0 && errno != EINTR) break;
      if (ready <= 0) {
        if ((idle += pollMilliseconds) > idleMilliseconds) break;
        continue;
      }
      const ssize_t got = recv(socket, piece.data(), piece.size(), 0);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) break;
      bytes.append(piece.data(), static_cast<size_t>(got));
    }
    close(socket);
  }
};

std::optional<PageFiles> readPage(const std::string& folder) {
  namespace fs = std::filesystem;
  PageFiles files;
  size_t total = 0;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (!at->is_regular_file(error)) continue;
    std::ifstream in(at->path(), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in || (total += text.str().size()) > maxPageBytes) return std::nullopt;
    files["/" + fs::relative(at->path(), folder, error).generic_string()] = text.str();
  }
  if (error || !files.count("/index.html")) return std::nullopt;
  return files;
}

std::string newToken() {
  std::array<unsigned char, 16> bytes;
  if (getentropy(bytes.data(), bytes.size()) != 0) return {};
  std::string out;
  for (const unsigned char byte : bytes) out += fmt::format("{:02x}", byte);
  return out;
}

PageServer::PageServer(PageFiles files, std::vector<std::string> ruleFolders, std::string token) : shared_(std::make_shared<Shared>()) {
  shared_->files = std::move(files);
  shared_->folders = std::move(ruleFolders);
  shared_->token = std::move(token);
}
PageServer::~PageServer() {
  if (socket_ >= 0) close(socket_);
}

std::optional<std::string> PageServer::listen(int port) {
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return std::strerror(errno);
  const int on = 1;
  setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_port = htons(static_cast<uint16_t>(port));
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof at;
  if (bind(socket_, reinterpret_cast<sockaddr*>(&at), size) != 0 || ::listen(socket_, 64) != 0 ||
      getsockname(socket_, reinterpret_cast<sockaddr*>(&at), &size) != 0)
    return std::strerror(errno);
  port_ = shared_->port = ntohs(at.sin_port);
  return std::nullopt;
}

std::string PageServer::address() const { return fmt::format("http://127.0.0.1:{}/?token={}", port_, shared_->token); }

void PageServer::run(const std::atomic<bool>& stop) {
  while (!stop) {
    pollfd wait{socket_, POLLIN, 0};
    if (poll(&wait, 1, pollMilliseconds) <= 0) continue;
    const int client = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0) continue;
    const int on = 1;
    setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (++shared_->connections > maxConnections) {
      sendAll(client, httpAnswer(503, "text/plain; charset=utf-8", "too many connections\n", false));
      close(client);
      --shared_->connections;
      continue;
    }
    try {
      std::thread([shared = shared_, client] {
        shared->serve(client);
        --shared->connections;
      }).detach();
    } catch (const std::system_error&) {
      close(client);
      --shared_->connections;
    }
  }
  shared_->stopping = true;
  // Threads own what they use; a second is enough for those that wait for a client.
  for (int i = 0; i < 20 && shared_->connections > 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

}  // namespace kaikou::workshop
