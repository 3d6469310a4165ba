import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import {
  EVENTS,
  EVERY_KIND,
  LEADERS,
  named,
  PAY,
  TEAMS,
  THEMES,
  YEARS,
  year,
} from '../../fixtures/pictures';
import { reportOf } from '../../fixtures/report-input';
import { outlineOfReport } from './outline';
import { outlinePicture } from './pictures';
import type { BarPicture, Picture } from '../shape';
import { spokenWords } from '../pictures/spoken';

const { document } = await reportOf();
const NO_LABELS: ReadonlyMap<string, string> = new Map();
const outlined = (picture: Picture) => outlinePicture(picture, NO_LABELS);
const cellsOf = (picture: Picture) => outlined(picture)?.rows.map(({ cells }) => cells);
const years = (...values: readonly (number | null)[]): BarPicture => ({
  ...YEARS,
  values: values.map((value, at) => year(String(2000 + at), value)),
});

describe('the figures behind a picture', () => {
  test('stand in its table whole, and in the drawing in the scale of the largest', () => {
    expect(cellsOf(YEARS)).toEqual([
      ['2022', '$1,200,000,000'],
      ['2023', '$1,410,000,000'],
      ['2024', 'none found'],
      ['2025', '$1,577,000,000'],
    ]);
    expect(outlined(YEARS)?.drawing).toMatchObject({
      kind: 'columns',
      lead: 'In billions of US dollars',
      columns: [{ said: '1.20' }, { said: '1.41' }, { said: '–', value: null }, { said: '1.58' }],
    });
  });

  test.each([
    ['money-eur', 'In euros', '€412'],
    ['money-chf', 'In CHF', 'CHF 412'],
    ['people', 'In people', '412'],
  ] as const)('are named by what they are counted in: %s', (unit, lead, cell) => {
    const picture = { ...years(400, 412), unit };
    expect(outlined(picture)?.drawing).toMatchObject({ lead });
    expect(cellsOf(picture)?.[1]?.[1]).toBe(cell);
  });

  test('keep the sign of a loss', () => {
    const picture = years(-38_400_000, 11_700_000);
    expect(cellsOf(picture)?.map(([, sum]) => sum)).toEqual(['−$38,400,000', '$11,700,000']);
    expect(outlined(picture)?.drawing).toMatchObject({
      columns: [{ said: '−38.4' }, { said: '11.7' }],
    });
  });

  test('of every other kind are told as a reader would', () => {
    expect(cellsOf(THEMES)).toEqual([
      ['Being on call', '3'],
      ['Pay', '1'],
      ['Cuts', '0'],
    ]);
    expect(cellsOf(EVENTS)?.[0]).toEqual(['March 11, 2026', 'Soil data opened to universities']);
    expect(cellsOf(TEAMS)).toEqual([
      ['Rootline', '3', '0', '1'],
      ['Field', '0', '1', '0'],
    ]);
    expect(cellsOf(PAY)?.[0]).toEqual([
      'Backend Engineer, Rootline (your role)',
      '$148,000',
      '$176,000',
    ]);
    expect(cellsOf(LEADERS)).toEqual([
      ['Marlow Quill', 'Chief Executive', '2021'],
      ['Obadiah Renn', 'Chief Technology Officer', 'September 16, 2025'],
      ['Tessa Lindqvist', 'Chief Financial Officer', 'not said'],
    ]);
  });

  test('say a remark only where there is one', () => {
    expect(outlined(YEARS)?.head).toEqual(['Year', 'Sum']);
    const remarked = {
      ...YEARS,
      values: YEARS.values.map((value, at) =>
        at === 3 ? { ...value, remark: 'on September 30' } : value,
      ),
    };
    expect(outlined(remarked)?.head).toEqual(['Year', 'Sum', 'Remark']);
    expect(cellsOf(remarked)?.map(([, , remark]) => remark)).toEqual([
      '',
      '',
      '',
      'on September 30',
    ]);
  });
});

