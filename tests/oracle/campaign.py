#!/usr/bin/env python3
"""Lets bots play the shipped rulesets with options of all kinds, and the referee check every line.

    campaign.py KOU [--hands N] [--seed S] [--rulesets NAMES] [--build FOLDER]

N hands of each ruleset: two fifths by the rules as they are, three fifths with options drawn anew for every thirty hands; some
hands are left. Exit code 1 after the first objection, with the command that plays the log again.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

import oracle
import referee

GAME = {"胡序": ["庄家", "放炮者"], "过胡": ["none", "锁至摸牌"], "弃牌算杠": ["counts", "draws", "forbidden"], "留牌": ["10", "14", "0", "33"],
        "海底": ["4", "0", "8"], "翻牌": ["墙头", "墙尾三墩"], "轮庄": ["下家", "上家"], "承包": ["yes", "no"],
        "全求人包": ["不听", "非将", "总是", "不包"], "癞子杠": ["2", "4"], "癞杠毁硬": ["yes", "no"]}
TIMES = {"叠加": ["double", "add"], "大胡自摸": ["1.5", "2"], "大胡放冲": ["1.5", "2"], "封顶": ["none", "100", "300"], "金顶": ["400", "700"]}
PRODUCT = {"口口翻": ["yes", "no"], "输家番": ["yes", "no"]}
FAN = {"起胡": ["[6 3]", "[8 5]", "[10 7]"], "番表": ["[10 20 30 60 100]", "[5 10 20 40 80]"], "金顶": ["120", "300"],
       "闭": ["yes", "no"], "风翻": ["yes", "no"], "连癞翻": ["yes", "no"]}
RAIN = {"下雨": ["陪包", "反包"]}
BOTS = ["greedy", "greedy,random,greedy,greedy", "random,greedy,random,greedy", "random"]


def options_of(rng, ruleset):
    choices = dict(GAME)
    if ruleset.startswith("pizi"):
        choices.update(FAN)
        if ruleset == "pizi_xiayu":
            choices.update(RAIN)
    else:
        choices.update(TIMES)
        if ruleset != "koukoufan_additive":
            choices.update(PRODUCT)
        else:
            del choices["癞子杠"]        # whether it counts in a small win too is not written down; the scorer says no
    return {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.35}


def run(command, **kwargs):
    done = subprocess.run(command, capture_output=True, text=True, **kwargs)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def check(path, command, total):
    with open(path, encoding="utf-8") as file:
        judge = referee.Referee(file.read().split("\n")[:-1])
    try:
        judge.run()
    except (referee.Wrong, KeyError, ValueError, TypeError, IndexError, AttributeError, oracle.CaseError) as error:
        print(f"{command}\nline {judge.at}: {type(error).__name__}: {error}")
        sys.exit(1)
    total["hands"] += judge.hands
    total["actions"] += judge.actions
    total["wins"] += judge.wins


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kou")
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulesets", default=",".join(oracle.RULESETS))
    parser.add_argument("--build", help="a build's folder: its play-log plays too, and leaves hands")
    arguments = parser.parse_args()
    everything = {"hands": 0, "actions": 0, "wins": 0}
    with tempfile.TemporaryDirectory() as folder:
        log, plan = os.path.join(folder, "log.jsonl"), os.path.join(folder, "rules.kplan")
        for ruleset in arguments.rulesets.split(","):
            rng = random.Random(f"{arguments.seed} {ruleset}")
            total = {"hands": 0, "actions": 0, "wins": 0}
            while total["hands"] < arguments.hands:
                options = {} if total["hands"] * 5 < arguments.hands * 2 else options_of(rng, ruleset)
                given = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
                seed, hands = f"{arguments.seed} {total['hands']}", min(30, arguments.hands - total["hands"])
                if arguments.build and rng.random() < 0.25:
                    run([arguments.kou, "build", ruleset, "-o", plan] + ["-O" if word == "-o" else word for word in given])
                    command = [os.path.join(arguments.build, "play-log"), plan, seed, str(hands)]
                    with open(log, "w", encoding="utf-8") as file:
                        file.write(run(command))
                    command += [ruleset] + given
                else:
                    command = [arguments.kou, "sim", "-r", ruleset, "-n", str(hands), "--seed", seed, "--bots", rng.choice(BOTS),
                               "--match", str(rng.choice([1, 4, 16])), "--threads", "1", "--log", log] + given
                    run(command)
                check(log, " ".join(command), total)
                os.remove(log)         # no command writes a log over another
            print(f"{ruleset}: {total['hands']} hands, {total['actions']} actions, {total['wins']} wins: nothing to object to", flush=True)
            for key in total:
                everything[key] += total[key]
    print(f"{everything['hands']} hands, {everything['actions']} actions, {everything['wins']} wins")


if __name__ == "__main__":
    main()
