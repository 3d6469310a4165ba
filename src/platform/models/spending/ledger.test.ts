import { describe, expect, test } from 'vitest';
import { succeed } from '../../../kernel/result';
import {
  createLedger,
  withinLedger,
  listPrice,
  onRecord,
  type Model,
  type ModelCall,
} from '../index';
import { mostInputTokens } from './prices';
import { scriptedModel, storeInMemory } from '../testing';

const CALL: ModelCall = {
  stage: 'write',
  instructions: '',
  prompt: 'x'.repeat(300),
  form: {},
  mostOutputTokens: 500,
};
/** 500 tokens at a dollar a million for what goes in, 500 at ten for what comes out. */
const WORST = 200 + 300 + 2 + 5_000;
const cap = (micros: number, tokens = 1_000_000) => createLedger({ cap: { micros, tokens } });

describe('a call whose worst case exceeds what is left', () => {
  test('is not made for want of money', async () => {
    const model = scriptedModel(() => 'yes');
    expect(await withinLedger(model, cap(WORST - 1)).ask(CALL)).toMatchObject({
      reply: { ok: false, failure: { code: 'over-budget' } },
      used: { micros: 0 },
    });
    expect(model.calls).toHaveLength(0);
    expect((await withinLedger(model, cap(WORST)).ask(CALL)).reply.ok).toBe(true);
  });

  test('is not made for want of tokens', async () => {
    const model = scriptedModel(() => 'yes');
    expect((await withinLedger(model, cap(1_000_000, 1_001)).ask(CALL)).reply.ok).toBe(false);
    expect((await withinLedger(model, cap(1_000_000, 1_002)).ask(CALL)).reply.ok).toBe(true);
  });

  test('is made when an earlier one turns out to cost less than it might have', async () => {
    const model = scriptedModel(() => 'yes');
    const kept = withinLedger(model, cap(WORST + 300));
    const answers = await Promise.all([kept.ask(CALL), kept.ask(CALL)]);
    expect(answers.map(({ reply }) => reply.ok)).toEqual([true, true]);
  });

  test('is not made beside one in the air that could take the rest', async () => {
    let most = 0;
    let now = 0;
    const slow: Model = {
      name: 'slow',
      price: { input: 1, output: 10 },
      async ask() {
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return { reply: succeed('yes'), used: { inputTokens: 1, outputTokens: 1, micros: 11 } };
      },
    };
    const kept = withinLedger(slow, cap(2 * WORST + 100));
    await Promise.all(Array.from({ length: 8 }, () => kept.ask(CALL)));
    expect(most).toBe(2);
  });

  test('is never made, however many ask: the cap holds with a model that takes all it may', async () => {
    const worst = { inputTokens: 502, outputTokens: 500, micros: WORST };
    const ledger = cap(10 * WORST);
    const model = scriptedModel(() => 'yes', { used: worst });
    const kept = withinLedger(model, ledger);
    await Promise.all(Array.from({ length: 50 }, () => kept.ask(CALL)));
    expect(model.calls).toHaveLength(10);
    expect(ledger.spending()[0]?.paidMicros).toBe(10 * WORST);
  });
});

test('once the time is up nobody is asked any more, those who wait included', async () => {
  let isTimeUp = false;
  const ledger = createLedger({
    cap: { micros: WORST, tokens: 1_000_000 },
    isTimeUp: () => isTimeUp,
  });
  const slow: Model = {
    name: 'slow',
    price: { input: 1, output: 10 },
    async ask() {
      isTimeUp = true;
      return { reply: succeed('yes'), used: { inputTokens: 1, outputTokens: 1, micros: 0 } };
    },
  };
  const answers = await Promise.all([
    withinLedger(slow, ledger).ask(CALL),
    withinLedger(slow, ledger).ask(CALL),
  ]);
  expect(answers.map(({ reply }) => reply.ok)).toEqual([true, false]);
});

