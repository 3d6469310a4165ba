import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';

type Changes = Partial<Evidence>;

/** An entry of a register: what it is headed with, and its lines. */
const entry = (attribute: string, title: string, lines: readonly string[], changes: Changes = {}) =>
  row({
    attribute,
    value: title,
    reliability: 'register',
    sourceName: 'Open entries (OE)',
    quote: [title, ...lines].join('\n'),
    ...changes,
  });
const matter = (kind: string, title: string, lines: readonly string[], changes: Changes = {}) =>
  entry('legal', title, lines, {
    topic: 'legal',
    details: { matter: kind },
    asOf: '2026-01-20',
    ...changes,
  });

describe('what authorities and courts have on record', () => {
  test('is told with its month and the reason given', async () => {
    expect(
      await saidFrom('developments', [
        matter(
          'recall',
          'Soil probe, model 3',
          ['Date: 2026-01-20', 'Reason: The clip may break.', 'Class: Class II', 'Status: Ongoing'],
          { sourceName: 'Harrow recalls (HR)' },
        ),
      ]),
    ).toEqual(['In January 2026, Soil probe, model 3 was recalled: “The clip may break”.']);
  });

  test('is told without a heading where that is only the company’s name', async () => {
    const { value: _, ...checked } = matter('inspection', 'FERNHOLLOW INC', [
      'Date: 2026-01-20',
      'Place: ASHBY FALLS',
      'Violations: 12',
      'Back wages: 4180.25',
      'Penalties: 0',
    ]);
    expect(await saidFrom('developments', [checked])).toEqual([
      'In January 2026, an inspection in Ashby Falls found 12 violations.',
    ]);
  });

  test('is told newest first, three of a kind', async () => {
    const cases = ['A', 'B'].flatMap((register, at) =>
      [1, 2, 3, 4].map((month) =>
        matter('case', `Pell v. Fernhollow ${register}${month}`, ['Court: Harrow County'], {
          asOf: `202${6 - at}-0${month}-02`,
          sourceName: `Court ${register}`,
          url: `https://${register}.example/${month}`,
        }),
      ),
    );
    const said = await saidFrom('developments', [
      ...cases,
      matter('case', 'Marsh v. Fernhollow', ['Court: Harrow County'], {
        sourceName: 'Court C',
        asOf: '2020-01-01',
      }),
    ]);
    expect(said).toEqual([
      'Court cases on record include Pell v. Fernhollow A4 (April 2026), Pell v. Fernhollow A3 (March 2026), and Pell v. Fernhollow A2 (February 2026).',
    ]);
  });

  test('is told once where two registers have one entry', async () => {
    const one = () => matter('recall', 'Soil probe, model 3', ['Reason: The clip may break.']);
    expect(
      await saidFrom('developments', [one(), { ...one(), sourceName: 'Another register' }]),
    ).toHaveLength(1);
  });

  test.each(['', 'list', 'rule'])(
    'is not told of a matter “%s” whose entries say nothing of what happened',
    async (kind) => {
      expect(
        await saidFrom('developments', [matter(kind, 'Fernhollow on a list', ['List: Some list'])]),
      ).toEqual([]);
    },
  );

  test.each([
    [
      'a breach',
      matter('breach', 'Fernhollow', ['Accounts: 120400', 'Data: Email addresses, Passwords']),
      'A data breach of January 2026 concerns 120,400 accounts (email addresses, passwords).',
    ],
    [
      'a notice',
      matter('notice', 'Fernhollow and others', ['Kind: Petitions to wind up']),
      'In January 2026, Open entries (OE) published a notice on it: petitions to wind up.',
    ],
    [
      'an outage',
      entry('incident', 'Readings came late', ['Impact: major', 'Status: resolved'], {
        topic: 'products',
        reliability: 'first-party',
        sourceName: 'Company status page',
        asOf: '2026-02-08',
      }),
      'On February 8, its status page reported “Readings came late”.',
    ],
  ])('%s has a sentence of its own', async (_what, one, said) => {
    expect(await saidFrom('developments', [one])).toEqual([said]);
  });
});

