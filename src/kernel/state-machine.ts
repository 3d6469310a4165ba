import { fail, succeed, type Result } from './result';

/** For every state, the events it allows and the state each leads to. */
export type Moves<State extends string, Event extends string> = Readonly<
  Record<State, Partial<Record<Event, State>>>
>;

/** Where `event` leads from `state`; an illegal move is a value, because callers race and retry. */
export function move<State extends string, Event extends string>(
  moves: Moves<State, Event>,
  state: State,
  event: Event,
): Result<State, 'illegal-move'> {
  const next = moves[state][event];
  return next === undefined
    ? fail('illegal-move', `“${event}” is not possible while it is “${state}”.`)
    : succeed(next);
}

export function allows<State extends string, Event extends string>(
  moves: Moves<State, Event>,
  state: State,
  event: Event,
): boolean {
  return moves[state][event] !== undefined;
}
