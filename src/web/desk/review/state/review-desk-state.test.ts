import { describe, expect, test } from 'vitest';
import type { ActionOutcome } from '../../../../desk/review/shape';
import { claimsById, isMine, withOutcome } from './review-desk-state';
import { keepOrder, neighbour, nextOpen, orderClaims } from './claim-order';
import { madeUpReviewDesk, madeUpClaim } from '../fixtures/made-up-review-desk';
import { keepDraft, keptDraft, type SentenceDraft, type WordStore } from './drafts/kept-words';
import { DEFAULT_SETTINGS, readDeskSettings, writeDeskSettings } from './settings';
import { reviewCommandOf, SHORTCUTS, type KeyPress } from './commands/shortcuts';

const view = madeUpReviewDesk({ claims: 30 });

describe('the order of sentences', () => {
  test('by risk begins with the unsupported, then what sources quarrel about, and keeps the reading order among equals', () => {
    const order = orderClaims(view.sections, 'risk');
    expect(order.slice(0, 5)).toEqual(['c3', 'c7', 'c11', 'c12', 'c13']);
    const reading = orderClaims(view.sections, 'reading');
    expect(reading).toHaveLength(30);
    expect(order.slice(5)).toEqual(
      reading.filter((id) => !['c3', 'c7', 'c11', 'c12', 'c13'].includes(id)),
    );
  });

  test('stays while sentences are mended, and takes a new one in after its neighbour', () => {
    const order = orderClaims(view.sections, 'risk');
    const mended = view.sections.map((section) => ({
      ...section,
      claims: section.claims.map((claim) => ({ ...claim, risk: 0 })),
    }));
    expect(keepOrder(order, mended)).toBe(order);
    const grown = view.sections.map((section) => ({
      ...section,
      claims: section.claims.flatMap((claim) =>
        claim.id === 'c12' ? [claim, madeUpClaim({ id: 'new' })] : [claim],
      ),
    }));
    const kept = keepOrder(order, grown);
    expect(kept[kept.indexOf('c12') + 1]).toBe('new');
    expect(kept.filter((id) => id !== 'new')).toEqual(order);
  });

  test('ends at its ends', () => {
    expect([
      neighbour(['a', 'b'], 'b', 1),
      neighbour(['a', 'b'], 'a', -1),
      neighbour(['a', 'b'], null, 1),
    ]).toEqual(['b', 'a', 'a']);
  });

  test('goes on to what is open, once round, past what is being settled', () => {
    const claims = new Map(
      [
        madeUpClaim({ id: 'a' }),
        madeUpClaim({ id: 'b', state: 'accepted' }),
        madeUpClaim({ id: 'c' }),
        madeUpClaim({ id: 'd' }),
      ].map((claim) => [claim.id, claim]),
    );
    const order = ['a', 'b', 'c', 'd'];
    expect(nextOpen(order, 'a', claims, new Set())).toBe('c');
    expect(nextOpen(order, 'a', claims, new Set(['c']))).toBe('d');
    expect(nextOpen(order, 'd', claims, new Set(['d']))).toBe('a');
  });
});

test('a change that is still unsupported, or still to be decided, comes to hand again', () => {
  const claims = new Map(
    [
      madeUpClaim({ id: 'a' }),
      madeUpClaim({ id: 'b', state: 'suggested', verdict: 'unsupported' }),
      madeUpClaim({ id: 'c', state: 'suggested', verdict: 'stale' }),
    ].map((claim) => [claim.id, claim]),
  );
  expect([
    nextOpen(['a', 'b', 'c'], 'a', claims, new Set()),
    nextOpen(['a', 'b', 'c'], 'b', claims, new Set()),
  ]).toEqual(['b', 'c']);
});

