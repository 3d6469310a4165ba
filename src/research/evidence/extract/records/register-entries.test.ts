import { expect, test } from 'vitest';
import type { EntityCard } from '../../../company';
import type { Block, Snapshot } from '../../shape';
import type { Document } from '../document';
import { postings } from '../pages/careers';
import { payRatio } from '../people/pay-ratio';
import { records } from './records';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

/** A row of a register as it is stored: its fields are the lines below its heading. */
function document(
  title: string,
  fields: Readonly<Record<string, string | number>>,
  record: Partial<Snapshot> = {},
  prose: readonly string[] = [],
): Document {
  const spelled = (name: string): string =>
    name
      .replace(/([A-Z])/gu, ' $1')
      .toLowerCase()
      .replace(/^./u, (first) => first.toUpperCase());
  const lines = [
    title,
    ...Object.entries(fields).map(([name, value]) => `${spelled(name)}: ${value}`),
    ...prose,
  ];
  const blocks = lines.map((line, index): Block => {
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return {
      kind: index === 0 ? 'heading' : index > lines.length - 1 - prose.length ? 'paragraph' : 'row',
      start,
      end: start + line.length,
    };
  });
  return {
    text: lines.join('\n'),
    record: {
      snapshot: 's',
      sourceId: 's',
      sourceName: 'Register',
      url: 'https://s.example',
      title,
      kind: 'record',
      topics: ['products'],
      reliability: 'register',
      tier: 'A',
      matchScore: 1,
      fetchedAt: '2026-03-02T00:00:00Z',
      blocks,
      details: fields,
      ...record,
    },
  };
}

const read = (one: Document) =>
  records(one, { card, all: [one] }).map((draft) => ({
    ...draft,
    quote: one.text.slice(draft.start, draft.end),
  }));

test.each([
  [
    'pay-gap',
    'LOAM FERRY, INC.',
    { date: '2026-03-30', medianHourlyGapPercent: 9.1, womenInTopQuarterPercent: 31.5 },
    { topic: 'culture', value: 9.1, unit: 'percent', asOf: '2026-03-30' },
  ],
  [
    'climate-target',
    'Loam Ferry',
    { nearTermStatus: 'Targets set', nearTermYear: '2030' },
    { topic: 'culture' },
  ],
  [
    'work-visas',
    'LOAM FERRY INC',
    { year: 2026, approvedNew: 1204, deniedNew: 3 },
    { topic: 'hiring', value: 1204 },
  ],
  [
    'incident',
    'No boats shown',
    { impact: 'major', status: 'resolved' },
    { topic: 'products', value: 'No boats shown' },
  ],
  [
    'event',
    'Third quarter call',
    { date: '2026-11-05', webcast: 'yes' },
    { topic: 'news', value: 'Third quarter call', asOf: '2026-11-05' },
  ],
  ['study', 'Calm at sea', { sponsor: 'Loam Ferry', phase: 'PHASE2' }, { value: 'Calm at sea' }],
  ['clearance', 'Deck lamp', { decision: 'Substantially Equivalent' }, { value: 'Deck lamp' }],
  [
    'patent',
    'Rudder control',
    { applicant: 'Loam Ferry, Inc.', status: 'Granted' },
    { topic: 'engineering', value: 'Rudder control' },
  ],
  ['paper', 'On calm seas', { journal: 'Journal of Seas' }, { value: 'On calm seas' }],
  ['software', 'loam/rudder', { stars: 41, language: 'Rust' }, { value: 'loam/rudder' }],
  ['rating', 'Loam for phones', { rating: 4.4, ratings: 1204 }, { value: 'Loam for phones' }],
] as const)(
  'an entry with the fields of a %s is one, with what it is headed with or how much it says',
  (attribute, title, fields, more) => {
    expect(read(document(title, fields))).toMatchObject([{ attribute, ...more }]);
  },
);

test('an entry is quoted from its heading to the last of its lines that tell something', () => {
  const [one] = read(
    document('Rudder control', {
      date: '2026-01-06',
      applicant: 'Loam Ferry, Inc.',
      number: '129904',
      colour: 'red',
    }),
  );
  expect(one?.quote).toBe(
    'Rudder control\nDate: 2026-01-06\nApplicant: Loam Ferry, Inc.\nNumber: 129904',
  );
});

