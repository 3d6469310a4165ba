import { describe, expect, test } from 'vitest';
import { honestReply } from '../../test/support/honest-reply';
import type { ModelCall } from '../platform/models';
import { scriptedModel } from '../platform/models/testing';
import { rowsOf } from './fixtures/made-up-company';
import { contextOver, INPUT } from './fixtures/report-input';
import { chatJudge } from './judge';
import { evidenceOnlyWriter, modelWriter, type StandInReason } from './write';
import { writeReport, type ReportContext, type ReportInput } from './write-report';

async function report(
  say: Parameters<typeof scriptedModel>[0],
  more: Partial<ReportContext> = {},
  input: ReportInput = INPUT,
) {
  const model = scriptedModel(say);
  const standIns: StandInReason[] = [];
  const writer = modelWriter({
    model,
    secret: 's',
    standIn: evidenceOnlyWriter(),
    noteStandIn: (reason) => standIns.push(reason),
  });
  const result = await writeReport({ ...contextOver(), writer, ...more }, input);
  if (!result.ok) throw new Error(result.failure.sentence);
  const { document, rejected } = result.value;
  return {
    model,
    standIns,
    document,
    rejected,
    claims: document.sections.flatMap(({ claims }) => claims),
  };
}

const isRewriting = ({ stage }: ModelCall) => stage === 'rewrite';
const honest = ({ prompt }: ModelCall) => honestReply(prompt);

/** An honest reply whose first sentence, or all but its last, are a lie. */
function lying(prompt: string, text: string, most = 1): string {
  const { sentences } = JSON.parse(honestReply(prompt)) as { sentences: { text: string }[] };
  const lies = Math.min(most, Math.max(1, sentences.length - 1));
  return JSON.stringify({
    sentences: sentences.map((one, index) => (index < lies ? { ...one, text } : one)),
  });
}

test('an honest model writes every section it has something for, and the same twice', async () => {
  const { document, standIns, rejected, model } = await report(honest);
  expect(standIns).toEqual([]);
  expect(rejected).toEqual([]);
  expect(JSON.stringify(document)).toContain('"“');
  expect(new Set(model.calls.map(({ stage }) => stage))).toEqual(
    new Set(['plan', 'write', 'edit']),
  );
  expect((await report(honest)).document).toEqual(document);
});

test('kinds are set by the sections, whatever the model says of them', async () => {
  const { document } = await report(({ prompt }) =>
    honestReply(prompt).replaceAll('"text"', '"kind":"computed","text"'),
  );
  const kindsIn = (id: string) =>
    new Set(document.sections.find((section) => section.id === id)?.claims.map(({ kind }) => kind));
  expect(kindsIn('culture')).not.toContain('question');
  expect(kindsIn('talking-points')).toEqual(new Set(['advice']));
  expect(kindsIn('questions-to-ask')).toEqual(new Set(['question']));
});

test('what was found of an interviewer, and who they are, is shown to no model, be it writer, rewriter or judge', async () => {
  const page = {
    sourceId: 'talks',
    sourceName: 'River Talks',
    url: 'https://talks.example/ibarra',
    title: 'A talk',
    text: 'Rosa Ibarra spoke on quiet gauges at the river talks of 2025.',
    findings: [
      {
        topic: 'leadership' as const,
        attribute: 'interviewer',
        value: 'Rosa Ibarra',
        quote: 'Rosa Ibarra spoke on quiet gauges at the river talks of 2025.',
      },
    ],
  };
  const pages = contextOver();
  const asked: ModelCall[] = [];
  const judge = scriptedModel((call) => {
    asked.push(call);
    return '{"labels":[]}';
  });
  const { model, document } = await report(
    honest,
    {
      readSnapshot: async (sha) =>
        (await contextOver([page]).readSnapshot(sha)) ?? pages.readSnapshot(sha),
      judging: {
        judge: chatJudge({ model: judge, secret: 's' }),
        noteUnanswered: () => undefined,
        noteUnreliable: () => undefined,
      },
    },
    {
      ...INPUT,
      interviewers: 'Rosa Ibarra',
      people: [
        {
          name: 'Rosa Ibarra',
          outcome: 'found',
          sentence: 'Found.',
          places: [],
          evidence: rowsOf(page),
        },
      ],
    },
  );
  expect(
    JSON.stringify(document.sections.find(({ id }) => id === 'interviewers')?.claims),
  ).toContain('quiet gauges');
  expect(
    [...model.calls, ...asked].filter(({ prompt }) => /Ibarra|quiet gauges/u.test(prompt)),
  ).toEqual([]);
});

