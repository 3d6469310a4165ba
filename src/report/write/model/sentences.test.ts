import { describe, expect, test } from 'vitest';
import { claimsOn, inputFor, row } from '../../fixtures/writing';
import { sentencesForm, readSentences, textFault, type Offer } from './sentences';

const GAUGE = row({
  attribute: 'launch',
  quote: 'In March 2026 we launched Gauge 4, which reads a river through ice.',
  asOf: '2026-03-02',
});
const FLOOD = row({
  attribute: 'news',
  quote: 'The flood desk at flooddesk.example opened in Elm.',
  asOf: '2026-03-09',
});
const { rows } = inputFor('culture', [GAUGE, FLOOD]);
const NONE = { headings: [], labels: [] };
const FACTS: Offer = {
  rows,
  claims: [],
  layout: NONE,
  asks: false,
  known: ['Fernhollow', 'Backend Engineer'],
};
const TEXT = 'It launched Gauge 4 in March 2026.';

describe('what can’t stand in a report whatever it says', () => {
  test.each([
    ['eight letters are enough', 'It grew.', undefined],
    ['seven are not', 'It fell', 'is too short'],
    ['four hundred and twenty are allowed', 'x'.repeat(420), undefined],
    ['one more is not', 'x'.repeat(421), 'is too long'],
    ['an address with its scheme', 'Look at ftp://lure today.', 'holds a link or an address'],
    ['a scheme of any name', 'Open slack://lure today.', 'holds a link or an address'],
    ['www without a scheme', 'Look at www.lure today.', 'holds a link or an address'],
    ['a script for an address', 'Try javascript:alert today.', 'holds a link or an address'],
    ['data for an address', 'Try data:text today.', 'holds a link or an address'],
    ['mail', 'Write to ines@lure today.', 'holds a link or an address'],
    ['a host', 'Look at lure.example today.', 'holds a link or an address'],
    ['a host in capitals', 'Look at LURE.EXAMPLE today.', 'holds a link or an address'],
    [
      'a host within a longer run',
      'Look at ..desk.lure.example-x. today.',
      'holds a link or an address',
    ],
    ['a host in other letters', 'Look at лура.рф today.', 'holds a link or an address'],
    ['a link in brackets', 'Look [here] (now) today.', 'holds a link or an address'],
    ['a tag', 'It is <img src=x> new.', 'holds markup'],
    ['half a tag', 'It is <script new.', 'holds markup'],
    ['an entity', 'It is &lt;new&gt; today.', 'holds markup'],
    ['an entity by number', 'It is &#60; new today.', 'holds markup'],
    ['code', 'It is ``new`` today.', 'holds markup'],
    ['bold', 'It is **new** today.', 'holds markup'],
    ['a heading', '# It is new today', 'holds markup'],
    ['a list on its second line', 'It is new:\n- today', 'holds markup'],
    ['a list behind a line mark', 'It is new:\u2028- today', 'holds markup'],
    ['a number with a decimal point', 'It grew by 3.5 percent.', undefined],
    ['an initial', 'John F. Amsel joined in 2024.', undefined],
    ['less than', 'It takes < 4 hours and > 2.', undefined],
    ['two firms', 'Alder & Sons joined in 2024.', undefined],
    ['a time of day', 'It opens at 9:30 in Elm.', undefined],
  ])('%s', (_what, text, fault) => {
    expect(textFault(text, [])).toBe(fault);
  });

  test('a dot that belongs to a name is no address', () => {
    expect(textFault('It works with Loam.io every day.', ['Loam.io'])).toBeUndefined();
    expect(textFault('It works with loam.io every day.', ['Loam.io'])).toBeUndefined();
    expect(textFault('It works with Loam.com every day.', ['Loam.io'])).toBe(
      'holds a link or an address',
    );
  });
});

