import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import type { SectionId } from '../../document';
import { claimsOn, inputFor, row, writtenFrom } from '../../fixtures/writing';
import type { WrittenClaim } from '../ports';
import { evidenceOnlyWriter } from '.';

const MISSION = row({
  attribute: 'mission',
  quote: 'Our mission is to let every field be understood.',
});
const VALUE = row({
  attribute: 'value',
  quote: 'Dig first, decide second.',
  value: 'Dig first, decide second',
});
const SECOND_VALUE = row({
  attribute: 'value',
  quote: 'Leave the ground better.',
  value: 'Leave the ground better',
});
const LAUNCH = row({
  attribute: 'launch',
  quote: 'Rootline 2 is here for everyone.',
  value: 'Rootline 2',
  publishedAt: '2026-02-10',
});
const NEWS = row({
  attribute: 'news',
  quote: 'Fernhollow opens its soil data',
  value: 'Fernhollow opens its soil data',
  publishedAt: '2026-03-11',
  sourceName: 'The Valley Courier',
});
const POSTING = row({
  attribute: 'job-posting',
  quote: 'Backend Engineer, Rootline, apply',
  value: 'Backend Engineer, Rootline',
});
const JOBS = row({ attribute: 'open-jobs', quote: 'Open jobs: 38 in total.', value: 38 });
const PAY = row({
  attribute: 'pay-range',
  quote: 'Pays $148,000 to $176,000 a year.',
  value: '$148,000 to $176,000',
});
const VOICE = row({
  attribute: 'public-voice',
  quote: 'The engineers are kind and the pager is not.',
});
const STEP = row({ attribute: 'hiring-step', quote: 'First a call with a recruiter.' });
const REVENUE = row({
  attribute: 'revenue',
  quote: '"2025":1577000000',
  value: 1_577_000_000,
  unit: 'usd',
  asOf: '2025-12-31',
});
const LAYOFF = row({
  attribute: 'layoff',
  quote: 'Layoff of 120 people in the notice.',
  value: 120,
  asOf: '2026-01-15',
});
const LOSS = row({
  attribute: 'net-income',
  quote: '"NetIncomeLoss":-31000000',
  value: -31_000_000,
  unit: 'usd',
  asOf: '2025-12-31',
});

async function firstText(id: SectionId, ...rows: readonly Evidence[]): Promise<string> {
  const { texts, faults } = await writtenFrom(id, rows);
  expect(faults).toEqual([]);
  return texts[0] ?? '';
}

const ADVICE: readonly SectionId[] = [
  'talking-points',
  'questions-to-ask',
  'questions-to-expect',
  'avoid',
  'brief',
];

test.each(ADVICE)('%s says nothing where nothing is known', async (id) => {
  expect((await writtenFrom(id, [])).texts).toEqual([]);
});

test.each(ADVICE)('%s says nothing of a row that no verified claim carries', async (id) => {
  const rows = [
    MISSION,
    VALUE,
    LAUNCH,
    NEWS,
    POSTING,
    JOBS,
    PAY,
    VOICE,
    STEP,
    REVENUE,
    LAYOFF,
    LOSS,
  ];
  expect(await evidenceOnlyWriter().writeSection(inputFor(id, rows, []))).toEqual([]);
});

test.each(ADVICE)('each sentence of %s rests on the claims that carry its evidence', async (id) => {
  const rows = [
    MISSION,
    VALUE,
    SECOND_VALUE,
    LAUNCH,
    NEWS,
    POSTING,
    JOBS,
    PAY,
    VOICE,
    STEP,
    REVENUE,
    LAYOFF,
    LOSS,
  ];
  const drafts = await evidenceOnlyWriter().writeSection(inputFor(id, rows, claimsOn(rows)));
  expect(drafts.length).toBeGreaterThan(1);
  for (const draft of drafts) {
    expect([...draft.restsOn].sort()).toEqual(
      draft.evidenceIds.map((evidence) => `claim-of-${evidence}`).sort(),
    );
  }
});

