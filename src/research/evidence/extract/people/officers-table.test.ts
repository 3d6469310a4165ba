import { describe, expect, test } from 'vitest';
import type { BlockKind } from '../../shape';
import type { Document } from '../document';
import { officersTable } from './officers-table';

function filing(...lines: readonly (readonly [BlockKind, string])[]): Document {
  const text = lines.map(([, line]) => line).join('\n');
  let start = 0;
  const blocks = lines.map(([kind, line]) => {
    const block = { kind, start, end: start + line.length };
    start += line.length + 1;
    return block;
  });
  return {
    text,
    record: {
      snapshot: 'a',
      sourceId: 'sec-10k',
      sourceName: 'SEC annual report (10-K)',
      url: 'https://www.sec.gov/a.htm',
      title: 'Item 1',
      kind: 'filing',
      topics: [],
      reliability: 'register',
      tier: 'A',
      matchScore: 1,
      fetchedAt: '2026-03-02T10:00:00.000Z',
      blocks,
    },
  };
}

const CARD = {} as Parameters<typeof officersTable>[1];
const read = (document: Document) =>
  officersTable(document, CARD).map(({ attribute, value, details }) => [
    attribute,
    value,
    details?.['title'],
  ]);

const TABLE = [
  ['row', 'Name | Age | Position'],
  ['row', 'Orla P. Quennell | 57 | Chair and Chief Executive Officer'],
  ['row', 'Tobin Marsh | 51 | Executive Vice President and Chief Financial Officer (2)'],
  ['row', 'Ada Renn-Oliver | 49 | Chief Executive Officer, Gauges'],
] as const;
const HEADING = ['paragraph', 'Information About Our Executive Officers'] as const;

describe('a table of officers', () => {
  test('leaves the life that runs on behind an office out of it', () => {
    const [head, first, ...rest] = TABLE;
    const life = `${first[1]} Ms. Quennell joined in 2011. She was president, gauges, before.`;
    const document = filing(HEADING, head, ['row', life], ...rest);
    expect(read(document)[0]).toEqual([
      'chief-executive',
      'Orla P. Quennell',
      'Chair and Chief Executive Officer',
    ]);
  });

  test('is read where its cells run on in one paragraph, each office with the day it began', () => {
    const text =
      'The executive officers are listed here. Name Age Position Orla P. Quennell 57 Chair since January 2020 ' +
      'and Chief Executive Officer since March 2019. President of Gauges until 2019. Tobin Marsh 51 Chief ' +
      'Financial Officer, Executive Vice President since May 2022. Ada Renn 49 Chief People Officer since 2021.';
    const drafts = officersTable(filing(['paragraph', text]), CARD);
    expect(
      drafts.map(({ attribute, value, details }) => [attribute, value, details?.['since']]),
    ).toEqual([
      ['chief-executive', 'Orla P. Quennell', '2019-03'],
      ['leadership', 'Tobin Marsh', '2022-05'],
      ['leadership', 'Ada Renn', '2021'],
    ]);
  });

  test('gives each name with the office beside it, and the whole row as its quote', () => {
    const document = filing(HEADING, ...TABLE);
    expect(read(document)).toEqual([
      ['chief-executive', 'Orla P. Quennell', 'Chair and Chief Executive Officer'],
      ['leadership', 'Tobin Marsh', 'Executive Vice President and Chief Financial Officer'],
      ['leadership', 'Ada Renn-Oliver', 'Chief Executive Officer, Gauges'],
    ]);
    for (const { start, end, value } of officersTable(document, CARD))
      expect(document.text.slice(start, end).startsWith(String(value))).toBe(true);
  });

  test('may have the age behind the office', () => {
    const rows = TABLE.map(([kind, text]) => {
      const [name, age, office] = text.split(' | ');
      return [kind, `${name} | ${office} | ${age}`] as const;
    });
    expect(read(filing(HEADING, ...rows))).toHaveLength(3);
  });

  test('is one although a board elects them', () => {
    const elected = [
      'paragraph',
      'The Board of Directors elects our executive officers at the board meeting in May.',
    ] as const;
    expect(read(filing(HEADING, elected, ...TABLE))).toHaveLength(3);
  });

  test.each([
    ['of directors', 'Our directors and what they do'],
    ['of officers and directors', 'Executive officers and directors of the registrant'],
    ['that nobody announces', 'The following table may be of use.'],
  ])('%s is not read, since it tells what people do elsewhere', (_, heading) => {
    expect(read(filing(['paragraph', heading], ...TABLE))).toEqual([]);
  });

  test.each([
    ['two people', TABLE.slice(0, 3)],
    [
      'rows without an age',
      TABLE.map(([kind, text]) => [kind, text.replace(/ \d\d /u, ' – ')] as const),
    ],
    [
      'companies',
      TABLE.map(([kind, text]) => [kind, text.replace(/^[^|]+/u, 'Chief Gauge Company ')] as const),
    ],
  ])('of %s is not read', (_, rows) => {
    expect(read(filing(HEADING, ...rows))).toEqual([]);
  });

  test('is read in filings alone', () => {
    const document = filing(HEADING, ...TABLE);
    const page = { ...document, record: { ...document.record, kind: 'page' as const } };
    expect(read(page)).toEqual([]);
  });
});

describe('who signed an annual report', () => {
  test('is told with the office, as one says the name', () => {
    expect(
      read(
        filing(
          ['row', '/s/ ORLA P. QUENNELL | Chairman, Chief Executive Officer and Director'],
          ['row', '/S/ TOBIN MARSH | Chief Financial Officer (Principal Financial Officer)'],
        ),
      ),
    ).toEqual([
      ['chief-executive', 'Orla P. Quennell', 'Chairman, Chief Executive Officer and Director'],
      ['leadership', 'Tobin Marsh', 'Chief Financial Officer'],
    ]);
  });

  test('is not told where they sign as directors, or for a firm of accountants', () => {
    expect(
      read(
        filing(['row', '/s/ ADA RENN | Director'], ['row', '/s/ Quennell & Marsh LLP | Auditor']),
      ),
    ).toEqual([]);
  });

  test('is told once where a table has them already', () => {
    const signature = ['row', '/s/ TOBIN MARSH | Chief Financial Officer'] as const;
    const names = read(filing(HEADING, ...TABLE, ['paragraph', 'Signatures'], signature));
    expect(names.filter(([, name]) => name === 'Tobin Marsh')).toHaveLength(1);
  });
});

test('who signs below their name, and again with their office, is told by it once', () => {
  const signed = filing(
    [
      'paragraph',
      'By /s/ Dana R. Quill Dana R. Quill, Executive Vice President and Chief Financial and Growth Officer (Principal Financial Officer) February 8, 2026',
    ],
    ['paragraph', 'By: /s/ ORLA MARSH'],
    ['paragraph', '(Orla Marsh Chairman and Chief Executive Officer)'],
    ['paragraph', '/s/ Dana R. Quill'],
    ['paragraph', 'Dana R. Quill Chief Financial and Growth Officer'],
    ['paragraph', '/s/ Ada Renn Ada Renn; Director'],
    ['paragraph', '/s/ Tobin Vale Ada Renn, Chief Executive Officer'],
  );
  expect(read(signed)).toEqual([
    [
      'leadership',
      'Dana R. Quill',
      'Executive Vice President and Chief Financial and Growth Officer',
    ],
    ['chief-executive', 'Orla Marsh', 'Chairman and Chief Executive Officer'],
  ]);
});
