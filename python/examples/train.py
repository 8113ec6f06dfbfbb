import random
import mirabilia

value, times = {}, {}  # what each action has brought in the mean, and how often it was taken
with mirabilia.batch("seven-wonders", matches=50, players=3, seed="toy", opponents="random") as batch:
    turn, taken, rewards = batch.reset(), [[] for _ in range(batch.matches)], []
    while len(rewards) < 6000:
        actions = []
        for row, match in enumerate(turn.matches):
            legal = turn.legal(row)
            best = max(legal, key=lambda action: (value.get(action, 1), random.random()))
            actions.append(best if random.random() < 0.9 else random.choice(legal))
            taken[match].append(actions[-1])
        turn = batch.step(actions)
        for finished in turn.finished:
            rewards.append(finished.reward(seat=0))
            for action in taken[finished.match]:
                times[action] = times.get(action, 0) + 1
                value[action] = value.get(action, 0) + (rewards[-1] - value.get(action, 0)) / times[action]
            taken[finished.match].clear()
print(f"first 50: {sum(rewards[:50]) / 50:.2f}, last 500: {sum(rewards[-500:]) / 500:.2f}")