describe('talking points', () => {
  test('“why us” is built on the stated mission, without its opening', async () => {
    expect(await firstText('talking-points', MISSION)).toBe(
      'Why Fernhollow: take its own words, “to let every field be understood”, and name one thing you have done as Backend Engineer that served the same end.',
    );
  });

  test('a launch is preferred to an older product', async () => {
    const product = row({ attribute: 'product', quote: 'Tilth is our service.', value: 'Tilth' });
    expect(await firstText('talking-points', product, LAUNCH)).toContain('Rootline 2');
    expect(await firstText('talking-points', product)).toContain('Tilth');
  });

  test('one value or two are prepared for', async () => {
    expect(await firstText('talking-points', VALUE)).toContain(
      '“Dig first, decide second”: what you did',
    );
    expect(await firstText('talking-points', VALUE, SECOND_VALUE)).toContain(
      '“Dig first, decide second” and “Leave the ground better”',
    );
  });

  test('of two years of sales both are told', async () => {
    const before = row({
      attribute: 'revenue',
      quote: '"2024":1410000000',
      value: 1_410_000_000,
      unit: 'usd',
      asOf: '2024-12-31',
    });
    expect(await firstText('talking-points', REVENUE, before)).toContain(
      'sales of $1.58 billion in 2025, of $1.41 billion in 2024',
    );
  });

  test('a contested figure is built on by nobody', async () => {
    const rival = row({
      attribute: 'revenue',
      quote: '"2025":1410000000',
      value: 1_410_000_000,
      unit: 'usd',
      asOf: '2025-12-31',
      status: 'conflicted',
    });
    for (const id of ['talking-points', 'brief'] as const)
      expect(
        (await writtenFrom(id, [{ ...REVENUE, status: 'conflicted' }, rival])).texts,
        id,
      ).toEqual([]);
  });

  test('how a bad day was handled is something to respect', async () => {
    const repaired = row({
      attribute: 'statement',
      topic: 'engineering',
      quote: 'We credited the affected growers for the month.',
    });
    expect(await firstText('talking-points', repaired)).toBe(
      'If you are asked what you respect here, take what was done after a bad day: “We credited the affected growers for the month”.',
    );
  });

  test('every point says why it will land, and six are enough', async () => {
    const writing = row({
      attribute: 'news',
      topic: 'engineering',
      quote: 'One table for every field',
      value: 'One table for every field',
      publishedAt: '2026-01-05',
    });
    const repaired = row({
      attribute: 'statement',
      topic: 'engineering',
      quote: 'We credited the affected growers for the month.',
    });
    const { drafts, faults } = await writtenFrom('talking-points', [
      MISSION,
      VALUE,
      LAUNCH,
      NEWS,
      POSTING,
      REVENUE,
      writing,
      repaired,
    ]);
    expect(faults).toEqual([]);
    expect(drafts).toHaveLength(6);
    for (const { notes } of drafts)
      expect(notes?.map(({ label }) => label)).toEqual(['Why it lands']);
    expect(new Set(drafts.map(({ notes }) => notes?.[0]?.text)).size).toBe(6);
  });

  test('a piece of its engineers is read by engineers alone', async () => {
    const writing = row({
      attribute: 'news',
      topic: 'engineering',
      quote: 'One table for every field',
      value: 'One table for every field',
      publishedAt: '2026-01-05',
    });
    const input = inputFor('talking-points', [writing], claimsOn([writing]));
    expect((await evidenceOnlyWriter().writeSection(input)).map(({ text }) => text)).toEqual([
      'Read “One table for every field” before you go, and bring one thing that you would have done in another way.',
    ]);
    expect(await evidenceOnlyWriter().writeSection({ ...input, role: 'Miller' })).toEqual([]);
  });

  test('the scale is told with its year', async () => {
    expect(await firstText('talking-points', REVENUE)).toContain('took in $1.58 billion in 2025');
  });
});

describe('questions to ask', () => {
  test.each([
    ['a launch', LAUNCH, 'What has Rootline 2 changed for this team since it came out?'],
    [
      'open jobs',
      JOBS,
      'Fernhollow lists 38 open jobs: which of them would sit beside mine, and why are they open?',
    ],
    [
      'a value',
      VALUE,
      'When did “Dig first, decide second” last make a decision here slower or more costly?',
    ],
    [
      'a posting',
      POSTING,
      'For the post of “Backend Engineer, Rootline”, what would you want to have seen by the end of the first half year?',
    ],
    [
      'a voice',
      VOICE,
      'I came across a public comment, “The engineers are kind and the pager is not”. What would people here say to that?',
    ],
    [
      'news',
      NEWS,
      'I read “Fernhollow opens its soil data”, from March 11, 2026. What will be different because of it for your next Backend Engineer?',
    ],
  ])('%s leads to a question', async (_kind, evidence, question) => {
    expect(await firstText('questions-to-ask', evidence)).toBe(question);
  });
});

