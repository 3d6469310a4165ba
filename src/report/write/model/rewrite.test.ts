import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import { scriptedModel } from '../../../platform/models/testing';
import { GIVEN_POSTING } from '../../../research/evidence/shape';
import { inputFor, row } from '../../fixtures/writing';
import { evidenceOnlyWriter } from '../evidence-only';
import type { DraftClaim, FailedDraft } from '../ports';
import { modelWriter } from './index';
import { rewriteFailed } from './rewrite';

const MILL = row({ attribute: 'news', quote: 'The mill in Elm has 40 doors, said the miller.' });
const SCHOOL = row({ attribute: 'news', quote: 'The school in Oak opened in May 2024.' });
const UNCITED = row({ attribute: 'news', quote: 'A boat was seen upon the river at night.' });
const input = inputFor('culture', [MILL, SCHOOL, UNCITED]);

const draftOf = (
  text: string,
  { id }: typeof MILL,
  changes: Partial<DraftClaim> = {},
): DraftClaim => ({ text, evidenceIds: [id], restsOn: [], ...changes });
const FAILED: readonly FailedDraft[] = [
  {
    draft: draftOf('The mill in Elm has 41 doors.', MILL, {
      group: 'Lately',
      asOf: '2024-05-01',
      notes: [{ label: 'A warning', text: 'none at all.' }],
    }),
    reasons: ['“41” isn’t in the cited evidence.'],
  },
  {
    draft: draftOf('The school in Oak opened in June 2024.', SCHOOL),
    reasons: ['“June 2024” isn’t in the cited evidence.'],
  },
];

const reply = (...sentences: readonly (readonly [number, string])[]) =>
  JSON.stringify({ sentences: sentences.map(([number, text]) => ({ number, text })) });
async function rewritten(say: Parameters<typeof scriptedModel>[0], failed = FAILED) {
  const model = scriptedModel(say);
  const drafts = await rewriteFailed({ model, secret: 'a secret' }, input, failed);
  return { model, drafts, texts: drafts.map((draft) => draft?.text) };
}

describe('what is shown for writing a sentence once more', () => {
  test('is the sentence, its faults and the entries it cites, and no others', async () => {
    const { model } = await rewritten(() => reply());
    const prompt = model.calls[0]?.prompt ?? '';
    expect(prompt).toContain(
      '1 {"sentence":"The mill in Elm has 41 doors.","entries":["E1"],"faults":["“41” isn’t in the cited evidence."]}',
    );
    expect(prompt).toContain(
      '2 {"sentence":"The school in Oak opened in June 2024.","entries":["E2"]',
    );
    expect([
      prompt.includes(MILL.quote),
      prompt.includes(SCHOOL.quote),
      prompt.includes('boat'),
    ]).toEqual([true, true, false]);
    for (const { url, title, id, snapshot } of [MILL, SCHOOL])
      for (const hidden of [url, title, id, snapshot]) expect(prompt).not.toContain(hidden);
  });

  test('stands whole between marks of its own', async () => {
    const { model } = await rewritten(() => 'What?');
    expect(model.calls.length).toBeGreaterThan(1);
    const marks = model.calls.map(({ prompt }) => prompt.match(/^=== \S+$/gmu) ?? []);
    expect(marks.every(([first, last, ...others]) => first === last && others.length === 0)).toBe(
      true,
    );
    expect(new Set(marks.flat()).size).toBe(model.calls.length);
  });

  test('is at most twelve sentences, and the others are left to code', async () => {
    const many = Array.from({ length: 14 }, (_, index): FailedDraft => ({
      draft: draftOf(`The mill in Elm has ${50 + index} doors.`, MILL),
      reasons: ['No.'],
    }));
    const { model, texts } = await rewritten(
      () =>
        reply(
          ...many.map(
            (_, index) => [index + 1, `The mill in Elm has 40 doors, number ${index}.`] as const,
          ),
        ),
      many,
    );
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]?.prompt.match(/^\d+ \{"sentence"/gmu)).toHaveLength(12);
    expect(texts.slice(0, 12)).not.toContain(undefined);
  });
});

