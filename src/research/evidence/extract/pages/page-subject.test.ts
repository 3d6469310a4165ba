import { describe, expect, test } from 'vitest';
import type { EntityCard } from '../../../company';
import { layOutFiling, readPage } from '../../../read';
import { canonicalJson } from '../../../sources';
import { extractEvidence } from '../../extract-evidence';
import type { Snapshot } from '../../shape';
import type { Document } from '../document';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

const record = {
  snapshot: 's',
  sourceId: 's',
  sourceName: 'S',
  kind: 'page',
  topics: ['culture'],
  reliability: 'first-party',
  tier: 'B',
  matchScore: 1,
  fetchedAt: '2026-03-02T00:00:00Z',
} as const satisfies Partial<Snapshot>;

function page(html: string, url = 'https://loamferry.example/handbook/one'): Document {
  const { text, blocks, title } = readPage({
    html: `<html><body><main>${html}</main></body></html>`,
    url,
  });
  return { text, record: { ...record, url, title, blocks } };
}

function filing(part: string, said: string): Document {
  const { text, blocks } = layOutFiling('Item 7. Discussion', said);
  const url = `https://filings.example/${part}`;
  return {
    text,
    record: {
      ...record,
      url,
      title: 'Item 7. Discussion',
      kind: 'filing',
      reliability: 'register',
      details: { part },
      blocks,
    },
  };
}

const told = (documents: readonly Document[]) =>
  extractEvidence(card, documents).map(({ attribute, value }) => [attribute, value]);
const of = (documents: readonly Document[], attribute: string) =>
  told(documents).filter(([name]) => name === attribute);

describe('what a page is about', () => {
  const listed =
    '<h2>Kind</h2><p>We say what helps, and we say it early.</p><h2>Curious</h2><p>We ask how the river was yesterday.</p>';

  test('is told by its heading: a page of values has values wherever it lies', () => {
    expect(of([page(`<h1>Our values</h1>${listed}`)], 'value')).toEqual([
      ['value', 'Kind'],
      ['value', 'Curious'],
    ]);
  });

  test('has the values of a company below a heading that names nothing else', () => {
    const items = '<ul><li>Be open</li><li>Be early</li></ul>';
    const below = (heading: string) =>
      of([page(`<h1>Ferry crew</h1><p>We sail.</p><h2>${heading}</h2>${items}`)], 'value');
    expect(below('Our values')).toHaveLength(2);
    expect(below('Core values')).toHaveLength(2);
    expect(below('Team values')).toEqual([]);
    expect(below('The VALUES clause')).toEqual([]);
    expect(below('Pairing principles')).toEqual([]);
    const parts = `<h2>Our values</h2><h3>Kind</h3><p>We say what helps.</p><h2>History</h2><p>We began in a shed.</p>`;
    expect(of([page(`<h1>About us</h1><p>We sail.</p>${parts}`)], 'value')).toEqual([
      ['value', 'Kind'],
    ]);
  });

  test('has values that stand below their heading as lines with a name each', () => {
    const lines = (...all: readonly string[]) =>
      of([page(`<h1>Ferry crew</h1><h2>Our values</h2>${all.join('')}`)], 'value');
    const named = ['<p>Care: We look twice at every rope.</p>', '<p>Calm: The river waits.</p>'];
    expect(lines(...named)).toEqual([
      ['value', 'Care'],
      ['value', 'Calm'],
    ]);
    expect(lines(named[0] ?? '', '<p>We wrote this down in 2019.</p>')).toEqual([]);
    const long = `<ul><li>Mind the tide. We plan for it. ${'Rivers do not wait for anybody. '.repeat(8)}</li></ul>`;
    expect(lines(long)).toEqual([['value', 'Mind the tide']]);
  });

  test('has the values that a sentence announces right before their list', () => {
    const list = '<ul><li>Care</li><li>Calm</li></ul>';
    const announced = (said: string, between = '') =>
      of([page(`<h1>How we plan</h1><p>${said}</p>${between}${list}`)], 'value');
    expect(announced('Our two core values are as follows:')).toHaveLength(2);
    expect(announced(`${card.name}’s values are:`)).toHaveLength(2);
    expect(announced('Brenntor’s two core values are as follows:')).toEqual([]);
    expect(announced('Our team values are as follows:')).toEqual([]);
    expect(announced('Our default values are as follows:')).toEqual([]);
    expect(announced('Our values are:', '<p>They hang on the wall.</p>')).toEqual([]);
  });

  test('has no step of a form, question, or condition for a benefit', () => {
    const items = [
      'Private health insurance from day one',
      'We pay for a course of your choice',
      'Click on the Benefits icon',
      'After you sign in, click Benefits Summary',
      'Do you need dental insurance?',
      'If you leave, your insurance ends',
      'Navigator',
    ];
    const list = items.map((item) => `<li>${item}</li>`).join('');
    expect(of([page(`<h1>Benefits</h1><h2>All of them</h2><ul>${list}</ul>`)], 'benefit')).toEqual(
      items.slice(0, 2).map((item) => ['benefit', item]),
    );
  });

  test('is not told by its address', () => {
    const elsewhere = page(`<h1>Ferry timetable</h1>${listed}`, 'https://loamferry.example/values');
    expect(of([elsewhere], 'value')).toEqual([]);
  });

  test.each([
    'Interviewer rubric: values',
    'Interview questions on our values',
    'Values: examples',
  ])('is no value where %j heads it', (heading) => {
    expect(of([page(`<h1>${heading}</h1>${listed}`)], 'value')).toEqual([]);
  });

  test('ties the stages of hiring to the one kind of work that it names', () => {
    const steps = '<ol><li>A call with the head of sales</li><li>A pitch to the team</li></ol>';
    const sales = page(`<h1>Hiring process for sales</h1>${steps}`);
    expect(of([sales], 'hiring-step')).toEqual([]);
    expect(of([sales], 'hiring-step-of-work')).toHaveLength(2);
    expect(of([page(`<h1>Our hiring process</h1>${steps}`)], 'hiring-step')).toHaveLength(2);
  });

  test('gives the steps below a department’s heading to that department, and the others to everybody', () => {
    const page1 = page(
      '<h1>How we hire</h1><ol><li>A call about the job</li><li>A walk of the quay</li></ol>' +
        '<h2>Engineering</h2><ol><li>A look at code together</li></ol>' +
        '<h2>Warehouse</h2><ol><li>An hour on the scanner</li></ol>',
    );
    expect(of([page1], 'hiring-step').map(([, step]) => step)).toEqual([
      'A call about the job',
      'A walk of the quay',
    ]);
    expect(of([page1], 'hiring-step-of-work').map(([, step]) => step)).toEqual([
      'A look at code together',
      'An hour on the scanner',
    ]);
  });

  test('tells the rounds of hiring that stand below its heading with a smaller heading each', () => {
    const rounds = (...headings: readonly string[]) =>
      headings
        .map(
          (heading) =>
            `<h3>${heading}</h3><p>In ${heading} you meet two of the crew. They ask.</p>`,
        )
        .join('');
    const below = (heading: string, all: string) =>
      of([page(`<h1>Joining</h1><h2>${heading}</h2>${all}<h2>Your offer</h2>`)], 'hiring-step');
    const all = rounds('Recruiter call', 'Interview project', 'Where to park');
    expect(below('The interview process', all)).toEqual([
      ['hiring-step', 'Recruiter call'],
      ['hiring-step', 'Interview project'],
    ]);
    expect(below('The ferry', all)).toEqual([]);
    expect(below('The interview process', rounds('Recruiter call', 'Where to park'))).toEqual([]);
  });

  test('takes no list of what is judged for steps of hiring', () => {
    const list = '<ul><li>Knots: whether they hold</li><li>Calm: in all weather</li></ul>';
    const below = (said: string) =>
      of([page(`<h1>Our hiring process</h1><p>${said}</p>${list}`)], 'hiring-step');
    expect(below('In this interview, we are looking for these qualities:')).toEqual([]);
    expect(below('It has two stages:')).toHaveLength(2);
    const asked = '<ol><li>Can you tie a knot?</li><li>A walk of the quay</li></ol>';
    expect(of([page(`<h1>Our hiring process</h1>${asked}`)], 'hiring-step')).toEqual([]);
  });

  test('has a purpose of its own that is not the company’s', () => {
    const text = 'The goal of it all: our goal is a handbook that everybody reads in a day.';
    expect(of([page(`<h1>Read me</h1><p>${text}</p>`)], 'mission')).toEqual([]);
  });
});

