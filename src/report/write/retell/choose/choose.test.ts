import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import type { Evidence } from '../../../../research/evidence/shape';
import { row } from '../../../fixtures/writing';
import { chooseRetold } from './choose';

const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };

/** A sentence of the company's handbook under its heading. */
const page = (quote: string, heading: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'passage',
    quote,
    reliability: 'first-party',
    title: 'Handbook',
    context: { headings: [heading] },
    ...changes,
  });
/** The same of its yearly filing. */
const filed = (quote: string, heading: string, changes: Partial<Evidence> = {}) =>
  page(quote, heading, { reliability: 'register', title: 'Annual report', ...changes });

const MILLS = filed('We operate 14 mills in nine states.', 'Item 1. Business');
const LEAVE = page('We offer 25 days of paid holiday a year.', 'Benefits');

const chosen = (rows: readonly Evidence[], holds: (text: string) => boolean = () => true) =>
  chooseRetold(rows, teller, holds).map(({ theme, told }) => [theme.id, told.text]);

describe('a sentence is told under its theme', () => {
  test.each([
    ['what', 'snapshot', filed('We make paper bags for 4,000 shops in Ohio.', 'Item 1. Business')],
    ['size', 'snapshot', filed('We employ 6,200 people in nine states.', 'Item 1. Business')],
    ['change', 'developments', filed('In 2026 we acquired Tarn Paper.', 'Acquisitions')],
    ['benefits', 'culture', LEAVE],
    ['terms', 'culture', page('We don’t operate a mandatory tip pool.', 'Tips')],
    ['terms', 'culture', page('Employees take a paid break of 30 minutes every day.', 'Breaks')],
    ['what', 'snapshot', page('We work with town councils to repair their archives.', 'Bellmark')],
    [
      'what',
      'snapshot',
      filed('We are a maker of a wide variety of paper bags.', 'Item 1. Business'),
    ],
    [
      'what',
      'snapshot',
      filed('Bellmark is a collection of businesses, the largest of which is Tarn.', 'Overview'),
    ],
    [
      'partners',
      'market',
      filed('We have a long-term partnership with Tarn Bank, a lender to mills.', 'Business'),
    ],
    [
      'labor',
      'culture',
      filed(
        'The median annual compensation for all employees was $61,900 in 2025.',
        'Item 1. Business',
      ),
    ],
    ['history', 'snapshot', page('Bellmark was officially launched in 1921.', 'History')],
    ['values', 'culture', page('To mend every boat on the coast.', 'Our mission')],
    [
      'values',
      'culture',
      page('We want to mend every boat on the coast.', 'Our purpose: why we do it'),
    ],
    [
      'values',
      'culture',
      filed('We are guided by three principles: care, thrift, and patience.', 'General'),
    ],
    ['history', 'snapshot', page('Bellmark was founded in 1921 by two printers.', 'History')],
    ['ways', 'culture', page('We meet in person twice a year.', 'How we work')],
    ['technology', 'role-tips', page('We build our shop in Ruby and Postgres.', 'Our stack')],
    ['hiring', 'hiring-process', page('We interview each candidate in 3 rounds.', 'Hiring')],
  ])('%s in %s', (id, section, one) => {
    const [told] = chooseRetold([one], teller, () => true);
    expect([told?.theme.id, told?.theme.section, told?.row]).toEqual([id, section, one]);
  });

  test('in the order of the report, whatever the order of its sources', () => {
    const both = [LEAVE, MILLS];
    const themes = chosen(both).map(([id]) => id);
    expect(themes).toHaveLength(2);
    expect(chosen(both.toReversed()).map(([id]) => id)).toEqual(themes);
    expect(themes.at(-1)).toBe('benefits');
  });
});