test('what the buyer gave as the posting is shown to nobody, and the others keep their numbers', async () => {
  const posting = row({
    attribute: 'must-have',
    quote: 'Calm hands in an incident',
    sourceId: GIVEN_POSTING,
  });
  const given: FailedDraft = {
    draft: draftOf('Its must-have is “calm hands”.', posting),
    reasons: ['No.'],
  };
  const model = scriptedModel(() =>
    reply([1, 'The mill in Elm has 40 doors.'], [0, 'A sentence for nobody.']),
  );
  const together = {
    ...input,
    rows: [...input.rows, { number: 4, question: 'posting', evidence: posting }],
  };
  const drafts = await rewriteFailed({ model, secret: 'a secret' }, together, [given, ...FAILED]);
  expect(model.calls.some(({ prompt }) => /calm hands/iu.test(prompt))).toBe(false);
  expect(drafts.map((draft) => draft?.text)).toEqual([
    undefined,
    'The mill in Elm has 40 doors.',
    undefined,
  ]);
  expect(await rewriteFailed({ model, secret: 'a secret' }, together, [given])).toEqual([
    undefined,
  ]);
  expect(model.calls).toHaveLength(1);
});

test('what took a side where sources contradict each other is written anew from both, and cites both', async () => {
  const hundred = row({
    id: 'one-side',
    attribute: 'employees',
    quote: 'We are 100 people.',
    status: 'conflicted',
    rivals: ['other-side'],
  });
  const ninety = row({
    id: 'other-side',
    attribute: 'employees',
    quote: 'Staff: 90',
    status: 'conflicted',
    rivals: ['one-side'],
  });
  const model = scriptedModel(() => reply([1, 'One source counts 100 people, another 90.']));
  const [draft] = await rewriteFailed(
    { model, secret: 'a secret' },
    inputFor('snapshot', [hundred, ninety]),
    [{ draft: draftOf('It has 100 people.', hundred), reasons: ['One side.'] }],
  );
  expect(model.calls[0]?.prompt).toContain('Staff: 90');
  expect(draft).toMatchObject({
    text: 'One source counts 100 people, another 90.',
    evidenceIds: ['one-side', 'other-side'],
  });
});

test('nothing of a section that code alone may write is shown to anybody', async () => {
  const person = row({ attribute: 'interviewer', quote: 'Rosa Ibarra speaks on gauges.' });
  const model = scriptedModel(() => reply([1, 'She speaks on gauges in Elm.']));
  expect(
    await rewriteFailed({ model, secret: 'a secret' }, inputFor('interviewers', [person]), [
      { draft: draftOf('She speaks on rivers.', person), reasons: ['No.'] },
    ]),
  ).toEqual([undefined]);
  expect(model.calls).toEqual([]);
});

describe('what comes of it', () => {
  test('is the new text in the old draft’s place, which cites, groups and notes as before', async () => {
    const { drafts, model } = await rewritten(() =>
      reply([2, 'The school in Oak opened in May 2024.'], [1, 'The mill in Elm has 40 doors.']),
    );
    expect(drafts).toEqual([
      { ...FAILED[0]?.draft, author: 'model', text: 'The mill in Elm has 40 doors.' },
      { ...FAILED[1]?.draft, author: 'model', text: 'The school in Oak opened in May 2024.' },
    ]);
    expect(model.calls).toHaveLength(1);
  });

  test.each<[string, string]>([
    ['an empty text', ''],
    ['the same words again', 'The mill in Elm has 41 doors.'],
    ['the same words with signs that nobody sees', 'The mill in\u200b Elm has 41 doors.'],
    ['a link', 'The mill in Elm, see lure.example, has 40 doors.'],
    ['an address', 'The mill in Elm has 40 doors, write to thief@lure.'],
    ['markup', 'The mill in <b>Elm</b> has 40 doors.'],
    ['a text without end', 'The mill in Elm has doors. '.repeat(30)],
    ['a word', 'Doors.'],
  ])('is nothing when the reply has %s', async (_what, text) => {
    expect(
      (await rewritten(() => reply([1, text], [2, 'The school in Oak opened in May 2024.']))).texts,
    ).toEqual([undefined, 'The school in Oak opened in May 2024.']);
  });

  test.each<[string, readonly (readonly [number, string])[]]>([
    ['no number is named', []],
    ['the number is beyond the last', [[3, 'The mill in Elm has 40 doors.']]],
    ['the number is nought', [[0, 'The mill in Elm has 40 doors.']]],
    ['the number is a half', [[1.5, 'The mill in Elm has 40 doors.']]],
  ])('is nothing when %s', async (_what, sentences) => {
    expect((await rewritten(() => reply(...sentences))).texts).toEqual([undefined, undefined]);
  });

  test('is the first of two for one number', async () => {
    expect(
      (
        await rewritten(() =>
          reply([1, 'The mill in Elm has 40 doors.'], [1, 'The mill has 40 doors in Elm.']),
        )
      ).texts[0],
    ).toBe('The mill in Elm has 40 doors.');
  });

  test.each(['refused', 'over-budget', 'too-slow'] as const)(
    'is nothing when the model is %s, and it is asked no more',
    async (fault) => {
      const { texts, model } = await rewritten(() => ({ fault }));
      expect(texts).toEqual([undefined, undefined]);
      expect(model.calls).toHaveLength(1);
    },
  );

  test('is nothing when a reply repeats the mark of a page each time', async () => {
    const { texts, model } = await rewritten(({ prompt }) =>
      reply([1, `The mill in Elm has ${/Mark: (\S+)/u.exec(prompt)?.[1] ?? ''} doors.`]),
    );
    expect(texts).toEqual([undefined, undefined]);
    expect(model.calls).toHaveLength(3);
  });
});