describe('the form that a reply must have', () => {
  const claims = claimsOn([GAUGE]);
  const offered: Offer = {
    ...FACTS,
    claims,
    layout: { headings: ['Lately'], labels: ['A warning'] },
  };
  const right = {
    text: TEXT,
    evidenceIds: ['E1'],
    claimIds: ['C1'],
    heading: 'Lately',
    notes: [{ label: 'A warning', text: 'none.' }],
  };
  const passes = (sentence: object) =>
    sentencesForm(offered).safeParse({ sentences: [sentence] }).success;

  test('takes what was offered', () => {
    expect(passes(right)).toBe(true);
  });

  test.each<[string, object]>([
    ['an entry beyond the last', { evidenceIds: ['E3'] }],
    ['the id of a row itself', { evidenceIds: [GAUGE.id] }],
    ['an entry in another spelling', { evidenceIds: ['e1'] }],
    ['a statement beyond the last', { claimIds: ['C2'] }],
    ['a heading of its own', { heading: 'Earlier' }],
    ['a label of its own', { notes: [{ label: 'A tip', text: 'none.' }] }],
    ['a text that is none', { text: 4 }],
    ['no entries at all', { evidenceIds: undefined }],
  ])('does not take %s', (_what, change) => {
    expect(passes({ ...right, ...change })).toBe(false);
  });

  test('has no place for statements, headings and notes where none were offered, nor ever for a kind', () => {
    const { sentences } = sentencesForm(FACTS).parse({
      sentences: [{ ...right, kind: 'computed', computation: {}, group: 'x' }],
    });
    expect(sentences).toEqual([{ text: TEXT, evidenceIds: ['E1'], clauses: [] }]);
  });
});

