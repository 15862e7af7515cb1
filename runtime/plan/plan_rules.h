// What a plan says of its rules, as JSON for programs: tiles, calls, patterns, conditions, lines, results, with titles in both
// languages, citations and places. docs/schema/rules.schema.json is the schema.
#pragma once

#include "runtime/plan/plan.h"
#include "runtime/text/json_append.h"

namespace kaikou::plan {

inline constexpr int rulesFormat = 1;

/// The members of an origin: name, zh, en, cite_zh, cite_en, file, line, column.
void appendOrigin(text::JsonWriter& json, const Origin& origin);
/// The members of an object that is open: everything but the options, which only the compiler knows the types of.
void appendRules(text::JsonWriter& json, const Plan& plan);
/// Of these what the rules say of the course of a hand.
void appendCourseRules(text::JsonWriter& json, const Plan& plan);
/// A whole description by a plan alone: its options with the values that it fixed, without their types.
void appendPlanRules(std::string& into, const Plan& plan);

}  // namespace kaikou::plan