describe('what it filed and when it speaks next', () => {
  const report = (item: string, asOf: string) =>
    row({
      attribute: 'current-report',
      topic: 'news',
      reliability: 'register',
      sourceName: 'Office current reports (OCR)',
      asOf,
      quote: `8-K - Current report\nDate: ${asOf}\nItem ${item}`,
    });
  const event = (title: string, asOf: string) =>
    entry('event', title, [`Date: ${asOf}`, 'Place: Ashby Falls'], {
      topic: 'news',
      reliability: 'first-party',
      sourceName: 'Company events for investors',
      asOf,
    });

  test('a report that could not wait is told by its items, and one with none of weight is not', async () => {
    expect(
      await saidFrom('developments', [
        report('5.02: Departure of Directors or Certain Officers', '2026-02-03'),
        report('9.01: Financial Statements and Exhibits', '2026-01-03'),
      ]),
    ).toEqual(['In February 2026, it filed a report on a change of directors or officers.']);
  });

  test('the next date is told, and none that is past', async () => {
    expect(
      await saidFrom('developments', [
        event('Full year call', '2026-08-05'),
        event('First quarter call', '2026-05-05'),
        event('Old call', '2025-05-05'),
      ]),
    ).toEqual(['The next date for its investors is May 5, 2026.']);
  });

  test('what it asks of lawmakers is not told, and nobody is told to keep from it', async () => {
    const asked = matter('lobbying', 'FERNHOLLOW INC', [
      'Registrant: WICK ADVISERS',
      'Issues: Water, Farming',
      'Income: 40000',
    ]);
    expect(await saidFrom('developments', [asked])).toEqual([]);
    expect(await saidFrom('avoid', [asked])).toEqual([]);
  });
});

describe('what it has invented, tested and given away', () => {
  test.each([
    [
      'a patent',
      entry(
        'patent',
        'Self-cleaning probe',
        ['Applicant: Fernhollow', 'Granted: 2026-01-06', 'Status: Patented Case'],
        { asOf: '2025-02-03' },
      ),
      'A recent patent is Self-cleaning probe (granted January 6, 2026).',
    ],
    [
      'a study',
      entry('study', 'Damp soil', ['Phase: PHASE2', 'Status: RECRUITING'], { asOf: '2025-02-03' }),
      'A study on record is Damp soil (recruiting).',
    ],
    [
      'a review',
      entry('clearance', 'Field lamp', ['Decision: Substantially Equivalent'], {
        asOf: '2025-02-03',
      }),
      'A regulator has decided on Field lamp (substantially equivalent).',
    ],
    [
      'a paper',
      entry('paper', 'On damp soil', ['Journal: Journal of Soils'], {
        asOf: '2025-02-03',
        reliability: 'reference',
        sourceName: 'Paperdex, papers by affiliation',
      }),
      'A paper by its people is On damp soil (Journal of Soils).',
    ],
    [
      'software',
      entry('software', 'fernhollow/probe', ['Stars: 4100', 'Language: Rust'], {
        reliability: 'first-party',
        sourceName: 'Code house, images',
      }),
      'A project it publishes is probe (Rust).',
    ],
  ])('%s is told by its heading', async (_what, one, said) => {
    expect(await saidFrom('developments', [one])).toEqual([said]);
  });

  test('a product is told with how it is rated, and one that nobody has rated is not', async () => {
    expect(
      await saidFrom('snapshot', [
        entry('rating', 'Probe for phones', ['Rating: 4.41', 'Ratings: 1204'], {
          topic: 'products',
        }),
        entry('rating', 'Probe for desks', ['Version: 2'], { topic: 'products' }),
      ]),
    ).toEqual(['Probe for phones is rated 4.41 in 1,204 ratings.']);
  });
});