describe('the writer', () => {
  const writerWith = (rewriter?: ReturnType<typeof scriptedModel>) => {
    const model = scriptedModel(() => reply([1, 'The mill in Elm has 40 doors.']));
    const standIn = evidenceOnlyWriter();
    return {
      model,
      standIn,
      writer: modelWriter({
        model,
        secret: 'a secret',
        standIn,
        ...defined({ rewriter }),
      }),
    };
  };

  test('has failed sentences written by the model it is given for that, and by its own if there is none', async () => {
    const other = scriptedModel(() => reply([1, 'Elm’s mill has 40 doors.']));
    const [apart, alone] = [writerWith(other), writerWith()];
    expect((await apart.writer.rewrite?.(input, FAILED))?.[0]?.text).toBe(
      'Elm’s mill has 40 doors.',
    );
    expect([apart.model.calls.length, other.calls.length]).toEqual([0, 1]);
    expect((await alone.writer.rewrite?.(input, FAILED))?.[0]?.text).toBe(
      'The mill in Elm has 40 doors.',
    );
  });

  test('names who stands in for it', () => {
    const { writer, standIn } = writerWith();
    expect(writer.standIn).toBe(standIn);
  });

  test('holds nothing against what code wrote, and its own against itself', async () => {
    const model = scriptedModel(() => ({ fault: 'refused' }));
    const writer = modelWriter({
      model,
      secret: 'a secret',
      standIn: {
        writeSection: async () => [
          draftOf('Volcanoes swallow laboratories.', MILL, { restsOn: ['c'] }),
        ],
      },
    });
    const [byCode] = await writer.writeSection(input);
    if (byCode === undefined) throw new Error('No draft');
    expect(writer.objectionsTo?.(byCode, input)).toEqual([]);
    expect(writer.objectionsTo?.({ ...byCode }, input)).not.toEqual([]);
  });
});

test('a model that leaks a mark while writing is asked again, and its leak is not told to it', async () => {
  const mission = row({
    topic: 'culture',
    attribute: 'mission',
    quote: 'Our mission is to measure every river before it floods.',
  });
  const model = scriptedModel(({ prompt }) =>
    JSON.stringify({
      sentences: [
        {
          text: `It keeps ${/Mark: (\S+)/u.exec(prompt)?.[1] ?? ''} to itself.`,
          evidenceIds: ['E1'],
        },
      ],
    }),
  );
  const standIns: string[] = [];
  const writer = modelWriter({
    model,
    secret: 'a secret',
    standIn: evidenceOnlyWriter(),
    noteStandIn: ({ fault }) => standIns.push(fault),
  });
  const drafts = await writer.writeSection(inputFor('culture', [mission]));
  const marks = model.calls.map(({ prompt }) => /Mark: (\S+)/u.exec(prompt)?.[1] ?? 'none');
  expect(model.calls).toHaveLength(3);
  expect(standIns).toEqual(['unusable']);
  expect(model.calls[1]?.prompt).not.toContain(marks[0]);
  expect(marks.some((mark) => JSON.stringify(drafts).includes(mark))).toBe(false);
});