describe('what a company takes over, gives up, or cuts', () => {
  const NOTE = 'Item 8. Notes · Accounting Policies';
  test.each([
    'In February 2026, we acquired all outstanding stock of Tarn, Inc., a mill for pay slips.',
    'On March 4, 2026, we completed our acquisition of Tarn Paper for $18.8 million.',
    'On January 18, 2026, we announced a decision to reduce our overall workforce by 900 jobs.',
    'In 2026, we sold our boxes business to Tarn for $35 million.',
  ])('is news in any note of its accounts: %s', (quote) => {
    expect(chosen([filed(quote, NOTE)]).map(([id]) => id)).toEqual(['change']);
  });

  test.each([
    'In 2026, we bought back shares of our common stock for $35 million.',
    'In February 2026, Tarn acquired all outstanding stock of Birch, Inc.',
  ])('is its own act with others: %s', (quote) => {
    expect(chosen([filed(quote, NOTE)])).toEqual([]);
  });
});

describe('a heading decides', () => {
  test('“To …” under a heading that isn’t on its aims is none', () => {
    expect(chosen([page('To do so, log on to the plan.', 'Vision')])).toEqual([]);
    expect(chosen([page('To mend a boat, ask the crew.', 'Repairs')])).toEqual([]);
  });

  test('a benefit is told under a heading on benefits alone', () => {
    expect(chosen([page(LEAVE.quote, 'Release notes')])).toEqual([]);
    expect(chosen([LEAVE])).toHaveLength(1);
  });

  test('what stands under risks is not told, however plain it is', () => {
    expect(chosen([MILLS])).toHaveLength(1);
    expect(chosen([filed(MILLS.quote, 'Item 1A. Risk Factors')])).toEqual([]);
  });
});

describe('nothing is told', () => {
  test('of a row that is kept apart, of another kind, or about something else', () => {
    const changes: readonly Partial<Evidence>[] = [
      { status: 'kept-apart' },
      { attribute: 'news' },
      { details: { subject: 'Ohio' } },
    ];
    for (const change of changes) expect(chosen([{ ...MILLS, ...change }])).toEqual([]);
  });

  test('that the verifier refuses, in either of its two forms', () => {
    expect(chosen([MILLS], () => false)).toEqual([]);
    expect(chosen([MILLS], (text) => !text.startsWith('It '))).toEqual([]);
    expect(chosen([MILLS], (text) => !text.startsWith('Bellmark '))).toEqual([]);
  });

  test('as a tool of the company, on a page about one job', () => {
    const built = page('We build our shop in Ruby and Postgres.', 'Our stack');
    expect(chosen([built])).toHaveLength(1);
    expect(chosen([{ ...built, url: 'https://bellmark.example/case-studies/shop' }])).toEqual([]);
  });

  test('twice, where two pages say the same', () => {
    const again = page('We operate 14 mills in nine states today.', 'About us');
    expect(chosen([MILLS, again])).toHaveLength(1);
  });

  test('as news that is years old', () => {
    const heading = 'Item 1. Business · Acquisitions';
    const bought = (year: number) =>
      filed(`In ${year} we acquired Tarn Paper for $35 million.`, heading);
    const now = filed('In 2026 we opened a mill in Utah.', heading);
    const textOf = (year: number) =>
      chosen([bought(year), now])
        .map(([, text]) => text)
        .join(' ');
    expect(textOf(2025)).toContain('In 2025, Bellmark acquired Tarn Paper for $35 million.');
    expect(textOf(2022)).toBe('In 2026, Bellmark opened a mill in Utah.');
  });

  test('more of one theme than the theme has room for', () => {
    const towns = 'Ashby Brookfield Colehill Dalewood Elmstead Fennport Galeford Holtby'.split(' ');
    const rows = towns.map((town, at) =>
      filed(`We have ${at + 12} offices in ${town}.`, 'Properties'),
    );
    const told = chooseRetold(rows, teller, () => true);
    const [{ theme } = { theme: undefined }] = told;
    expect(theme?.most).toBeLessThan(rows.length);
    expect(told).toHaveLength(theme?.most ?? 0);
  });
});

