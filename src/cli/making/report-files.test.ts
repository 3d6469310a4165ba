import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import { createWriters, type Writers } from '../../report/writers';
import { readConfig } from '../../config';
import { defined } from '../../kernel/defined';
import { fail } from '../../kernel/result';
import { milliseconds } from '../../kernel/time';
import type { AnswerStore, Model, ModelCall } from '../../platform/models';
import type { ModelFault } from '../../platform/models/ports';
import { scriptedModel, storeInMemory } from '../../platform/models/testing';
import { writeReport } from '../../report';
import { rowsOf } from '../../report/fixtures/made-up-company';
import { OWN_WORDS_PAGE, writeInOwnWords } from '../../report/fixtures/own-words';
import { contextOver, INPUT } from '../../report/fixtures/report-input';
import { storeReport } from './report-files';

const folder = mkdtempSync(join(tmpdir(), 'foreword-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function configOf(environment: Readonly<Record<string, string>>) {
  const read = readConfig({
    MODEL_WRITE: 'compatible:writer',
    MODEL_COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
    ...environment,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return read.config;
}

interface RunRecord {
  readonly decidedWithoutJudge: readonly {
    readonly section: string;
    readonly sentences: number;
  }[];
  readonly judgeDropped: readonly { readonly othersWrong: number }[];
}

/** A report in a writer's own words, and what its record says of the judge. */
async function reported(
  judge: Model | undefined,
  environment: Readonly<Record<string, string>> = {},
  answers: AnswerStore = storeInMemory(),
) {
  const config = configOf({
    MODEL_JUDGE: judge === undefined ? 'none' : 'compatible:judge',
    ...environment,
  });
  const texts = new Set<string>();
  const writer = scriptedModel(writeInOwnWords(1, texts));
  const writers: Writers = createWriters({
    models: config.models,
    clock: testClock(),
    log: { warn: () => undefined },
    secret: 's',
    answers,
    keepOutages: true,
    open: ({ name }) => (name === 'judge' && judge !== undefined ? judge : writer),
  });
  const [pages, own] = [contextOver(), contextOver([OWN_WORDS_PAGE])];
  const evidence = [...INPUT.evidence, ...rowsOf(OWN_WORDS_PAGE)];
  const written = await writeReport(
    {
      writer: writers.writer,
      ...defined({ judging: writers.judging }),
      readSnapshot: async (sha) => (await own.readSnapshot(sha)) ?? pages.readSnapshot(sha),
    },
    { ...INPUT, evidence },
  );
  if (!written.ok) throw new Error(written.failure.sentence);
  const { document } = written.value;
  storeReport(folder, {
    config,
    request: { orderId: 'none', company: '', role: '', name: '', interviewers: '', location: '' },
    company: {
      id: 'domain:fernhollow.example',
      name: 'Fernhollow',
      legalName: 'Fernhollow',
      aliases: [],
      jobBoards: {},
      namesakes: [],
    },
    gathered: undefined,
    writtenAt: INPUT.writtenAt,
    pdf: new Uint8Array(),
    written: written.value,
    findings: { evidence, tally: INPUT.tally },
    writers,
    tape: undefined,
    milliseconds: {},
  });
  const record = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as RunRecord;
  const claims = document.sections.flatMap(({ claims: own }) => own.map(({ text }) => text));
  return { claims, record, spending: writers.ledger.spending() };
}

const labelsFor = ({ prompt }: ModelCall, label: (item: string, at: number) => object): string =>
  JSON.stringify({
    labels: Array.from(prompt.matchAll(/^([0-9a-f]{6}) \{/gmu), ([, item = ''], at) => ({
      item,
      confidence: 99,
      ...label(item, at),
    })),
  });

/** A service that answers too late, never, or with more than is read; it asks for no pause. */
const faulty = (code: ModelFault): Model => ({
  name: 'compatible:judge',
  price: { input: 1, output: 1 },
  ask: async () => ({
    reply: fail(code, 'It has a fault.'),
    used: { inputTokens: 1, outputTokens: 1, micros: 2 },
    retryAfter: milliseconds(0),
  }),
});

const BAD_JUDGES: readonly (readonly [what: string, judge: Model])[] = [
  ['answers in prose', scriptedModel(() => 'They all look entailed to me.')],
  ['answers late or never', faulty('too-slow')],
  ['answers with 100 MB', faulty('broken')],
  [
    'gives one label to all',
    scriptedModel((call) => labelsFor(call, () => ({ label: 'neutral' }))),
  ],
  [
    'labels other ids',
    scriptedModel((call) => labelsFor(call, (item) => ({ item: `${item}0`, label: 'entailed' }))),
  ],
  [
    'says yes to everything',
    scriptedModel((call) => labelsFor(call, () => ({ label: 'entailed' }))),
  ],
];

let strict: Awaited<ReturnType<typeof reported>>;
beforeAll(async () => {
  strict = await reported(undefined);
});

describe('a report’s record', () => {
  test.each(BAD_JUDGES)(
    'names the sections that were decided without a judge that %s, and the strict checks decide',
    async (_what, judge) => {
      const { claims, record } = await reported(judge);
      expect(claims).toEqual(strict.claims);
      expect(strict.record.decidedWithoutJudge).toEqual([]);
      expect(record.decidedWithoutJudge.map(({ section }) => section)).toContain('culture');
      expect(record.decidedWithoutJudge.every(({ sentences }) => sentences > 0)).toBe(true);
    },
  );

  test('says how a judge did whose verdicts were all dropped', async () => {
    const mostlyYes = scriptedModel((call) =>
      labelsFor(call, (item) => ({
        label: Number.parseInt(item.slice(0, 2), 16) < 180 ? 'entailed' : 'neutral',
      })),
    );
    const { claims, record } = await reported(mostlyYes);
    expect(claims).toEqual(strict.claims);
    expect(record.judgeDropped).toHaveLength(1);
    expect(record.judgeDropped[0]?.othersWrong).toBeGreaterThan(2);
  });
});

describe('what a judge said', () => {
  const honest = () =>
    scriptedModel((call) =>
      labelsFor(call, (_item, at) => ({ label: at % 2 === 0 ? 'entailed' : 'neutral' })),
    );
  const judged = (spending: Awaited<ReturnType<typeof reported>>['spending']) =>
    spending.find(({ stage }) => stage === 'judge');

  test('is kept, so that a report that is made again pays for no verdict twice', async () => {
    const answers = storeInMemory();
    const [first, second] = [honest(), honest()];
    const before = await reported(first, {}, answers);
    const after = await reported(second, {}, answers);
    expect(first.calls.length).toBeGreaterThan(0);
    expect(second.calls).toEqual([]);
    expect(after.claims).toEqual(before.claims);
    expect(judged(after.spending)?.paidMicros).toBe(0);
    expect(judged(after.spending)?.replayed).toBe(judged(after.spending)?.asked);
  });

  test('isn’t asked for beyond the report’s budget, and the strict checks decide', async () => {
    const judge = scriptedModel((call) => labelsFor(call, () => ({ label: 'entailed' })), {
      price: { input: 1_000, output: 1_000 },
    });
    const { claims, record } = await reported(judge);
    expect(judge.calls).toEqual([]);
    expect(claims).toEqual(strict.claims);
    expect(record.decidedWithoutJudge).not.toEqual([]);
  });
});
