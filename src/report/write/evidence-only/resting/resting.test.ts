import { describe, expect, test } from 'vitest';
import { claimsOn, inputFor, row, saidFrom, writtenFrom } from '../../../fixtures/writing';
import type { Evidence } from '../../../../research/evidence/shape';
import { evidenceOnlyWriter } from '../..';
import { defined } from '../../../../kernel/defined';
import { CLOSING_ADVICE } from '../../sections';

const revenue = (value: number, year: string) =>
  row({
    attribute: 'revenue',
    quote: `"end": "${year}-12-31", "val": ${value}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
  });
const GROWTH = [revenue(112_000_000, '2025'), revenue(100_000_000, '2024')];
const LOSS_OF_SALES = [revenue(90_000_000, '2025'), revenue(100_000_000, '2024')];

const value = (name: string) =>
  row({ attribute: 'value', topic: 'culture', quote: `${name}: we mean it.`, value: name });
const VALUES = [value('Measure First'), value('Ask Twice')];

const said = (quote: string) =>
  row({ attribute: 'statement', quote, reliability: 'first-party', topic: 'snapshot' });

const layoff = (count: number, asOf: string) =>
  row({
    attribute: 'layoff',
    topic: 'news',
    quote: `In ${asOf.slice(0, 4)} it laid off ${count} people.`,
    value: count,
    asOf,
  });

const LOSS = {
  attribute: 'net-income',
  quote: '"val": -4000000',
  value: -4_000_000,
  unit: 'usd',
  asOf: '2025-12-31',
} as const;

const labelsOf = async (rows: readonly Evidence[]) =>
  (await writtenFrom('questions-to-ask', rows)).drafts.map(({ notes = [] }) =>
    notes.map(({ label }) => label),
  );

describe('a question to ask', () => {
  test('takes up the course of revenue, and tells a fall apart from growth', async () => {
    expect(await saidFrom('questions-to-ask', GROWTH)).toEqual([
      'Revenue rose 12% in 2025. Where did this team feel that most?',
    ]);
    expect(await saidFrom('questions-to-ask', LOSS_OF_SALES)).toEqual([
      'Revenue fell 10% in 2025. What did this team stop doing, and what did it keep?',
    ]);
  });

  test('is not made from years that do not follow each other', async () => {
    const gap = [revenue(112_000_000, '2025'), revenue(100_000_000, '2022')];
    expect(await saidFrom('questions-to-ask', gap)).toEqual([]);
  });

  test('says why, what a good answer and a red flag are, and whom to ask', async () => {
    expect(await labelsOf([...GROWTH, ...VALUES])).toEqual(
      Array.from({ length: 2 }, () => ['Why', 'Good answer', 'Red flag', 'Who to ask']),
    );
  });

  test('says the company’s own sentence back to it', async () => {
    expect(
      await saidFrom('questions-to-ask', [said('We build probes and pumps for the Alder valley.')]),
    ).toEqual([
      'You build probes and pumps for the Alder valley. Which part of that does this team work on?',
    ]);
  });

  test('isn’t made from where it sits, whom it employs, or who leads it', async () => {
    for (const takenFor of ['headquarters', 'employees', 'chief-executive']) {
      const taken = { ...said('We build probes and pumps for the Alder valley.'), takenFor };
      expect(await saidFrom('questions-to-ask', [taken]), takenFor).toEqual([]);
    }
  });

  test('isn’t made from how many places it has, which says nothing of the work', async () => {
    const places = said('We run our probes and pumps in 14 river valleys.');
    expect(await saidFrom('questions-to-ask', [places])).toEqual([]);
  });

  test.each([
    'We believe that rivers may carry us to 14 valleys.',
    'We look after people and rivers with great care.',
    'We offer 22 days of leave and a pension from day one.',
    'Our lawyers filed 14 cases; see the notes above for these.',
    'They run probes in 14 river valleys for us.',
  ])('is not made from “%s”', async (quote) => {
    expect(await saidFrom('questions-to-ask', [said(quote)])).toEqual([]);
  });
});

describe('what is better left alone', () => {
  test('is told as a fact, with a sentence to say', async () => {
    const { drafts, faults } = await writtenFrom('avoid', [layoff(84, '2025-03-01')]);
    expect(faults).toEqual([]);
    expect(drafts.map(({ text }) => text)).toEqual([
      '84 people lost their jobs at Fernhollow in March 2025.',
    ]);
    expect(drafts[0]?.notes).toEqual([
      {
        label: 'If it comes up',
        text: 'I read about it. I would rather hear how the team works now.',
        spoken: true,
      },
    ]);
  });

  const telling = (given: Parameters<typeof row>[0], text: string) => {
    const one = row({ asOf: '2025-06-01', ...given });
    const written = claimsOn([one]).map((claim) => ({
      ...claim,
      section: 'developments' as const,
      text,
    }));
    return evidenceOnlyWriter().writeSection(inputFor('avoid', [one], written));
  };
  const LAWSUIT = 'Dunmere sued Fernhollow in June 2025 over a probe.';

  test('includes what stands under “In court,” in whatever words', async () => {
    const text = 'In June 2025, a court upheld the €2 million fine.';
    const one = row({ asOf: '2025-06-01', attribute: 'passage', quote: text });
    const written = claimsOn([one]).map((claim) => ({
      ...claim,
      section: 'developments' as const,
      text,
    }));
    const draftsUnder = async (group: string) =>
      evidenceOnlyWriter().writeSection(
        inputFor(
          'avoid',
          [one],
          written.map((claim) => ({ ...claim, group })),
        ),
      );
    expect((await draftsUnder('In court')).map((draft) => draft.text)).toEqual([text]);
    expect(await draftsUnder('What changed')).toEqual([]);
  });

  test('is told of one person as of one', async () => {
    expect(await saidFrom('avoid', [layoff(1, '2025-03-01')])).toEqual([
      '1 person lost a job at Fernhollow in March 2025.',
    ]);
  });

  test.each([
    'Fernhollow closed its works in Alder in June 2025, with the loss of 84 jobs.',
    'Fernhollow announced layoffs in June 2025.',
    'Fernhollow eliminated about 300 positions in 2025.',
  ])('is the layoffs where a verified sentence says “%s”', async (quote) => {
    const [only, ...others] = await telling({ attribute: 'statement', quote }, quote);
    expect(others).toEqual([]);
    expect(only?.text).toBe(quote);
    expect(only?.notes?.[0]?.text).toMatch(/^I read about it\. I would rather hear/u);
  });

  test.each([
    'Fernhollow paid less under the Tax Cuts and Jobs Act in 2025.',
    'Fernhollow’s servers run with full redundancy since 2025.',
    'Fernhollow created 300 positions in Alder in 2025.',
    'Fernhollow announced layoffs in June 2014.',
  ])('is no layoff where a sentence says “%s”', async (quote) => {
    expect(await telling({ attribute: 'statement', quote }, quote)).toEqual([]);
  });

  test.each([
    ['a court', LAWSUIT, 'I know it exists, and I don’t have a view.'],
    [
      'a recall',
      'Fernhollow recalled 400 probes in June 2025.',
      'I know about it, and I don’t have a view.',
    ],
    [
      'an outage',
      'Fernhollow had an outage of six hours in June 2025.',
      'What I noticed is that you said in public what happened.',
    ],
  ])('is told of %s as its verified sentence has it', async (_, text, reply) => {
    const drafts = await telling({ attribute: 'incident', quote: text }, text);
    expect(drafts.map((draft) => draft.text)).toEqual([text]);
    expect(drafts[0]?.notes?.map((note) => note.text)).toEqual([reply]);
  });

  test.each([
    'Also, Dunmere sued Fernhollow in June 2025 over a probe.',
    'They sued Fernhollow in June 2025 over a probe.',
    'Dunmere sued: “Fernhollow copied our probe.”',
    `${LAWSUIT.slice(0, -1)} that it had sold to ${'farms and '.repeat(12)}mills in Ohio.`,
  ])('is not told with words that need others to be understood: %s', async (text) => {
    expect(await telling({ attribute: 'incident', quote: LAWSUIT }, text)).toEqual([]);
  });

  test.each([
    ['stale', { status: 'stale' }],
    ['conflicted', { status: 'conflicted' }],
  ] as const)('is nothing that is %s', async (_, changes) => {
    const rows = [{ ...layoff(84, '2025-03-01'), ...changes }, row({ ...LOSS, ...changes })];
    expect(await saidFrom('avoid', rows)).toEqual([]);
    expect(await telling({ attribute: 'incident', quote: LAWSUIT, ...changes }, LAWSUIT)).toEqual(
      [],
    );
  });

  test('always comes with a sentence to say, and never hints at more than is told', async () => {
    const headline = row({
      attribute: 'news',
      quote: 'Fernhollow sued over a probe in Oregon',
      publishedAt: '2026-01-05',
    });
    const rows = [layoff(84, '2025-03-01'), row(LOSS), headline];
    const { drafts, faults } = await writtenFrom('avoid', rows);
    expect(faults).toEqual([]);
    expect(drafts).toHaveLength(3);
    for (const { text, notes = [] } of drafts) {
      expect(notes).toHaveLength(1);
      expect(notes[0]).toMatchObject({ label: 'If it comes up', spoken: true });
      expect(notes[0]?.text).toMatch(/^(?:I|What I) .{10,}\.$/u);
      expect([text, notes[0]?.text].join(' ')).not.toMatch(
        /\b(?:avoid|sensitive|careful|more to (?:it|this)|rather not say|hid(?:e|den)|secret|rumou?rs?)\b/iu,
      );
    }
  });

  test('is nothing where nothing happened', async () => {
    expect(await saidFrom('avoid', [...GROWTH, ...VALUES])).toEqual([]);
  });

  test('is nothing that everybody has forgotten', async () => {
    expect(await saidFrom('avoid', [layoff(84, '2015-03-01')])).toEqual([]);
  });
});

describe('what the facts of a section mean', () => {
  const closing = async (
    id: string,
    rows: readonly Evidence[],
    told = 'A claim.',
    group?: string,
  ) => {
    const section = CLOSING_ADVICE.find((plan) => plan.id === id);
    if (section === undefined) throw new Error(`No closing of ${id}`);
    const written = claimsOn(rows).map((claim) => ({
      ...claim,
      section: section.id,
      text: told,
      ...defined({ group }),
    }));
    const input = { ...inputFor(section.id, rows, written), section };
    return (await evidenceOnlyWriter().writeSection(input)).map(({ text }) => text);
  };

  const IN_ONE_SENTENCE =
    'Be ready to say in one sentence of your own what Fernhollow does, and for whom.';

  test('says nothing of a year that grew where a quarter after it fell', async () => {
    const onQuarter = (told: string) => closing('snapshot', GROWTH, told);
    expect(await onQuarter('Second-quarter 2026 revenue declined 54%.')).toEqual([IN_ONE_SENTENCE]);
    for (const told of [
      'Second-quarter 2026 revenue rose 5%.',
      'Second-quarter 2026 gauge revenue declined 54%.',
      'Second-quarter 2025 revenue declined 54%.',
    ])
      expect((await onQuarter(told))[0]).toContain('Revenue is growing');
  });

  test('is advice on the direction of revenue, and on the company where there is no direction', async () => {
    expect(await closing('snapshot', GROWTH)).toEqual([
      'Revenue is growing, so expect to be asked how you’d handle more work. ' +
        'Bring one example of yours, with a number.',
    ]);
    expect(await closing('snapshot', LOSS_OF_SALES)).toEqual([
      'Revenue fell, so expect questions about cost. Bring one example of work that saved money or time, ' +
        'with the figure.',
    ]);
    expect(await closing('snapshot', GROWTH.slice(0, 1))).toEqual([IN_ONE_SENTENCE]);
  });

  test('names the values that stories are wanted for', async () => {
    expect(await closing('culture', VALUES)).toEqual([
      'Have one story ready for each of these values: “Measure First” and “Ask Twice”.',
    ]);
  });

  test('is what to do with any facts, where none asks for something of its own', async () => {
    expect(await closing('market', VALUES)).toEqual([
      'Ask which part of this reaches the team you’d join.',
    ]);
    expect(await closing('market', [])).toEqual([]);
  });

  test.each([
    [
      'Fernhollow sells its boats to ferry lines.',
      'Decide which of these customers your work would reach, and say what they’d notice.',
    ],
    [
      'Fernhollow sells its boats mainly through its own staff.',
      'Ask what the team hears from those who sell, and what it changed last.',
    ],
    [
      'Customers access its timetables through its websites.',
      'Use one of these tonight as a customer would, and note one thing you’d ask about.',
    ],
    ['Its charts let users see the tide.', 'Ask which part of this reaches the team you’d join.'],
  ])('speaks of customers only where somebody is said to be one: “%s”', async (told, advice) => {
    expect(await closing('market', VALUES, told)).toEqual([advice]);
  });

  test('is what a reader knows already, where an opening says less than the company’s own pages', async () => {
    const told = 'Fernhollow builds its boats with Kiln.';
    expect(await closing('role-tips', VALUES, told, 'What they build with')).toEqual([
      'Be ready to say which of this you know already, and how you’d learn the rest.',
    ]);
    expect(await closing('role-tips', VALUES, 'Its job board listed 0 open jobs.')).toEqual([]);
  });
});

describe('the brief', () => {
  test('sends a reader to the news where the newest page is old', async () => {
    const story = (publishedAt: string) =>
      row({ attribute: 'news', topic: 'news', quote: 'Fernhollow opens a garden', publishedAt });
    expect(await saidFrom('brief', [story('2025-11-02')])).toContain(
      'The newest page we cite is from November 2, 2025. Search the company’s name tonight.',
    );
    expect((await saidFrom('brief', [story('2026-03-10')])).join(' ')).not.toContain('Search');
  });

  test('calls no page the newest beside pages without a day', async () => {
    const story = (quote: string, changes: Partial<Evidence>) =>
      row({ attribute: 'news', topic: 'news', quote, ...changes });
    const undated = story('Fernhollow plants a hedge', {});
    const old = story('Fernhollow opens a garden', { publishedAt: '2025-11-02' });
    const recent = story('Fernhollow sells a barn', { publishedAt: '2026-03-10' });
    expect(await saidFrom('brief', [undated, old])).toContain(
      'Search for news about Fernhollow tonight.',
    );
    expect((await saidFrom('brief', [undated, recent])).join(' ')).not.toContain('Search');
  });

  test('gives the range of the posting for the role, and of no other', async () => {
    const posting = row({
      attribute: 'job-posting',
      topic: 'hiring',
      quote: 'Backend Engineer, Rootline, in Ashby Falls or remote.',
      value: 'Backend Engineer, Rootline',
    });
    const pay = (url: string) =>
      row({
        attribute: 'pay-range',
        topic: 'hiring',
        quote: '$131,000 - $164,000',
        value: '$131,000 - $164,000',
        url,
      });
    expect(await saidFrom('brief', [posting, pay(posting.url)])).toContain(
      'Fernhollow’s posted range is $131,000–$164,000. Choose tonight where in it you stand, and why.',
    );
    expect(
      (await saidFrom('brief', [posting, pay('https://other.example/')])).join(' '),
    ).not.toContain('$131,000');
  });
});

test('deep research counts each page once, by its kind', async () => {
  const page = (url: string) =>
    row({ attribute: 'statement', quote: 'We run probes.', reliability: 'first-party', url });
  expect(
    await saidFrom('deep-research', [
      page('https://fernhollow.example/a'),
      page('https://fernhollow.example/a'),
      page('https://fernhollow.example/b'),
    ]),
  ).toEqual(['2 pages from the company itself.']);
});