describe('what public files say of how it pays and what it has promised', () => {
  const gap = (value: number, changes: Changes = {}) =>
    row({
      attribute: 'pay-gap',
      topic: 'culture',
      reliability: 'register',
      sourceName: 'Pay gap reports',
      value,
      unit: 'percent',
      asOf: '2026-03-30',
      quote: `FERNHOLLOW LTD\nDate: 2026-03-30\nMedian hourly gap percent: ${value}\nWomen in top quarter percent: 31.5`,
      ...changes,
    });

  test('the newest pay gap is told with what its figure means', async () => {
    const { texts, drafts, faults } = await writtenFrom('culture', [
      gap(11.5, { asOf: '2025-03-30', quote: 'FERNHOLLOW LTD\nMedian hourly gap percent: 11.5' }),
      gap(9.1),
    ]);
    expect([texts, faults]).toEqual([
      [
        'In March 2026, its median hourly pay gap was 9.1%, and women held 31.5% of the best-paid quarter of jobs.',
      ],
      [],
    ]);
    expect(drafts[0]?.notes?.map(({ text }) => text)).toEqual([
      'above zero, the woman in the middle earns less than the man in the middle; below zero, more.',
    ]);
  });

  test('a gap the other way round is a figure below zero, and without its lines none of a quarter is told', async () => {
    expect(
      await saidFrom('culture', [
        gap(-4.2, { quote: 'FERNHOLLOW LTD\nMedian hourly gap percent: -4.2' }),
      ]),
    ).toEqual(['In March 2026, its median hourly pay gap was minus 4.2%.']);
  });

  const target = (status: string) =>
    row({
      attribute: 'climate-target',
      topic: 'culture',
      sourceName: 'Target list: those who act',
      asOf: '2026-01-15',
      quote: `Fernhollow\nNear term status: ${status}\nNear term year: 2030\nNet zero status: Committed\nNet zero year: 2050`,
    });

  test('climate targets are told with their years', async () => {
    expect(await saidFrom('culture', [target('Targets set')])).toEqual([
      'It has a near-term climate target for 2030 and a net-zero target for 2050.',
    ]);
  });

  test('what the head earns beside the others is told as the filing has it', async () => {
    const quote =
      'The ratio of the chief executive’s pay to that of the median employee was 31 to 1 for 2025.';
    expect(
      await saidFrom('culture', [
        row({
          attribute: 'pay-ratio',
          topic: 'culture',
          reliability: 'register',
          sourceName: 'Proxy statement (PS)',
          quote,
        }),
      ]),
    ).toEqual([quote]);
  });

  test('approved work visas are told of the newest year', async () => {
    const year = (name: number, approved: number) =>
      row({
        attribute: 'work-visas',
        topic: 'hiring',
        reliability: 'register',
        sourceName: 'Visa office employer data',
        value: approved,
        unit: 'approvals',
        quote: `FERNHOLLOW\nYear: ${name}\nApproved new: ${approved}\nDenied new: 3\nApproved continued: 88`,
      });
    expect(await saidFrom('hiring-process', [year(2024, 900), year(2025, 1204)])).toEqual([
      'In 2025, 1,204 new work visas were approved for it and 3 denied.',
    ]);
  });
});

test.each([
  ['an address', ['Reason: see https://evil.example/x']],
  ['markup', ['Reason: <b>bold</b>']],
  ['nothing', []],
])('an inspection of which the register has only %s is not told', async (_what, lines) => {
  const { value: _, ...checked } = matter('inspection', 'FERNHOLLOW INC', lines);
  expect(await saidFrom('developments', [checked])).toEqual([]);
});

test('what a heading smuggles in is not told', async () => {
  expect(
    await saidFrom('developments', [
      matter('recall', 'Write to me@evil.example now', ['Reason: The clip may break.']),
    ]),
  ).toEqual([]);
});