describe('a filing', () => {
  const table = (rows: string) => `The year in figures, as it was for all of us together:\n${rows}`;
  const facts = (): Document => ({
    text: canonicalJson({
      facts: {
        'us-gaap': {
          Revenues: {
            units: {
              USD: [
                {
                  start: '2024-07-01',
                  end: '2025-06-30',
                  val: 381_200_000,
                  fy: 2025,
                  form: '10-K',
                  filed: '2025-08-01',
                },
              ],
            },
          },
        },
      },
    }),
    record: {
      ...record,
      url: 'https://filings.example/facts',
      title: 'Facts',
      kind: 'company-facts',
      reliability: 'register',
      sourceName: 'SEC',
      blocks: [],
    },
  });
  const whole = filing('discussion', table('In millions | 2025 | 2024\nRevenue | $381 | $327'));

  test('states the company’s revenue where no figures are filed for machines', () => {
    expect(of([whole], 'revenue')).toEqual([
      ['revenue', 381_000_000],
      ['revenue', 327_000_000],
    ]);
  });

  test('states none beside filed figures, which keep the company’s own years', () => {
    const [row, ...others] = extractEvidence(card, [whole, facts()]).filter(
      ({ attribute }) => attribute === 'revenue',
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      value: 381_200_000,
      details: { fiscalYear: 2025 },
      display: 'Revenue, fiscal 2025: $381.2 million · SEC',
    });
  });

  test('never has a segment’s revenue for the company’s', () => {
    const parted = filing(
      'discussion',
      table(
        'In millions | 2025 | 2024\nRivers\nRevenue | $300 | $200\nLakes\nRevenue | $81 | $127',
      ),
    );
    const rows = extractEvidence(card, [parted]);
    expect(rows.filter(({ attribute }) => attribute === 'revenue')).toEqual([]);
    expect(
      rows
        .filter(({ attribute }) => attribute === 'segment-revenue')
        .map(({ value, details }) => [details?.['segment'], value]),
    ).toEqual([
      ['Rivers', 300_000_000],
      ['Rivers', 200_000_000],
      ['Lakes', 81_000_000],
      ['Lakes', 127_000_000],
    ]);
  });

  test('may be quoted, and of its risks nothing is a fact or a statement', () => {
    const said = 'We run our ferries on nine rivers and keep each boat for forty years.';
    expect(of([filing('business', said)], 'statement')).toHaveLength(1);
    expect(told([filing('risks', said)])).toEqual([['passage', undefined]]);
  });
});
