"""A round as an environment of PettingZoo in its AEC form: one seat after the other is asked for a number.

Needs PettingZoo (`pip install pettingzoo`), which brings gymnasium and numpy.
"""

import random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

from engine import MatchSetup, apply, begin_match, deal_round, legal_actions, project, seats_to_act
from engine.actions import Action
from engine.notation import format_card, format_cards, format_meld
from engine.rules import Rules
from engine.seats import Seat
from engine.spaces import CHOICES, number_actions, observation, observation_length
from engine.state import RoundState, exposed_melds

_HIGHEST = 255


class RoundEnvironment(AECEnv):
    """One round an episode, for any ruleset and any number of seats that it allows.

    A seat is asked if it has a choice; draws, and passes of seats that can do nothing else, are made for it.
    Answers to a card on offer are asked one after the other, but no seat observes another's answer before all
    have answered. An action is a number of `engine.spaces.CHOICES`; `action_mask` in the infos of the seat
    that is asked says which are legal. An observation is that of `engine.spaces`. The only rewards are the
    payments at the end, in points; they sum to 0, and after a mulligan all are 0.
    """

    metadata = {"name": "tusac_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, rules: Rules, seats: int, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = list(self.possible_agents)
        size = (observation_length(seats),)
        self.observation_spaces = {
            agent: Box(0, _HIGHEST, size, dtype=np.uint8) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(CHOICES)) for agent in self.possible_agents}
        self._rules = rules
        self._chance = random.Random()
        self._state: RoundState | None = None
        self._choices: dict[int, Action] = {}

    def observation_space(self, agent: str) -> Box:
        """Return the space of what a seat observes, the same one each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of what a seat chooses, the same one each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - AEC's
        """Deal a round by a dealer chosen at random.

        With a seed this round and those after it are the same each time.
        """
        if seed is not None:
            self._chance.seed(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        seats = len(self.agents)
        setup = MatchSetup(
            self._rules, seats, 1, self._chance.randbytes(32), Seat(self._chance.randrange(seats))
        )
        self._go_on(deal_round(begin_match(setup)))

    def step(self, action: int | None) -> None:
        """Do what the seat that is asked has chosen. Raises ValueError for a number that is not legal now."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = None if action is None else self._choices.get(int(action))
        if chosen is None:
            msg = f"{action} is not legal for {agent} now; legal are {sorted(self._choices)}"
            raise ValueError(msg)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._go_on(apply(self._round(), chosen).state)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Any:  # noqa: ANN401 - an array of numpy, which need not be installed here
        """Return what a seat sees."""
        seat = Seat(self.possible_agents.index(agent))
        return np.array(observation(project(self._round(), seat)), dtype=np.uint8)

    def render(self) -> str | None:
        """Return all cards of the table in notation, hidden ones included; None without a render mode."""
        if self.render_mode is None:
            return None
        state = self._round()
        offer = "" if state.open_offer is None else f" {format_card(state.card(state.open_offer.card))}"
        lines = [f"{state.phase.name.lower()}{offer}, {state.wall_count} cards in the wall"]
        for seat, hand in state.hands.items():
            melds = " ".join(format_meld(meld, is_exposed=True) for meld in exposed_melds(state, seat))
            lines.append(f"seat_{seat}: {format_cards(tuple(map(state.card, hand)))} {melds}".rstrip())
        return "\n".join(lines)

    def close(self) -> None:
        """Release nothing: there is no window."""

    def _round(self) -> RoundState:
        if self._state is None:
            msg = "reset the environment first"
            raise ValueError(msg)
        return self._state

    def _go_on(self, state: RoundState) -> None:
        """Play on to the next choice, or to the end of the round."""
        self._choices = {}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        while state.outcome is None:
            seat = seats_to_act(state)[0]
            legal = legal_actions(state, seat)
            if len(legal) > 1:
                self._choices = number_actions(project(state, seat), legal)
                self.agent_selection = f"seat_{seat}"
                mask = np.zeros(len(CHOICES), dtype=np.int8)
                mask[list(self._choices)] = 1
                self.infos[self.agent_selection]["action_mask"] = mask
                break
            state = apply(state, legal[0]).state
        else:
            for seat, points in state.outcome.payments.items():
                self.rewards[f"seat_{seat}"] = points
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._state = state
