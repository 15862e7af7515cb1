// The bots around a person's seat.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "cli/session.h"

namespace kaikou::cli {

/// A bot for every seat, by the list of the command line; the one at `own` gives hints. False after a complaint.
bool readOpponents(Session& session, const std::string& list, int own, const plan::Plan& plan,
                   std::vector<std::unique_ptr<bots::Bot>>& out);

}  // namespace kaikou::cli