describe('questions to expect', () => {
  test.each([
    ['a mission', MISSION, 'Why Fernhollow, and why now?'],
    [
      'a posting',
      POSTING,
      'Which of your projects comes closest to what we need in “Backend Engineer, Rootline”?',
    ],
    ['a value', VALUE, 'Tell us about a time you lived up to “Dig first, decide second”.'],
    ['a launch', LAUNCH, 'What would you improve in Rootline 2?'],
    ['a hiring step', STEP, 'What are you looking for in your next job?'],
    ['a pay range', PAY, 'What pay do you have in mind?'],
  ])('%s leads to a question, with what it tests', async (_kind, evidence, question) => {
    expect(await firstText('questions-to-expect', evidence)).toBe(question);
    const { drafts } = await writtenFrom('questions-to-expect', [evidence]);
    expect(drafts[0]?.notes?.map((note) => note.label)).toEqual(['What it tests']);
  });
});

describe('better avoided', () => {
  test('layoffs, with their month and the kinder way in', async () => {
    expect(await firstText('avoid', LAYOFF)).toBe(
      'Leave the layoffs of January 2026 alone unless they are mentioned to you.',
    );
    const { drafts } = await writtenFrom('avoid', [LAYOFF]);
    expect(drafts[0]?.notes?.[0]?.label).toBe('If it comes up');
  });

  test('a loss, with its size and year', async () => {
    expect(await firstText('avoid', LOSS)).toBe(
      'Don’t make the loss of $31 million in 2025 sound like a verdict.',
    );
  });

  test('news of trouble, and only of trouble', async () => {
    const outage = row({
      attribute: 'news',
      quote: 'Fernhollow apologises for outage',
      value: 'Fernhollow apologises for outage',
    });
    expect(await firstText('avoid', outage)).toContain(
      'Don’t open with the story “Fernhollow apologises for outage”',
    );
    expect((await writtenFrom('avoid', [NEWS])).texts).toEqual([]);
  });

  test('a headcount on which sources differ', async () => {
    const staff = (value: number) =>
      row({
        attribute: 'employees',
        quote: `There are ${value} employees.`,
        value,
        status: 'conflicted',
      });
    expect(await firstText('avoid', staff(6240), staff(7105))).toBe(
      'Don’t quote a headcount as settled, since the sources differ on it.',
    );
  });
});