describe('a broken series', () => {
  test.each([
    ['nothing', []],
    ['one figure', [412]],
    ['one figure among gaps', [null, 412, null]],
    ['no number', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
  ])('of %s is no picture', (_kind, values) => {
    expect(outlined(years(...values))).toBeUndefined();
  });

  test('shows what is no number as a gap, and no gap at either end', () => {
    expect(
      cellsOf(years(null, 1, Number.NaN, 3, null))?.map(([label, said]) => [label, said]),
    ).toEqual([
      ['2001', '$1'],
      ['2002', 'none found'],
      ['2003', '$3'],
    ]);
  });

  test('of four hundred figures draws the latest eight, says so and lists sixty', () => {
    const picture = outlined(years(...Array.from({ length: 400 }, (_, at) => at + 1)));
    expect(picture?.drawing).toMatchObject({ columns: { length: 8 } });
    expect(picture?.note).toBe('392 more are in the table.');
    expect(picture?.rows).toHaveLength(61);
    expect(picture?.rows.at(-1)?.cells).toEqual(['… and 340 more', '']);
  });

  test.each([
    [
      'a rank',
      {
        ...THEMES,
        values: [
          { label: 'Pay', value: -3, evidenceIds: [] },
          { label: 'Cuts', value: null, evidenceIds: [] },
        ],
      },
    ],
    [
      'dates that are none',
      { ...EVENTS, events: EVENTS.events.map((event) => ({ ...event, date: 'yesterday' })) },
    ],
    ['one event', { ...EVENTS, events: EVENTS.events.slice(1, 2) }],
    ['a grid of nothing', { ...TEAMS, rows: TEAMS.rows.map((row) => ({ ...row, counts: [] })) }],
    [
      'a grid of what cannot be counted',
      { ...TEAMS, rows: [{ label: 'Field', counts: [Number.NaN, -1], evidenceIds: [] }] },
    ],
    [
      'pay from high to low',
      { ...PAY, ranges: [{ label: 'Miller', low: 9, high: 3, evidenceIds: [] }] },
    ],
    [
      'pay of nothing',
      { ...PAY, ranges: [{ label: 'Miller', low: 0, high: Number.NaN, evidenceIds: [] }] },
    ],
    [
      'people of whom nobody knows since when',
      { ...LEADERS, people: LEADERS.people.map(({ since: _since, ...one }) => one) },
    ],
    [
      'people who are still to come',
      { ...LEADERS, people: LEADERS.people.map((one) => ({ ...one, since: '2031-01' })) },
    ],
  ] satisfies readonly (readonly [string, Picture])[])('%s is no picture', (_kind, picture) => {
    expect(outlined(picture)).toBeUndefined();
  });

  test('leaves a report whole, without a heading for what is not there', () => {
    const broken = { ...document, pictures: [years(1)] };
    expect(spokenWords(outlineOfReport(broken))).not.toContain(YEARS.title);
    expect(spokenWords(outlineOfReport(broken))).toEqual(
      spokenWords(outlineOfReport({ ...document, pictures: [] })),
    );
  });
});

describe('a picture in the outline', () => {
  const [claim] = document.sections.find(({ id }) => id === 'snapshot')?.claims ?? [];

  test('stands behind the claims that tell of the same findings', () => {
    const snapshot = document.sections.find(({ id }) => id === 'snapshot');
    const last = snapshot?.claims.findLast(({ group }) => group !== snapshot.claims.at(-1)?.group);
    const near = { ...YEARS, citations: last?.citations ?? [] };
    const groups =
      outlineOfReport({ ...document, pictures: [near] }).sections.find(
        ({ id }) => id === 'snapshot',
      )?.groups ?? [];
    expect(groups.filter(({ pictures }) => pictures.length > 0).map(({ title }) => title)).toEqual([
      last?.group,
    ]);
  });

  test('stands at the end of its section where no claim tells of them, and in a section without claims by itself', () => {
    const groups = (report: typeof document) =>
      outlineOfReport(report).sections.find(({ id }) => id === 'snapshot')?.groups ?? [];
    const before = groups({ ...document, pictures: [THEMES] }).filter(({ isAdvice }) => !isAdvice);
    expect(before.at(-1)?.pictures).toHaveLength(1);
    const empty = {
      ...document,
      sections: document.sections.map((section) => ({ ...section, claims: [] })),
      pictures: [THEMES],
    };
    expect(groups(empty)).toMatchObject([{ claims: [], pictures: [{ id: 'voices' }] }]);
  });

  test('of which no claim tells stands with the one before it', () => {
    const [first] = document.sections.find(({ id }) => id === 'snapshot')?.claims ?? [];
    const pictures = [{ ...YEARS, citations: first?.citations ?? [] }, THEMES];
    const [home] =
      outlineOfReport({ ...document, pictures }).sections.find(({ id }) => id === 'snapshot')
        ?.groups ?? [];
    expect(home?.pictures.map(({ id }) => id)).toEqual(['revenue', 'voices']);
  });

  test('names the quotes of each figure, lettered after those of the claims', () => {
    const report = {
      ...document,
      pictures: [YEARS],
      sources: YEARS.citations.map(({ sourceName, title, url, fetchedAt }) => ({
        sourceName,
        title,
        url,
        fetchedAt,
      })),
    };
    const [group] = outlineOfReport({
      ...report,
      pictures: [{ ...YEARS, unit: 'people' }],
    }).sections.flatMap(({ groups }) => groups.filter(({ pictures }) => pictures.length > 0));
    expect(group?.pictures[0]?.rows.map(({ quotes }) => quotes)).toEqual([
      ['1a'],
      ['2a'],
      [],
      ['3a'],
    ]);
    const [told] = outlineOfReport(report).sections.flatMap(({ groups }) =>
      groups.flatMap(({ years }) => years ?? []),
    );
    expect(told?.rows.map(({ quotes }) => quotes)).toEqual([['1a', '2a', '3a'], []]);
    expect(claim?.citations.length).toBeGreaterThan(0);
  });

  test('names none where it only counts what the claims cite', () => {
    const counting = {
      ...THEMES,
      citations: [],
      values: THEMES.values.map((value) => ({
        ...value,
        evidenceIds: claim?.citations.map(({ evidenceId }) => evidenceId) ?? [],
      })),
    };
    const [picture] = outlineOfReport({ ...document, pictures: [counting] }).sections.flatMap(
      ({ groups }) => groups.flatMap(({ pictures }) => pictures),
    );
    expect(picture?.rows.flatMap(({ quotes }) => quotes)).toEqual([]);
  });
});

describe.each(HOSTILE_NAMES)('%s', (_kind, evil) => {
  test.each(EVERY_KIND)('in a picture of $kind is cut, cleaned and never lost', (picture) => {
    const told = JSON.stringify(
      outlined({ ...named(picture, evil), title: evil.repeat(3), says: evil }),
    );
    expect(told).not.toMatch(/[\p{Cc}\u202a-\u202e\u200b]|\\u00/u);
    expect(told.isWellFormed()).toBe(true);
    expect(told).not.toMatch(/W{301}|"title":"W{161}/u);
  });
});
