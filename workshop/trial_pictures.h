// A simulation as pictures: shares and means as bars with their intervals, points as a distribution, what a change of rules does.
//
// HTML without a script, which the page puts into itself and `kou sim --html` into a page that stands alone. Every picture is a table as
// well, for those who do not see it.
#pragma once

#include <string>

#include "sim/compared.h"
#include "sim/tally.h"
#include "runtime/text/bilingual.h"

namespace kaikou::workshop {

/// `other` null: nothing is compared, and `compared` is not read.
std::string trialPictures(const plan::Plan& plan, const plan::Plan* other, const sim::Tally& tally, const sim::Compared& compared,
                          text::Language language);

/// A page that stands alone: `heading` says what was played.
std::string trialPage(const std::string& title, const std::string& heading, const std::string& pictures, text::Language language);

/// Text for HTML, also within quoted attributes.
std::string htmlText(std::string_view text);

}  // namespace kaikou::workshop
