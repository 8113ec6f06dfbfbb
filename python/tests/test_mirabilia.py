"""Run with `python3 -m unittest discover python/tests`; `npm test` does so, too."""

import os
import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import mirabilia  # noqa: E402
from mirabilia.batch import seats_of  # noqa: E402


def play_aec(env, choose):
    """Plays a match to its end; gives each agent's reward and how often it was asked."""
    rewards, asked = {}, dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            rewards[agent] = reward
            env.step(None)
        else:
            asked[agent] += 1
            env.step(choose(observation))
    return rewards, asked


def first_legal(observation):
    return next(action for action, is_legal in enumerate(observation["action_mask"]) if is_legal)


class OneAfterTheOther(unittest.TestCase):
    def test_plays_both_games_to_the_end(self):
        for game in ("seven-wonders", "architects"):
            env = mirabilia.env(game, players=3, seed="aec")
            self.addCleanup(env.close)
            env.reset()
            self.assertEqual(env.agents, ["player_0", "player_1", "player_2"])
            rewards, asked = play_aec(env, first_legal)
            self.assertAlmostEqual(sum(rewards.values()), 0)
            self.assertTrue(all(count > 5 for count in asked.values()), asked)
            self.assertEqual(env.agents, [])

    def test_the_same_seed_gives_the_same_match_and_reset_the_next_one(self):
        env = mirabilia.env("seven-wonders", players=3)
        self.addCleanup(env.close)
        seen = []
        for seed in ("a", None, "a", None):
            env.reset(seed=seed)
            seen.append(bytes(env.observe("player_0")["observation"]))
            play_aec(env, first_legal)
        self.assertEqual(seen[:2], seen[2:])
        self.assertNotEqual(seen[0], seen[1])

    def test_a_match_can_be_left_early(self):
        env = mirabilia.env("architects", players=2, seed="early")
        self.addCleanup(env.close)
        env.reset()
        env.step(first_legal(env.observe(env.agent_selection)))
        env.reset(seed="early")
        self.assertEqual(len(play_aec(env, first_legal)[0]), 2)

    def test_nobody_sees_what_others_choose_at_the_same_time(self):
        env = mirabilia.env("seven-wonders", players=3, seed="secret")
        self.addCleanup(env.close)
        env.reset()
        before = bytes(env.observe("player_1")["observation"])
        env.step(first_legal(env.observe("player_0")))
        self.assertEqual(env.agent_selection, "player_1")
        self.assertEqual(bytes(env.observe("player_1")["observation"]), before)

    def test_observations_as_dictionaries(self):
        env = mirabilia.env("seven-wonders", players=4, seed="dict", observation="dict", reward="score")
        self.addCleanup(env.close)
        env.reset()
        seen = env.observe("player_2")
        view, moves = seen["observation"], seen["moves"]
        self.assertEqual(len(view["own"]["hand"]), 7)
        self.assertEqual(len(view["cities"]), 4)
        legal = [action for action, is_legal in enumerate(seen["action_mask"]) if is_legal]
        self.assertEqual(sorted(moves), legal)
        self.assertIn(f"discard {view['own']['hand'][0]}", moves.values())
        rewards, _ = play_aec(env, first_legal)
        for agent, reward in rewards.items():
            self.assertGreater(reward, 0)

    def test_an_illegal_action_is_refused_at_once(self):
        env = mirabilia.env("seven-wonders", players=3, seed="wrong")
        self.addCleanup(env.close)
        env.reset()
        with self.assertRaisesRegex(ValueError, "action 0 is not legal for player_0"):
            env.step(0)
        self.assertEqual(len(play_aec(env, first_legal)[0]), 3)


class AllAtOnce(unittest.TestCase):
    def test_plays_to_the_end(self):
        for game, players in (("seven-wonders", 2), ("architects", 4)):
            env = mirabilia.parallel_env(game, players, seed="parallel")
            self.addCleanup(env.close)
            observations, infos = env.reset()
            self.assertEqual(set(infos), set(env.possible_agents))
            while env.agents:
                actions = {agent: first_legal(seen) for agent, seen in observations.items()}
                observations, rewards, terminations, truncations, infos = env.step(actions)
                self.assertFalse(any(truncations.values()))
            self.assertTrue(all(terminations.values()))
            self.assertAlmostEqual(sum(rewards.values()), 0)
            self.assertEqual(min(info["place"] for info in infos.values()), 1)
            self.assertEqual(sum(sum(seen["action_mask"]) for seen in observations.values()), 0)

    def test_agents_that_are_not_asked_wait(self):
        env = mirabilia.parallel_env("architects", 3, seed="wait")
        self.addCleanup(env.close)
        observations, _ = env.reset()
        waiting = [agent for agent, seen in observations.items() if seen["action_mask"][0]]
        self.assertEqual(len(waiting), 2)
        for agent in waiting:
            self.assertEqual(sum(observations[agent]["action_mask"]), 1)
        with self.assertRaisesRegex(ValueError, f"action 1 is not legal for {waiting[0]}"):
            env.step({**{agent: first_legal(seen) for agent, seen in observations.items()}, waiting[0]: 1})

    def test_against_bots_one_agent_is_left(self):
        env = mirabilia.parallel_env("seven-wonders", 3, "bots", "medium", reward="score")
        self.addCleanup(env.close)
        observations, _ = env.reset()
        self.assertEqual(list(observations), ["player_0"])
        while env.agents:
            observations, rewards, _, _, infos = env.step({"player_0": first_legal(observations["player_0"])})
        self.assertEqual(rewards["player_0"], infos["player_0"]["total"])