describe('a sentence that its quotes do not carry', () => {
  const LIE = 'It lost $900 million in one night in May 1999.';

  test('is rewritten once from its quote and stands then', async () => {
    const { claims, rejected, model } = await report((call) =>
      isRewriting(call)
        ? JSON.stringify({
            sentences: [
              {
                number: 1,
                text: `It says: “${/"quote":"([^"]{20,200}?)[.]?"/u.exec(call.prompt)?.[1] ?? ''}”.`,
              },
            ],
          })
        : call.prompt.startsWith('Section: Culture')
          ? lying(call.prompt, LIE)
          : honest(call),
    );
    expect(model.calls.filter(isRewriting)).toHaveLength(1);
    expect(claims.some(({ text }) => text.startsWith('It says: “'))).toBe(true);
    expect(rejected).toEqual([]);
    expect(JSON.stringify(claims)).not.toContain('900');
  });

  test('leaves the draft where the second wording does not hold either, and is listed with the reason', async () => {
    const { claims, rejected } = await report((call) =>
      isRewriting(call)
        ? JSON.stringify({ sentences: [{ number: 1, text: 'It lost $901 million in one night.' }] })
        : call.prompt.startsWith('Section: Culture')
          ? lying(call.prompt, LIE)
          : honest(call),
    );
    expect(rejected.map(({ text }) => text)).toEqual([LIE]);
    expect(rejected[0]?.reasons).toContain('The evidence doesn’t mention it.');
    expect(JSON.stringify(claims)).not.toMatch(/90[01]/);
  });

  test('beside one that holds costs only itself: the one is kept, and code answers what is left open', async () => {
    const reply = (most: number) => (call: ModelCall) =>
      isRewriting(call)
        ? '{"sentences":[]}'
        : call.prompt.startsWith('Section: Culture')
          ? lying(call.prompt, LIE, most)
          : honest(call);
    const cultureOf = ({ document }: Awaited<ReturnType<typeof report>>) =>
      document.sections.find(({ id }) => id === 'culture')?.claims ?? [];
    const [all, left] = [cultureOf(await report(honest)), cultureOf(await report(reply(99)))];
    const code = await writeReport(contextOver(), INPUT);
    const byCode = code.ok ? code.value.document.sections.flatMap(({ claims }) => claims) : [];
    const ofCode = new Set(byCode.map(({ text }) => text));
    const ofModel = all.map(({ text }) => text).filter((text) => !ofCode.has(text));
    expect(left.filter(({ text }) => ofModel.includes(text))).toHaveLength(1);
    expect(left.filter(({ text }) => ofCode.has(text)).length).toBeGreaterThan(1);
    expect(new Set(left.map(({ id }) => id)).size).toBe(left.length);
    expect(new Set(left.map(({ text }) => text)).size).toBe(left.length);
    expect(JSON.stringify(left)).not.toContain('900');
  });

  test('told in every sentence costs the model the section, which code writes then', async () => {
    const { document, rejected } = await report((call) =>
      isRewriting(call)
        ? '{"sentences":[]}'
        : honest(call).replaceAll(/"text":"[^"]*?“/gu, '"text":"In 1999 it lost $900 million: “'),
    );
    const byCode = await writeReport(contextOver(), INPUT);
    expect(byCode.ok && byCode.value.document.sections.find(({ id }) => id === 'culture')).toEqual(
      document.sections.find(({ id }) => id === 'culture'),
    );
    expect(rejected.length).toBeGreaterThan(3);
    expect(JSON.stringify(document)).not.toContain('900');
  });
});

test.each(['', 'No.', '{"sentences":[]}', '{"sentences":[{"text":"x"}]}', '[[[', '<think>'])(
  'a model that answers “%s” throughout leaves the report that code writes',
  async (said) => {
    const { document, standIns } = await report(() => said);
    const byCode = await writeReport(contextOver(), INPUT);
    expect(byCode.ok && byCode.value.document).toEqual(document);
    expect(standIns.length).toBeGreaterThan(5);
  },
);