test('a stage with a share leaves the rest to the others', async () => {
  const ledger = createLedger({
    cap: { micros: 10 * WORST, tokens: 1_000_000 },
    shares: { gather: 0.3 },
  });
  const model = scriptedModel(() => 'yes', {
    used: { inputTokens: 500, outputTokens: 500, micros: WORST },
  });
  const kept = withinLedger(model, ledger);
  const asked = async (stage: string) =>
    (await Promise.all(Array.from({ length: 20 }, () => kept.ask({ ...CALL, stage })))).filter(
      ({ reply }) => reply.ok,
    ).length;
  expect(await asked('gather')).toBe(3);
  expect(await asked('write')).toBe(7);
});

test('a call that throws is held to have cost the most', async () => {
  const ledger = cap(WORST);
  const broken: Model = {
    name: 'broken',
    price: { input: 1, output: 10 },
    ask: () => Promise.reject(new Error('ours')),
  };
  await expect(withinLedger(broken, ledger).ask(CALL)).rejects.toThrow('ours');
  expect(
    (
      await withinLedger(
        scriptedModel(() => 'yes'),
        ledger,
      ).ask(CALL)
    ).reply.ok,
  ).toBe(false);
});

test('no text has more tokens than it is counted with', () => {
  expect(mostInputTokens('é€😀')).toBe(200 + 2 + 3 + 4);
});

test('a dated edition of a model costs what the model costs, and one that nobody knows has no price', () => {
  expect(listPrice('openai:gpt-4o-2024-11-20')).toEqual(listPrice('openai:gpt-4o'));
  expect(listPrice('anthropic:claude-haiku-4-5-20251001')).toEqual(
    listPrice('anthropic:claude-haiku-4-5'),
  );
  expect(listPrice('openai:gpt-5-mini-high')).toBeUndefined();
});

describe('on record', () => {
  const open = (store = storeInMemory(), micros = 1_000_000) => {
    const ledger = cap(micros);
    const model = scriptedModel((_, index) =>
      index === 1 ? { fault: 'refused' } : `answer ${index}`,
    );
    return {
      ledger,
      model,
      store,
      kept: onRecord(withinLedger(model, ledger), {
        store,
        ledger,
        keepsFault: (fault) => fault !== 'busy',
      }),
    };
  };

  test('a second run asks nobody, pays nothing and gets the same answers, faults among them', async () => {
    const first = open();
    const other = { ...CALL, prompt: 'another' };
    const answers = [await first.kept.ask(CALL), await first.kept.ask(other)];
    const second = open(first.store);
    expect([await second.kept.ask(CALL), await second.kept.ask(other)]).toEqual(answers);
    expect(second.model.calls).toHaveLength(0);
    expect(second.ledger.spending()).toEqual([
      { ...first.ledger.spending()[0], replayed: 2, paidMicros: 0 },
    ]);
  });

  test('what is on record counts against the cap, since it was paid for this report', async () => {
    const first = open();
    await first.kept.ask(CALL);
    const second = open(first.store, WORST + 299);
    await second.kept.ask(CALL);
    expect((await second.kept.ask({ ...CALL, prompt: 'y'.repeat(300) })).reply).toMatchObject({
      ok: false,
      failure: { code: 'over-budget' },
    });
  });

  test.each<Partial<ModelCall>>([
    { prompt: 'z' },
    { instructions: 'z' },
    { mostOutputTokens: 1 },
    { form: { type: 'object' } },
  ])('%o makes another question of it', async (change) => {
    const { kept, store } = open();
    await kept.ask(CALL);
    await kept.ask({ ...CALL, ...change });
    expect(store.kept.size).toBe(2);
  });

  test('a record that was damaged is none', async () => {
    const { kept, store, model } = open();
    await kept.ask(CALL);
    for (const hash of store.kept.keys()) store.kept.set(hash, '{"reply":{"ok":tr');
    await kept.ask(CALL);
    expect(model.calls).toHaveLength(2);
  });
});