test('a current report is quoted to the last of its items, and has no heading of its own', () => {
  const [one] = read(
    document(
      '8-K - Current report',
      { date: '2026-07-30' },
      { sourceName: 'Current reports (8-K)', topics: ['news'] },
      ['Item 5.02: Departure of Directors', 'Size: 12 KB'],
    ),
  );
  expect([one?.attribute, one?.value, one?.quote]).toEqual([
    'current-report',
    undefined,
    '8-K - Current report\nDate: 2026-07-30\nItem 5.02: Departure of Directors',
  ]);
});

test('an entry of no known kind stays a statement, and a figure that is none makes no claim of one', () => {
  expect(read(document('A thing', { colour: 'red' }))).toMatchObject([{ attribute: 'statement' }]);
  expect(read(document('LOAM FERRY', { medianHourlyGapPercent: 'not given' }))).toMatchObject([
    { attribute: 'statement' },
  ]);
});

test.each([
  ['recall', { hazard: 'It may tip.' }, 'Register'],
  ['recall', { class: 'Class II' }, 'Office of recalls'],
  ['inspection', { violations: 3 }, 'Register'],
  ['inspection', { place: 'Kent' }, 'Harbour inspections'],
  ['case', { court: 'Kent' }, 'Register'],
  ['case', { number: '3' }, 'Employment tribunal decisions'],
  ['breach', { accounts: 120 }, 'Register'],
  ['notice', { kind: 'Petition' }, 'Register'],
  ['lobbying', { registrant: 'Advisers', income: 3 }, 'Register'],
  [undefined, { list: 'Some list' }, 'Register'],
] as const)(
  'of a legal matter it is known that it is a %s, by %j',
  (matter, fields, sourceName) => {
    const [one] = read(
      document('Something of Loam Ferry', fields, { topics: ['legal'], sourceName }),
    );
    expect([one?.attribute, one?.details?.['matter'], one?.value]).toEqual([
      'legal',
      matter,
      matter === undefined ? undefined : 'Something of Loam Ferry',
    ]);
  },
);

test.each([['LOAM FERRY INC'], ['Loam Ferry, Inc.'], ['Loam Ferry Limited']])(
  '“%s” heads an entry and says nothing of it',
  (title) => {
    expect(read(document(title, { violations: 3 }, { topics: ['legal'] }))[0]).not.toHaveProperty(
      'value',
    );
  },
);

test('what strangers complain of is no matter of record', () => {
  expect(
    read(
      document(
        'Lights',
        { consequence: 'Dark' },
        { topics: ['legal'], reliability: 'public-voice' },
      ),
    )[0]?.details,
  ).toBeUndefined();
});

test('how much the head earns for each dollar of the others is read from a filing, and from nothing else', () => {
  const told = [
    'For 2025 the ratio of the pay of our chief executive to that of our median employee was 31 to 1.',
  ];
  const ratio = (prose: readonly string[], kind: Snapshot['kind'] = 'filing') =>
    payRatio(document('Proxy statement', {}, { kind }, prose), { card, all: [] });
  expect(ratio(told)).toMatchObject([{ attribute: 'pay-ratio', topic: 'culture' }]);
  expect(ratio(told, 'page')).toEqual([]);
  expect(
    ratio(['The ratio of sailors to boats on our ships was about 31 to 1 for most of 2025.']),
  ).toEqual([]);
});

test('a posting with a short title is quoted with the first sentence below it, so that the quote proves something', () => {
  const quoted = (title: string, prose: readonly string[]) => {
    const one = document(title, {}, { kind: 'job-posting' }, prose);
    return postings(one, { card, all: [] }).map(({ start, end }) => one.text.slice(start, end));
  };
  expect(quoted('Clerk', ['You count the passengers. Bring a pen.'])).toEqual([
    'Clerk\nYou count the passengers.',
  ]);
  expect(quoted('Clerk', [])).toEqual(['Clerk']);
  expect(quoted('Deck Officer of the Night', ['You count the passengers.'])).toEqual([
    'Deck Officer of the Night',
  ]);
});