describe('an answer of the server', () => {
  test('changes the sentence it is about, and leaves every other section the very same', () => {
    const claim = { ...madeUpClaim({ id: 'c3' }), state: 'suggested' as const };
    const outcome: ActionOutcome = {
      revision: 4,
      claim,
      claimId: 'c3',
      gate: { isOpen: true, obstacles: [] },
      progress: { settled: 1, total: 30 },
      risk: view.risk,
      canUndo: true,
      holder: { name: 'Mara', until: '2026-11-21T20:00:00.000Z', isMe: true },
      reload: false,
    };
    const after = withOutcome(view, outcome);
    expect(claimsById(after).get('c3')).toBe(claim);
    expect(after.revision).toBe(4);
    const touched = after.sections.filter((section, at) => section !== view.sections[at]);
    expect(touched.map(({ claims }) => claims.some(({ id }) => id === 'c3'))).toEqual([true]);
  });

  test('says whose hands it is in', () => {
    const holder = { name: 'Mara', until: '2026-11-21T20:00:00.000Z', isMe: false };
    expect(isMine({ state: 'in-review', holder: null })).toBe(true);
    expect(isMine({ state: 'in-review', holder })).toBe(false);
    expect(isMine({ state: 'in-review', holder: { ...holder, isMe: true } })).toBe(true);
    expect(isMine({ state: 'approved', holder: null })).toBe(false);
  });
});

describe('keys', () => {
  const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isTyping: false,
    isDialogOpen: false,
    ...changes,
  });

  test('each stand for one command', () => {
    const keys = SHORTCUTS.flatMap(({ keys: own, shift = false }) =>
      own.map((key) => `${shift} ${key}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(reviewCommandOf(press('a'), true)).toBe('accept');
    expect(reviewCommandOf(press('J'), true)).toBe('next');
    expect(reviewCommandOf(press('A', { shiftKey: true }), true)).toBe('accept-section');
    // With Caps Lock on.
    expect(reviewCommandOf(press('A'), true)).toBe('accept');
    expect(reviewCommandOf(press('J', { shiftKey: true }), true)).toBe('next');
    expect(reviewCommandOf(press('Enter'), true)).toBeNull();
  });

  test('do nothing while somebody types, in a dialog, with another key held, or where they are switched off', () => {
    for (const changes of [
      { isTyping: true },
      { isDialogOpen: true },
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
    ]) {
      expect(reviewCommandOf(press('x', changes), true)).toBeNull();
    }
    expect(reviewCommandOf(press('x'), false)).toBeNull();
  });
});

function memory(): WordStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('what a browser keeps', () => {
  const draft: SentenceDraft = {
    mode: 'edit',
    claimId: 'c3',
    text: 'Pennant Mills employs',
    evidenceIds: ['e3'],
  };

  test('is what was being typed, order by order, until it is sent', () => {
    const store = memory();
    keepDraft(store, 'FW-1', draft);
    expect(keptDraft(store, 'FW-1')).toEqual(draft);
    expect(keptDraft(store, 'FW-2')).toBeNull();
    keepDraft(store, 'FW-1', null);
    expect(keptDraft(store, 'FW-1')).toBeNull();
  });

  test('is nothing where it was spoilt', () => {
    for (const spoilt of [
      '{',
      '7',
      '{"mode":"eat","claimId":"c","text":"t"}',
      '{"mode":"edit","text":"t"}',
    ]) {
      const store = memory();
      store.setItem('foreword.bench.FW-1', spoilt);
      expect(keptDraft(store, 'FW-1')).toBeNull();
    }
  });

  test('is how the desk shall look', () => {
    const store = memory();
    writeDeskSettings(store, { ...DEFAULT_SETTINGS, theme: 'dark', singleKeys: false });
    expect(readDeskSettings(store)).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      singleKeys: false,
    });
    store.setItem('foreword.bench.settings', '{"theme":"pink"}');
    expect(readDeskSettings(store)).toEqual(DEFAULT_SETTINGS);
    store.setItem('foreword.bench.settings', 'null');
    expect(readDeskSettings(store)).toEqual(DEFAULT_SETTINGS);
  });
});
