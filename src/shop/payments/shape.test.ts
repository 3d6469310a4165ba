import { describe, expect, test } from 'vitest';
import { move, type Moves } from '../../kernel/state-machine';
import { orderMoves, paymentMoves } from '../orders/shape';
import { attemptMoves, disputeMoves, refundMoves } from './shape';

/** All states that can be reached from one, itself included. */
function reachable<State extends string, Event extends string>(
  moves: Moves<State, Event>,
  from: State,
): ReadonlySet<State> {
  const seen = new Set<State>([from]);
  const waiting = [from];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const next of Object.values(moves[state]) as State[]) {
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return seen;
}

describe('Each table of moves', () => {
  const tables = [
    ['orders', orderMoves, 'draft'],
    ['payments', paymentMoves, 'none'],
    ['attempts', attemptMoves, 'creating'],
    ['refunds', refundMoves, 'requested'],
    ['disputes', disputeMoves, 'open'],
  ] as const;

  for (const [name, moves, first] of tables) {
    test(`leads from “${first}” to every state of ${name}, and to none that it does not know`, () => {
      const states = Object.keys(moves);
      const found = reachable(moves as Moves<string, string>, first);
      expect([...found].toSorted()).toEqual(states.toSorted());
    });
  }
});

describe('An attempt', () => {
  test('that succeeded stays so, whatever is said later', () => {
    for (const event of ['open', 'process', 'cancel', 'abandon'] as const) {
      expect(move(attemptMoves, 'succeeded', event), event).toMatchObject({
        ok: false,
        failure: { code: 'illegal-move' },
      });
    }
  });

  test('that was given up can still bring money, since the provider has the last word', () => {
    expect(move(attemptMoves, 'cancelled', 'succeed')).toEqual({ ok: true, value: 'succeeded' });
    expect(move(attemptMoves, 'abandoned', 'succeed')).toEqual({ ok: true, value: 'succeeded' });
  });

  test('that was given up does not come to life again', () => {
    expect(move(attemptMoves, 'cancelled', 'open').ok).toBe(false);
    expect(move(attemptMoves, 'abandoned', 'open').ok).toBe(false);
  });
});

describe('A refund', () => {
  test('may fail after it was thought done, and is never undone otherwise', () => {
    expect(move(refundMoves, 'succeeded', 'fail')).toEqual({ ok: true, value: 'failed' });
    expect(move(refundMoves, 'succeeded', 'wait').ok).toBe(false);
    expect(move(refundMoves, 'failed', 'succeed').ok).toBe(false);
  });
});

describe('A dispute', () => {
  test('is closed once', () => {
    expect(move(disputeMoves, 'open', 'win')).toEqual({ ok: true, value: 'won' });
    expect(move(disputeMoves, 'won', 'lose').ok).toBe(false);
    expect(move(disputeMoves, 'lost', 'win').ok).toBe(false);
  });
});
