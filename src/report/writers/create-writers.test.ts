import { expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import { minutes } from '../../kernel/time';
import type { Model, ModelSettings } from '../../platform/models';
import { scriptedModel, storeInMemory } from '../../platform/models/testing';
import { writeReport } from '..';
import { contextOver, INPUT } from '../fixtures/report-input';
import { createWriters, openPageModel, type WritersOptions } from './create-writers';
import type { ModelConfig } from './model-config';

const price = { input: 1, output: 1 };
const settings = (name: string): ModelSettings => ({ provider: 'compatible', name, price });
const NONE: ModelConfig = {
  write: undefined,
  rewrite: undefined,
  read: undefined,
  judge: undefined,
  budget: { micros: 1_000, tokens: 1_000_000 },
};

/** With a clock that may be moved, and with everything that was warned of. */
function optionsWith(models: Partial<ModelConfig>, open?: (settings: ModelSettings) => Model) {
  const warned: object[] = [];
  const clock = testClock();
  const options: WritersOptions = {
    models: { ...NONE, ...models },
    clock,
    log: { warn: (reason) => void warned.push(reason) },
    secret: 's',
    answers: storeInMemory(),
    keepOutages: true,
    ...(open === undefined ? {} : { open }),
  };
  return { options, clock, warned };
}

const worst = (micros: number) => ({ inputTokens: 1, outputTokens: 1, micros });

test('without a model code writes, nobody judges, and nothing is spent', async () => {
  const { options } = optionsWith({});
  const { writer, judging, ledger, standIns } = createWriters(options);
  const written = await writeReport({ ...contextOver(), writer }, INPUT);
  expect(written.ok).toBe(true);
  expect(judging).toBeUndefined();
  expect(ledger.spending()).toEqual([]);
  expect(standIns).toEqual([]);
});

test('a section whose model has a fault is written by code, and that is noted once', async () => {
  const broken = scriptedModel(() => ({ fault: 'refused' }));
  const { options, warned } = optionsWith(
    { write: settings('writer'), budget: { micros: 10_000_000, tokens: 10_000_000 } },
    () => broken,
  );
  const { writer, standIns } = createWriters(options);
  const context = { ...contextOver(), writer };
  expect((await writeReport(context, INPUT)).ok).toBe(true);
  const first = standIns.map(({ section }) => section);
  expect(first.length).toBeGreaterThan(3);
  expect(new Set(first).size).toBe(first.length);
  expect((await writeReport(context, INPUT)).ok).toBe(true);
  expect(standIns.map(({ section }) => section)).toEqual(first);
  expect(warned).toHaveLength(first.length);
});

test('a model that reads pages may spend three tenths of the budget', async () => {
  const model = scriptedModel(() => '');
  const { options } = optionsWith({ write: settings('w'), read: settings('r') }, () => model);
  const reading = openPageModel(options);
  const { ledger } = createWriters(options);
  expect(await reading?.ledger.reserve('read', worst(301))).toBeUndefined();
  expect(await reading?.ledger.reserve('read', worst(300))).toBeDefined();
  expect(await ledger.reserve('write', worst(701))).toBeUndefined();
  expect(await ledger.reserve('write', worst(700))).toBeDefined();
});

test('those who mend and judge never starve the one who writes', async () => {
  const { options } = optionsWith({ write: settings('w') }, () => scriptedModel(() => ''));
  const { ledger } = createWriters(options);
  for (const stage of ['rewrite', 'judge']) {
    expect(await ledger.reserve(stage, worst(301)), stage).toBeUndefined();
    expect(await ledger.reserve(stage, worst(300)), stage).toBeDefined();
  }
});

test('a report is asked about for a quarter of an hour at most', async () => {
  const { options, clock } = optionsWith({ write: settings('w') }, () => scriptedModel(() => ''));
  const { ledger } = createWriters(options);
  clock.advance(minutes(15));
  expect(await ledger.reserve('write', worst(1))).toBeDefined();
  clock.advance(minutes(1));
  expect(await ledger.reserve('write', worst(1))).toBeUndefined();
});

test('no model reads pages where none is set', () => {
  expect(openPageModel(optionsWith({ write: settings('w') }).options)).toBeUndefined();
});