describe('what is left out of a page', () => {
  const OLD = 'As of January 4, 2020, employees have 20 days of annual leave.';
  test.each([
    ['what held years ago and may not hold now', page(OLD, 'Annual leave')],
    ['what names somebody and says nothing', page('Anyone hiring in our talent teams.', 'Hiring')],
    [
      'what was done once, told as a way of working',
      page('We took the results of meetings into our decisions.', 'How we work'),
    ],
    [
      'an article of a day, whoever wrote it',
      page('We meet our clients in their offices every week.', 'How we work', {
        url: 'https://bellmark.example/2024/05/02/meetings',
      }),
    ],
    [
      'what members of a club may do',
      page('Chess club members get two hours of leave a week.', 'Annual leave'),
    ],
    [
      'what a policy on data says, told as what the company sells',
      page('We provide our mailing list to printers in nine states.', 'Privacy policy'),
    ],
    [
      'more than a number that isn’t told',
      page('All employees get 12 more days of annual leave.', 'Annual leave'),
    ],
  ])('%s', (_, one) => {
    const today = filed('In 2026 we opened a mill in Utah.', 'Overview');
    const rows = chooseRetold([one, today], teller, () => true).map(({ row: told }) => told);
    expect(rows).toEqual([today]);
  });

  test('never a benefit that a reader knew, whatever stands above it', () => {
    const said = 'Bellmark shares 10% of its profits with everyone who works there.';
    const benefit = page(said, 'Odds and ends', { attribute: 'benefit' });
    expect(chosen([benefit])).toEqual([['benefits', said]]);
    expect(chosen([{ ...benefit, attribute: 'passage' }])).not.toContainEqual(['benefits', said]);
    const taken = { ...benefit, attribute: 'statement', takenFor: 'benefit' };
    expect(chosen([taken])).toEqual([['benefits', said]]);
  });

  test('the poorer of two sentences of which one goes on', () => {
    const short = 'We manage our mills in two segments.';
    const long = 'We manage our mills in two segments: Paper Bags and Printed Labels.';
    for (const order of [
      [short, long],
      [long, short],
    ])
      expect(chosen(order.map((text) => filed(text, 'Item 1. Business')))).toEqual([
        ['what', 'Bellmark manages its mills in two segments: Paper Bags and Printed Labels.'],
      ]);
  });
});

describe('a word alone makes no theme', () => {
  test.each([
    [
      'what it does for itself is nothing it sells',
      page('We run ads on other sites to sell more bags.', 'About Bellmark'),
    ],
    [
      'a plan of its own is nothing it sells',
      filed('We design our operating plan to provide 12 trucks at each mill.', 'Business'),
    ],
    [
      'a first week is no size',
      page('New people will meet a buddy in their first 90 days.', 'About'),
    ],
    [
      'a rate is no size',
      filed('Our injury rate among people is down 23% compared to 2025 results.', 'General'),
    ],
    ['a report that came out is no change', filed('In 2026 we released our report.', 'News')],
    [
      'a program is no product',
      filed('Bell Partner Circle is our main program for the 40 shops we supply.', 'Products'),
    ],
    [
      'what any employer must promise is no way of working',
      page('We will provide a safe office to everyone who works there.', 'How we work'),
    ],
    [
      'what is known of others is no way of working',
      page('We understand that some cannot attend the weekly meeting.', 'How we work'),
    ],
    [
      'a rule of conduct is none',
      page('We work 40 hours a week, and everyone is treated alike.', 'Equality policy'),
    ],
  ])('%s', (_, one) => {
    expect(chosen([one])).toEqual([]);
  });

  test('a word that says how often stays, and what says when it holds, too', () => {
    expect(chosen([page('Generally, we work 40 hours a week.', 'How we work')])).toEqual([
      ['ways', 'Generally, Bellmark works 40 hours a week.'],
    ]);
    const abroad = 'For people in none of these towns, we meet 2 times a year in an office.';
    expect(chosen([page(abroad, 'How we work')]).map(([, text]) => text)).not.toContain(
      'Bellmark meets 2 times a year in an office.',
    );
  });
});

