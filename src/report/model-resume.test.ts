import { describe, expect, test } from 'vitest';
import { honestReply } from '../../test/support/honest-reply';
import { startModelServer, type ScriptedAnswer } from '../../test/support/model-server';
import {
  bePatient,
  createLedger,
  createModel,
  withinLedger,
  onRecord,
  type AnswerStore,
  type Model,
} from '../platform/models';
import { scriptedModel, storeInMemory } from '../platform/models/testing';
import { GIVEN_POSTING } from '../research/evidence/shape';
import { rowsOf } from './fixtures/made-up-company';
import { contextOver, INPUT } from './fixtures/report-input';
import { evidenceOnlyWriter, modelWriter, type StandInReason } from './write';
import { rewriteRoleTips } from './rewrite-role-tips';
import { writeReport, type ReportInput } from './write-report';

const BUDGET = { micros: 1_500_000, tokens: 400_000 };

function open(model: Model, store: AnswerStore, cap = BUDGET) {
  const ledger = createLedger({ cap });
  const standIns: StandInReason[] = [];
  const recorded = onRecord(withinLedger(model, ledger), { store, ledger, keepsFault: () => true });
  const writer = modelWriter({
    model: recorded,
    secret: 's',
    standIn: evidenceOnlyWriter(),
    noteStandIn: (reason) => standIns.push(reason),
  });
  return { ledger, standIns, context: { ...contextOver(), writer } };
}

const honest = () => scriptedModel(({ prompt }) => honestReply(prompt));

async function documentOf(context: ReturnType<typeof open>['context'], input: ReportInput = INPUT) {
  const result = await writeReport(context, input);
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

/** A store whose process dies once so many answers are kept. */
function mortal(store: AnswerStore, answers: number): AnswerStore {
  let left = answers;
  return {
    get: (hash) => store.get(hash),
    async put(hash, answer) {
      if (left <= 0) throw new Error('killed');
      left -= 1;
      await store.put(hash, answer);
    },
  };
}

describe('a report whose process dies', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'after %i kept answers goes on with the others and comes out the same',
    async (answers) => {
      const undisturbed = honest();
      const expected = await documentOf(open(undisturbed, storeInMemory()).context);
      const store = storeInMemory();
      const first = honest();
      await expect(documentOf(open(first, mortal(store, answers)).context)).rejects.toThrow(
        'killed',
      );
      const second = honest();
      const resumed = open(second, store);
      expect(await documentOf(resumed.context)).toEqual(expected);
      expect(second.calls).toHaveLength(undisturbed.calls.length - answers);
      // What was paid before the end counts against the same budget.
      const paid = resumed.ledger.spending().reduce((sum, { micros }) => sum + micros, 0);
      expect(paid).toBe(undisturbed.calls.length * 300);
    },
  );

  test('over and over pays for every kept answer once', async () => {
    const store = storeInMemory();
    const model = honest();
    const needed = honest();
    const expected = await documentOf(open(needed, storeInMemory()).context);
    let document;
    for (let lives = 0; document === undefined && lives < 30; lives += 1) {
      document = await documentOf(open(model, mortal(store, 1)).context).catch(() => undefined);
    }
    expect(document).toEqual(expected);
    expect(store.kept.size).toBe(needed.calls.length);
  });
});

test('tips for the role written anew ask nobody, even where no answer is kept any more, and leave all else as it was', async () => {
  const whole = await documentOf(open(honest(), storeInMemory()).context);
  const page = {
    sourceId: GIVEN_POSTING,
    sourceName: 'The posting you gave us',
    url: 'https://board.example/1',
    title: 'Posting',
    text: 'Backend Engineer, Gauges at the river team',
    findings: [
      {
        topic: 'hiring' as const,
        attribute: 'job-posting',
        quote: 'Backend Engineer, Gauges',
        value: 'Backend Engineer, Gauges',
      },
    ],
  };
  const snapshots = contextOver([page]);
  const again = honest();
  const { context } = open(again, storeInMemory());
  const both = {
    ...context,
    readSnapshot: async (sha: string) =>
      (await snapshots.readSnapshot(sha)) ?? context.readSnapshot(sha),
  };
  const result = await rewriteRoleTips(
    both,
    { ...INPUT, posting: { evidence: rowsOf(page) } },
    whole,
  );
  if (!result.ok) throw new Error(result.failure.sentence);
  expect(again.calls).toHaveLength(0);
  const sections = (document: typeof whole.document, isTips: boolean) =>
    document.sections.filter(({ id }) => (id === 'role-tips') === isTips);
  expect(sections(result.value.document, false)).toEqual(sections(whole.document, false));
  const kept = sections(result.value.document, true)[0]?.claims ?? [];
  for (const claim of sections(whole.document, true)[0]?.claims ?? [])
    expect(kept).toContainEqual(claim);
  expect(kept.some(({ id }) => id.startsWith('role-tips-posting-'))).toBe(true);
});

describe('a purse', () => {
  test('with nothing in it leaves the whole report to code', async () => {
    const model = honest();
    const { context, standIns } = open(model, storeInMemory(), { micros: 0, tokens: 0 });
    expect(await documentOf(context)).toEqual(
      await documentOf({ ...context, writer: evidenceOnlyWriter() }),
    );
    expect(model.calls).toHaveLength(0);
    expect(new Set(standIns.map(({ fault }) => fault))).toEqual(new Set(['over-budget']));
  });

  test('is never overdrawn by a model that takes the most each time', async () => {
    const worst = { inputTokens: 36_000, outputTokens: 6_000, micros: 96_000 };
    const { context, ledger, standIns } = open(
      scriptedModel(({ prompt }) => honestReply(prompt), { used: worst }),
      storeInMemory(),
      { micros: 500_000, tokens: 10_000_000 },
    );
    await documentOf(context);
    expect(ledger.spending()[0]?.micros).toBeLessThanOrEqual(500_000);
    expect(standIns.map(({ fault }) => fault)).toContain('over-budget');
  });
});

test('a service that fails in every way it can still leaves a whole report', async () => {
  const ways: readonly ScriptedAnswer[] = [
    { status: 429, headers: { 'retry-after': '0' } },
    { status: 500 },
    { say: '' },
    { breakOff: true },
    { say: '{"sentences":[', finish: 'length' },
    { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
    { say: 'I’m sorry.' },
    { status: 200, body: 'null' },
    { say: '', finish: 'content_filter' },
  ];
  const server = await startModelServer(({ body }, index) =>
    index % 10 === 9
      ? { say: honestReply(body.messages?.at(-1)?.content ?? '') }
      : (ways[index % 10] ?? { status: 503 }),
  );
  const service = createModel({
    provider: 'compatible',
    name: 'm',
    price: { input: 0, output: 0 },
    baseUrl: server.baseUrl,
  });
  const { context } = open(
    bePatient(service, async () => undefined),
    storeInMemory(),
    { micros: 0, tokens: 10_000_000 },
  );
  const { document } = await documentOf(context);
  await server.close();
  expect(server.asked.length).toBeGreaterThan(10);
  expect(document.sections.flatMap(({ claims }) => claims).length).toBeGreaterThan(20);
});
