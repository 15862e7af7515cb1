// MPI, where the build has it (KAIKOU_MPI); otherwise one process that gathers from itself. The one file that touches MPI.
#include "cli/sim_ranks.h"

#ifdef KAIKOU_HAS_MPI
#include <mpi.h>
#endif

namespace kaikou::cli {

#ifdef KAIKOU_HAS_MPI

SimRanks::SimRanks() {
  int running = 0;
  MPI_Initialized(&running);
  if (!running) MPI_Init(nullptr, nullptr);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &count_);
}

SimRanks::~SimRanks() { MPI_Finalize(); }

std::vector<std::string> SimRanks::gather(const std::string& text) const {
  const int size = static_cast<int>(text.size());
  std::vector<int> sizes(static_cast<size_t>(count_)), places(static_cast<size_t>(count_));
  MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  int all = 0;
  for (size_t i = 0; i < sizes.size(); ++i) places[i] = all, all += rank_ == 0 ? sizes[i] : 0;
  std::string together(static_cast<size_t>(all), '\0');
  MPI_Gatherv(text.data(), size, MPI_CHAR, together.data(), sizes.data(), places.data(), MPI_CHAR, 0, MPI_COMM_WORLD);
  std::vector<std::string> texts;
  for (size_t i = 0; rank_ == 0 && i < sizes.size(); ++i)
    texts.push_back(together.substr(static_cast<size_t>(places[i]), static_cast<size_t>(sizes[i])));
  return texts;
}

#else

SimRanks::SimRanks() = default;
SimRanks::~SimRanks() = default;
std::vector<std::string> SimRanks::gather(const std::string& text) const { return {text}; }

#endif

}  // namespace kaikou::cli