describe('what a reply means', () => {
  const sentence = (changes: object = {}) => ({ text: TEXT, evidenceIds: ['E1'], ...changes });
  const read = (offer: Offer, ...sentences: ReturnType<typeof sentence>[]) =>
    readSentences({ sentences }, offer);
  const faultOf = (offer: Offer, ...sentences: ReturnType<typeof sentence>[]) => {
    const result = read(offer, ...sentences);
    return result.ok ? undefined : result.failure.sentence;
  };

  test('the rows it names, each once, and their day where they have one and the same', () => {
    expect(read(FACTS, sentence({ evidenceIds: ['E1', 'E1'] }))).toEqual({
      ok: true,
      value: [
        { text: TEXT, author: 'model', evidenceIds: [GAUGE.id], restsOn: [], asOf: '2026-03-02' },
      ],
    });
    const both = read(FACTS, sentence({ evidenceIds: ['E2', 'E1'] }));
    expect(both.ok && both.value).toEqual([
      { text: TEXT, author: 'model', evidenceIds: [GAUGE.id, FLOOD.id], restsOn: [] },
    ]);
  });

  test('a sentence said twice is said once, though it names other rows', () => {
    const result = read(
      FACTS,
      sentence(),
      sentence({ evidenceIds: ['E2'] }),
      sentence({ text: 'It opened a desk in Elm.', evidenceIds: ['E2'] }),
    );
    expect(result.ok && result.value.map(({ evidenceIds }) => evidenceIds)).toEqual([
      [GAUGE.id],
      [FLOOD.id],
    ]);
  });

  test('signs that nobody sees are left out', () => {
    const result = read(
      FACTS,
      sentence({ text: 'It launched\u202e Gauge\u200b 4 in\u0007 March 2026.' }),
    );
    expect(result.ok && /[\p{Cf}\p{Cc}]/u.test(result.value[0]?.text ?? '\u200b')).toBe(false);
  });

  test.each<[string, Offer, object, string]>([
    ['no entry', FACTS, { evidenceIds: [] }, 'Sentence 1 names no entry.'],
    [
      'a link',
      FACTS,
      { text: 'See lure.example for more.' },
      'Sentence 1 holds a link or an address.',
    ],
    [
      'a host that its own entry does not speak of',
      FACTS,
      { text: 'The desk is at flooddesk.example now.' },
      'Sentence 1 holds a link or an address.',
    ],
    [
      'a statement where a question is asked for',
      { ...FACTS, asks: true },
      {},
      'Sentence 1 is no question.',
    ],
    [
      'no statement to rest on',
      { ...FACTS, claims: claimsOn([GAUGE]) },
      { claimIds: [] },
      'Sentence 1 names no statement it rests on.',
    ],
    [
      'an entry that its statement does not rest on',
      { ...FACTS, claims: claimsOn([GAUGE]) },
      { claimIds: ['C1'], evidenceIds: ['E1', 'E2'] },
      'Sentence 1 names an entry that none of its statements rests on.',
    ],
    [
      'a note too few',
      { ...FACTS, layout: { headings: [], labels: ['A warning'] } },
      {},
      'Sentence 1 needs each of these notes once: A warning.',
    ],
    [
      'a note twice',
      { ...FACTS, layout: { headings: [], labels: ['A warning', 'A good answer'] } },
      {
        notes: [
          { label: 'A warning', text: 'one is short.' },
          { label: 'A warning', text: 'two is short.' },
        ],
      },
      'Sentence 1 needs each of these notes once: A warning, A good answer.',
    ],
    [
      'a note with markup',
      { ...FACTS, layout: { headings: [], labels: ['A warning'] } },
      { notes: [{ label: 'A warning', text: 'It is <b>new</b>.' }] },
      'Sentence 1 holds markup.',
    ],
  ])('is a fault with %s, and the fault says where', (_what, offer, change, fault) => {
    expect(faultOf(offer, sentence(change))).toBe(fault);
  });

  test('a host that its own entry names may be said', () => {
    expect(
      faultOf(
        FACTS,
        sentence({ text: 'The desk is at flooddesk.example now.', evidenceIds: ['E2'] }),
      ),
    ).toBeUndefined();
  });

  test.each(['Is it new?', 'Did they say “is it new?”', 'What of it?’'])(
    '“%s” is a question',
    (text) => {
      expect(faultOf({ ...FACTS, asks: true }, sentence({ text }))).toBeUndefined();
    },
  );

  test('nothing, too much, and too many rows for one sentence are faults', () => {
    expect(faultOf(FACTS)).toContain('no sentence');
    expect(
      faultOf(
        FACTS,
        ...Array.from({ length: 31 }, (_, index) => sentence({ text: `${TEXT} ${index}` })),
      ),
    ).toContain('more than 30');
    const many = inputFor(
      'culture',
      Array.from({ length: 13 }, (_, index) =>
        row({ attribute: 'news', quote: `News of number ${index}.` }),
      ),
    ).rows;
    const ids = many.map(({ number }) => `E${number}`);
    expect(faultOf({ ...FACTS, rows: many }, sentence({ evidenceIds: ids }))).toBe(
      'Sentence 1 names too many entries.',
    );
    expect(
      faultOf({ ...FACTS, rows: many }, sentence({ evidenceIds: ids.slice(1) })),
    ).toBeUndefined();
  });

  test('no more than eight faults are named, each with its number', () => {
    const fault =
      faultOf(
        FACTS,
        sentence(),
        ...Array.from({ length: 12 }, () => sentence({ evidenceIds: [] })),
      ) ?? '';
    expect(fault.match(/Sentence \d+/gu)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Sentence ${index + 2}`),
    );
  });
});

test('a section that is read aloud has so many words and no more', () => {
  const saying = (count: number) => ({
    text: `${Array.from({ length: count }, () => 'word').join(' ')}.`,
    evidenceIds: ['E1'],
  });
  const aloud: Offer = { ...FACTS, mostWords: 60 };
  expect(readSentences({ sentences: [saying(30), saying(30)] }, aloud).ok).toBe(true);
  expect(readSentences({ sentences: [saying(30), saying(31)] }, aloud)).toMatchObject({
    ok: false,
    failure: { code: 'too-long', sentence: 'Its sentences have 61 words, and 60 are the most.' },
  });
});