describe('what would embarrass a reader', () => {
  test('the words of somebody who is interviewed are not the company’s', () => {
    const said = 'We now build our shop in Ruby and Postgres.';
    const day = { fetchedAt: '2026-03-20T09:00:00.000Z', asOf: '2026' };
    expect(chosen([page(said, 'Our stack', day)])).toHaveLength(1);
    expect(chosen([page(said, 'Checking in with Ada Moss', day)])).toEqual([]);
  });

  test('an excerpt in a list of articles is as old as its article', () => {
    const said = 'We build our shop in Ruby and Postgres.';
    const listed = (day: string) => {
      const row = page(said, 'Our stack', { fetchedAt: '2026-03-20T09:00:00.000Z' });
      return { ...row, context: { ...row.context, before: `What we build with ${day}` } };
    };
    expect(chosen([listed('2025-11-02')])).toHaveLength(1);
    expect(chosen([listed('2019-01-14')])).toEqual([]);
  });

  test('a company has one mission, whatever other pages say it is', () => {
    const told = chosen([
      page('Our mission is to mend every boat on the coast.', 'Mission'),
      page('Our mission is to help sailors with better ropes and maps.', 'About us'),
      page('Our vision is to see no boat lost on the coast.', 'Vision'),
    ]).map(([, text]) => text);
    expect(told.filter((text) => text?.includes('mission'))).toHaveLength(1);
    expect(told.filter((text) => text?.includes('vision'))).toHaveLength(1);
  });

  test('a rule and a refusal are no benefits', () => {
    const heading = 'Benefits';
    expect(chosen([page('We do not pay out for 12 days of unused sick time.', heading)])).toEqual(
      [],
    );
    expect(chosen([page('We offer 20 days of vacation every year.', heading)])).toHaveLength(1);
  });
});

describe('of a page of some year', () => {
  const FETCHED = { fetchedAt: '2026-03-20T09:00:00.000Z', asOf: '2022' };

  test('an act without its year is an old story, and one with its year is told', () => {
    const heading = 'How we work';
    expect(
      chosen([page('We changed to a four-day week for all staff.', heading, FETCHED)]),
    ).toEqual([]);
    const dated = page('In July of 2022 we began a four-day week for all staff.', heading, FETCHED);
    expect(chosen([dated])).toHaveLength(1);
  });

  test('what was so many years ago is told by no page of that time', () => {
    const years = { ...FETCHED, asOf: '2015' };
    const said = 'We build our shop in Ruby and Postgres.';
    expect(chosen([page(said, 'Our stack', years)])).toEqual([]);
    expect(chosen([page(said, 'Our stack', FETCHED)])).toHaveLength(1);
  });
});

test('what it sells is no schedule of a page for staff, unless that page says what it is', () => {
  const careers = { sourceId: 'site-careers' };
  const what = (quote: string, changes: Partial<Evidence>) =>
    chosen([page(quote, 'About us', changes)]).filter(([id]) => id === 'what');
  expect(what('We make paper bags for 4,000 shops in Ohio.', {})).toHaveLength(1);
  expect(what('We make paper bags for 4,000 shops in Ohio.', careers)).toEqual([]);
  expect(what('We are a maker of paper bags for shops in Ohio.', careers)).toHaveLength(1);
});

test('what candidates compare comes before breaks and paychecks', () => {
  const rows = [
    ...Array.from({ length: 12 }, (_, at) =>
      page(`All staff get ${at + 2} paid breaks in shift ${at + 2}.`, 'Benefits'),
    ),
    page('All staff get 25 days of vacation a year.', 'Benefits'),
  ];
  expect(chosen(rows).map(([, text]) => text)).toContain(
    'All staff get 25 days of vacation a year.',
  );
});
