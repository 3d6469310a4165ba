import { describe, expect, test } from 'vitest';
import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import { cite } from '../compose/cite';
import type { BarPicture, Section, SectionId } from '../document/shape';
import { rowWith } from '../fixtures/rows';
import { drawCounts } from './counts';

const WRITTEN = '2026-03-20T12:00:00.000Z';
const claimOn = (row: Evidence) =>
  ({
    id: row.id,
    kind: 'fact',
    text: 'A sentence.',
    verdict: 'supported',
    citations: [cite(row, '')],
    restsOn: [],
  }) as const;
const section = (id: SectionId, rows: readonly Evidence[]): Section => ({
  id,
  title: id,
  claims: rows.map(claimOn),
  notFound: [],
});
const sectionsOf = (rows: readonly Evidence[]): Section[] => [
  section('snapshot', rows),
  section('deep-research', []),
  section('sources', []),
];
const told = (rows: readonly Evidence[], id: string, sections = sectionsOf(rows)) =>
  (
    drawCounts(sections, rows, WRITTEN).find((picture) => picture.id === id) as
      | BarPicture
      | undefined
  )?.values.map(({ label, value }) => [label, value]);

const KINDS = [
  rowWith({ reliability: 'first-party', url: 'https://fernhollow.example/a' }),
  rowWith({ reliability: 'first-party', url: 'https://fernhollow.example/a' }),
  rowWith({ reliability: 'register' }),
  rowWith({ attribute: 'news' }),
  rowWith({}),
  rowWith({ reliability: 'public-voice', attribute: 'public-voice' }),
];

describe('who is heard', () => {
  test('is counted in pages, and a kind of which there is none says nought', () => {
    expect(told(KINDS, 'coverage')).toEqual([
      ['The company itself', 1],
      ['Public records', 1],
      ['Press', 1],
      ['Reference', 1],
      ['Public discussion', 1],
    ]);
    expect(
      told(
        [...KINDS.slice(0, 3), KINDS[0], KINDS[5]]
          .flatMap((row) => row ?? [])
          .concat(rowWith({ reliability: 'register' })),
        'coverage',
      ),
    ).toContainEqual(['Press', 0]);
  });

  test('takes what others wrote for the press, and what people said for people', () => {
    const article = rowWith({ reliability: 'public-voice', attribute: 'analysis' });
    expect(told([...KINDS, article], 'coverage')).toEqual(
      expect.arrayContaining([
        ['Press', 2],
        ['Public discussion', 1],
      ]),
    );
  });

  test('counts what claims cite and nothing else', () => {
    const sections = sectionsOf(KINDS);
    expect(
      drawCounts(
        sections,
        [
          ...KINDS,
          ...KINDS.map((row) => ({ ...row, id: `${row.id}-uncited`, url: `${row.url}/more` })),
        ],
        WRITTEN,
      ),
    ).toEqual(drawCounts(sections, KINDS, WRITTEN));
  });

  test('leaves out what was handed in and what is told of interviewers', () => {
    const given = rowWith({ sourceId: GIVEN_POSTING, reliability: 'first-party' });
    const person = rowWith({ attribute: 'interviewer' });
    const apart = rowWith({});
    const sections = [...sectionsOf([...KINDS, given, person]), section('interviewers', [apart])];
    expect(drawCounts(sections, [...KINDS, given, person, apart], WRITTEN)).toEqual(
      drawCounts(sectionsOf(KINDS), KINDS, WRITTEN),
    );
  });

  test('is no picture of one kind alone, or of too few findings', () => {
    expect(
      told(
        KINDS.map((row) => ({ ...row, reliability: 'register' as const })),
        'coverage',
      ),
    ).toBeUndefined();
    expect(told(KINDS.slice(1, 5), 'coverage')).toBeUndefined();
    expect(drawCounts(sectionsOf([]), [], WRITTEN)).toEqual([]);
  });

  test('has no place in a document without the section it stands in', () => {
    expect(drawCounts([section('snapshot', KINDS)], KINDS, WRITTEN)).toEqual([]);
  });
});

describe('how fresh the findings are', () => {
  const aged = (day: string | undefined) => rowWith(day === undefined ? {} : { publishedAt: day });
  test.each([
    ['2026-03-20', 'Up to 1 month'],
    ['2026-02-17', 'Up to 1 month'],
    ['2026-02-16', '1 to 6 months'],
    ['2025-09-19', '1 to 6 months'],
    ['2025-09-17', '6 to 12 months'],
    ['2025-03-01', '1 to 3 years'],
    ['2023', 'More than 3 years'],
    ['not a day', 'No date of its own'],
    [undefined, 'No date of its own'],
  ])('a finding of %s is “%s” old on March 20, 2026', (day, label) => {
    const others = ['2026-03-19', '2026-01-01', '2025-06-01', '2024-06-01', '2001-01-01'].map(aged);
    const before = new Map(told(others, 'freshness')?.map(([name, count]) => [name, count]));
    const after = told([...others, aged(day)], 'freshness')?.filter(
      ([name, count]) => before.get(name) !== count,
    );
    expect(after).toEqual([[label, Number(before.get(label)) + 1]]);
  });

  test('goes by the day of what is told where it was not published', () => {
    expect(told([...KINDS, rowWith({ asOf: '2026-03-19' })], 'freshness')).toContainEqual([
      'Up to 1 month',
      1,
    ]);
  });
});