describe('the brief', () => {
  const groups = async (...rows: readonly Evidence[]) => {
    const { drafts, faults } = await writtenFrom('brief', rows);
    expect(faults).toEqual([]);
    return drafts.map((draft) => `${draft.group}: ${draft.text}`);
  };

  test('says how it earns only from figures', async () => {
    expect(await groups(REVENUE)).toEqual([
      'How it earns: Its latest full-year sales for 2025 are $1.58 billion.',
    ]);
  });

  test('says what it does from its own words where no product is named', async () => {
    const told = row({
      attribute: 'product',
      quote: 'We build instruments that tell growers what their soil needs.',
    });
    expect(await groups(told)).toEqual([
      'What it does: In its own words: “We build instruments that tell growers what their soil needs”.',
    ]);
  });

  test('an answer to “what do you know about us” needs two things to know', async () => {
    const answers = (lines: string[]) => lines.filter((line) => line.startsWith('If they ask'));
    expect(answers(await groups(REVENUE))).toEqual([]);
    expect(answers(await groups(REVENUE, LAUNCH))).toEqual([
      'If they ask what you know about them: I saw that you took in $1.58 billion in 2025.',
      'If they ask what you know about them: What caught my eye lately is Rootline 2, and I would like to know more about it.',
    ]);
  });

  test('answers in spoken sentences, each with what it stands on, and with the year before where it is known', async () => {
    const before = row({
      attribute: 'revenue',
      quote: '"2024":1410000000',
      value: 1_410_000_000,
      unit: 'usd',
      asOf: '2024-12-31',
    });
    const reach = row({
      attribute: 'statement',
      topic: 'snapshot',
      reliability: 'first-party',
      quote: 'Our readers stand on 4,120 farms in 11 countries.',
    });
    const product = row({ attribute: 'product', quote: 'Tilth is our service.', value: 'Tilth' });
    const { drafts, faults } = await writtenFrom('brief', [
      product,
      reach,
      REVENUE,
      before,
      LAUNCH,
      NEWS,
    ]);
    expect(faults).toEqual([]);
    expect(
      drafts
        .filter(({ group }) => group === 'If they ask what you know about them')
        .map(({ text, evidenceIds }) => [text, evidenceIds]),
    ).toEqual([
      ['I know you for Tilth.', [product.id]],
      ['By your own count: “Our readers stand on 4,120 farms in 11 countries”.', [reach.id]],
      [
        'I saw that you took in $1.58 billion in 2025, after $1.41 billion in 2024.',
        [REVENUE.id, before.id],
      ],
      [
        'What caught my eye lately is Rootline 2, and I would like to know more about it.',
        [LAUNCH.id],
      ],
    ]);
  });

  test('offers and sales are one sentence on how it earns', async () => {
    const described = row({
      attribute: 'description',
      quote: 'We read the soil of every field.',
      reliability: 'first-party',
    });
    const product = row({ attribute: 'product', quote: 'Tilth is our service.', value: 'Tilth' });
    expect((await groups(described, product, REVENUE)).slice(0, 2)).toEqual([
      'What it does: In its own words: “We read the soil of every field”.',
      'How it earns: It offers Tilth; its sales for 2025 are $1.58 billion.',
    ]);
  });

  test('says which way revenue goes, reckoned anew from the figures it cites', async () => {
    const before = row({
      attribute: 'revenue',
      quote: '"2024":1410000000',
      value: 1_410_000_000,
      unit: 'usd',
      asOf: '2024-12-31',
    });
    const growth: WrittenClaim = {
      id: 'snapshot-3',
      section: 'snapshot',
      text: 'That is more.',
      verdict: 'supported',
      evidenceIds: [REVENUE.id, before.id],
      computation: { kind: 'growth', from: before.id, to: REVENUE.id },
    };
    const drafts = await evidenceOnlyWriter().writeSection(
      inputFor('brief', [REVENUE, before], [...claimsOn([REVENUE, before]), growth]),
    );
    expect(drafts.filter(({ group }) => group === 'Three things to know')).toMatchObject([
      {
        text: 'Revenue for 2025 is up 12% on 2024.',
        restsOn: ['snapshot-3'],
        computation: growth.computation,
      },
    ]);
  });

  test('gives every changing figure the day for which it holds', async () => {
    const staff = row({
      attribute: 'employees',
      quote: 'There are 6,240 employees.',
      value: 6240,
      asOf: '2025-12-31',
    });
    const { drafts } = await writtenFrom('brief', [staff, JOBS, REVENUE, MISSION]);
    const days = drafts.map(({ text, asOf }) => [/\d/u.test(text), asOf !== undefined]);
    expect(days.filter(([hasFigure, hasDay]) => hasFigure !== hasDay)).toEqual([]);
    expect(drafts.map(({ asOf }) => asOf)).toEqual([
      '2025-12-31',
      '2025-12-31',
      '2026-03-20',
      undefined,
      '2025-12-31',
      undefined,
    ]);
  });

  test('says who is at the top as of the last day on which they were found named', async () => {
    const chief = (changes: Partial<Evidence>) =>
      row({
        attribute: 'chief-executive',
        quote: 'Marlow Quill has led us since February 2025.',
        value: 'Marlow Quill',
        details: { since: '2025-02-03' },
        ...changes,
      });
    expect(
      (
        await writtenFrom('brief', [
          chief({ publishedAt: '2025-01-14' }),
          chief({ publishedAt: '2026-03-01' }),
        ])
      ).drafts,
    ).toMatchObject([
      { text: 'Marlow Quill has been at the top since February 2025.', asOf: '2026-03-01' },
    ]);
  });

  test('has three things to know at the most', async () => {
    const chief = row({
      attribute: 'chief-executive',
      quote: 'Marlow Quill has led it since 2021.',
      value: 'Marlow Quill',
    });
    const lines = await groups(chief, POSTING, JOBS, MISSION, PAY);
    expect(lines.filter((line) => line.startsWith('Three things'))).toEqual([
      'Three things to know: The person at the top is Marlow Quill.',
      'Three things to know: Your role is close to a live posting: “Backend Engineer, Rootline”.',
      'Three things to know: It is hiring, with 38 jobs open.',
    ]);
  });

  test('a headcount on which sources differ is none of the three', async () => {
    const staff = row({
      attribute: 'employees',
      quote: 'There are 6,240 employees.',
      value: 6240,
      status: 'conflicted',
    });
    expect(await groups(staff)).toEqual([]);
  });

  test('tells what changed lately from the newest news', async () => {
    const older = row({
      attribute: 'news',
      quote: 'Fernhollow signs a contract',
      value: 'Fernhollow signs a contract',
      publishedAt: '2025-11-05',
    });
    expect((await groups(older, NEWS)).filter((line) => line.startsWith('What changed'))).toEqual([
      'What changed lately: Most recent, from March 2026: “Fernhollow opens its soil data”.',
      'What changed lately: Before that came “Fernhollow signs a contract” (November 2025).',
    ]);
  });
});
