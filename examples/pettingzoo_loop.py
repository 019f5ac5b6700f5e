"""PettingZoo's usual loop: three agents that take any legal action play Aqua Romana."""

from aquae import game_called
from aquae.rl import zoo


def main() -> None:
    environment = zoo.env("aqua-romana", players=3, rewards="score", render_mode="ansi")
    environment.reset(seed=7)
    for seed, agent in enumerate(environment.agents):
        environment.action_space(agent).seed(seed)
    vocabulary = game_called("aqua-romana").vocabulary
    points = dict.fromkeys(environment.possible_agents, 0.0)
    for number, agent in enumerate(environment.agent_iter()):
        seen, reward, terminated, truncated, _ = environment.last()
        points[agent] += reward
        if terminated or truncated:
            environment.step(None)
            continue
        action = int(environment.action_space(agent).sample(seen["action_mask"]))
        if number < 5:
            print(f"{agent}: {vocabulary.text(action)}")
        environment.step(action)
    print(environment.render())
    print(points)


if __name__ == "__main__":
    main()