class ManyMatches(unittest.TestCase):
    def test_random_matches_in_a_batch(self):
        for game in ("seven-wonders", "architects"):
            with mirabilia.batch(game, matches=20, players=3, seed="batch") as batch:
                turn = batch.reset()
                self.assertGreaterEqual(len(turn), 20)
                self.assertEqual(len(turn.observation(0)), len(batch.observation_names))
                dice = random.Random(1)
                ended = []
                while len(ended) < 30:
                    self.assertEqual(sum(turn.mask(0)), len(turn.legal(0)))
                    turn = batch.step(turn.random_actions(dice.random))
                    ended += turn.finished
                numbers = sorted(finished.number for finished in ended)
                self.assertEqual(len(set(numbers)), len(numbers))
                for finished in ended:
                    self.assertAlmostEqual(sum(finished.reward(seat) for seat in range(3)), 0)
                    self.assertEqual(finished.reward(1, "score"), finished.totals[1])
                    self.assertEqual(finished.reward(2, lambda seat, totals, places: seat), 2)

    def test_an_observation_names_its_entries(self):
        with mirabilia.batch("seven-wonders", players=3, seed="names") as batch:
            turn = batch.reset()
            entries = dict(zip(batch.observation_names, turn.observation(0)))
            hand = [name[5:] for name, count in entries.items() if name.startswith("hand.") and count]
            view = batch.views()[0]["view"]
            self.assertEqual(sorted(hand), sorted(set(view["own"]["hand"])))
            self.assertEqual(entries["city+0.coins"], 3)
            self.assertEqual(batch.action_names[0], "wait")

    def test_a_refused_step_can_be_repeated(self):
        with mirabilia.batch("architects", matches=2, players=2, seed="again") as batch:
            turn = batch.reset()
            with self.assertRaisesRegex(mirabilia.MirabiliaError, "is not legal for seat"):
                batch.step([0] * len(turn))
            with self.assertRaisesRegex(mirabilia.MirabiliaError, "2 actions are asked for"):
                batch.step([])
            self.assertEqual(len(batch.step(turn.random_actions(random.random))), 2)

    def test_ties_share_the_mean_of_their_ranks(self):
        def rewards(places):
            finished = mirabilia.Finished(0, 0, (0,) * len(places), places)
            return [finished.reward(seat) for seat in range(len(places))]

        self.assertEqual(rewards((1, 2, 3)), [1, 0, -1])
        self.assertEqual(rewards((1, 2, 2)), [1, -0.5, -0.5])
        self.assertEqual(rewards((1, 1)), [0, 0])

    def test_opponents(self):
        self.assertEqual(seats_of(3, None), ["agent"] * 3)
        self.assertEqual(seats_of(3, "hard"), ["agent", "hard", "hard"])
        self.assertEqual(seats_of(3, ["easy"]), ["agent", "agent", "easy"])
        with self.assertRaises(ValueError):
            seats_of(2, ["easy"] * 3)

    def test_programs_play_as_opponents(self):
        bot = Path(__file__).resolve().parents[2] / "examples" / "stdio-bot.py"
        opponent = f"exec:{sys.executable} {bot}"
        with mirabilia.batch("architects", 2, 2, "programs", opponent) as batch:
            turn = batch.reset()
            while not turn.finished:
                turn = batch.step(turn.random_actions(random.Random(1).random))

    def test_what_mirabilia_refuses_is_told_in_its_words(self):
        stderr = sys.stderr
        sys.stderr = open(os.devnull, "w")
        self.addCleanup(setattr, sys, "stderr", stderr)
        self.addCleanup(sys.stderr.close)
        with self.assertRaisesRegex(mirabilia.MirabiliaError, "There is no bot “nobody”"):
            mirabilia.batch("architects", players=2, opponents="nobody")
        with self.assertRaisesRegex(mirabilia.MirabiliaError, "can't be started"):
            mirabilia.batch("architects", command="/nowhere/mirabilia")
        with self.assertRaisesRegex(ValueError, "there is no game “chess”"):
            mirabilia.batch("chess")


if __name__ == "__main__":
    unittest.main()
