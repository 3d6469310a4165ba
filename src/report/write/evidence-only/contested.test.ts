import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { assignRows } from '../../plan';
import { snapshot } from '../sections/company/snapshot';
import { row, saidFrom, SETTING, writtenFrom } from '../../fixtures/writing';
import { verifyClaim } from '../../verify';
import { rivalsOf } from './contested';
import { factsOf } from './facts';

const site = { reliability: 'first-party', sourceName: 'Company about page' } as const;
const said = (rows: readonly Evidence[]) => saidFrom('snapshot', rows);

/** Two rows that each name the other as what contradicts them. */
function apart(one: Evidence, other: Evidence): [Evidence, Evidence] {
  return [
    { ...one, status: 'conflicted', rivals: [other.id] },
    { ...other, status: 'conflicted', rivals: [one.id] },
  ];
}

const own = row({
  attribute: 'employees',
  quote: 'Some 1,906 people work with us.',
  value: 1906,
  unit: 'people',
  ...site,
});
const foreign = row({
  attribute: 'employees',
  quote: 'In 2024 it had 1,850 employees.',
  value: 1850,
  asOf: '2024-12-31',
  sourceName: 'Wikidata',
});

async function verdictsOf(rows: readonly Evidence[]): Promise<string[]> {
  const { drafts } = await writtenFrom('snapshot', rows);
  const snapshots = new Map(rows.map(({ snapshot, quote }) => [snapshot, quote]));
  return drafts.map(
    (draft) =>
      verifyClaim(
        {
          ...draft,
          kind: draft.computation === undefined ? 'fact' : 'computed',
          evidence: rows.filter(({ id }) => draft.evidenceIds.includes(id)),
        },
        SETTING,
        snapshots,
      ).verdict,
  );
}

describe('what sources tell differently is told with both values and both sources', () => {
  test('the number of people', async () => {
    const rows = apart(own, foreign);
    expect(await said(rows)).toEqual([
      'Its about page says 1,906 employees; Wikidata says 1,850. Use 1,906: it’s the company’s own.',
    ]);
    expect(await verdictsOf(rows)).toEqual(['conflicted']);
  });

  test('the year it was founded', async () => {
    const rows = apart(
      row({ attribute: 'founded', quote: 'We were founded in 1987.', value: '1987', ...site }),
      row({
        attribute: 'founded',
        quote: 'It was founded in 1991.',
        value: '1991',
        sourceName: 'Wikidata',
      }),
    );
    expect(await said(rows)).toEqual([
      'Its about page says it was founded in 1987; Wikidata says 1991. Use 1987: it’s the company’s own.',
    ]);
    expect(await verdictsOf(rows)).toEqual(['conflicted']);
  });

  test('where its head office is, beside a founding year on which they agree', async () => {
    const rows = apart(
      row({
        attribute: 'headquarters',
        quote: 'Our head office is in Ashby Falls.',
        value: 'Ashby Falls',
        ...site,
      }),
      row({
        attribute: 'headquarters',
        quote: 'Its head office is in Moss Landing.',
        value: 'Moss Landing',
        sourceName: 'Wikidata',
      }),
    );
    const founded = row({ attribute: 'founded', quote: 'It was founded in 1987.', value: '1987' });
    expect(await said([founded, ...rows])).toEqual([
      'Fernhollow was founded in 1987.',
      'Wikidata says its headquarters are in Moss Landing; its about page says Ashby Falls.',
    ]);
  });

  test('who leads it', async () => {
    const rows = apart(
      row({
        attribute: 'chief-executive',
        quote: 'Marlow Quill, our chief executive',
        value: 'Marlow Quill',
        ...site,
      }),
      row({
        attribute: 'chief-executive',
        quote: 'Tessa Lindqvist has been chief executive',
        value: 'Tessa Lindqvist',
        sourceName: 'Wikidata',
      }),
    );
    expect(await said(rows)).toEqual([
      'Its about page says the chief executive is Marlow Quill; Wikidata says Tessa Lindqvist. Use Marlow Quill: it’s the company’s own.',
    ]);
    expect(await verdictsOf(rows)).toEqual(['conflicted']);
  });

  test.each([
    [
      'revenue',
      1_577_000_000,
      1_410_000_000,
      'SEC company facts says revenue for 2025 was $1.58 billion; Wikidata says $1.41 billion.',
    ],
    [
      'net-income',
      8_000_000,
      -3_000_000,
      'SEC company facts says profit for 2025 was $8 million; Wikidata says a loss of $3 million.',
    ],
  ])(
    'the %s of one year, and nothing is reckoned from it',
    async (attribute, first, second, sentence) => {
      const figure = (value: number, year: number, sourceName: string) =>
        row({
          attribute,
          quote: `{"property": "${attribute}", "end": "${year}-12-31", "val": ${value}}`,
          value,
          unit: 'usd',
          asOf: `${year}-12-31`,
          sourceName,
        });
      const rows = [
        ...apart(figure(first, 2025, 'SEC company facts'), figure(second, 2025, 'Wikidata')),
        figure(900_000_000, 2023, 'SEC company facts'),
      ];
      expect(await said(rows)).toEqual([sentence]);
      expect((await verdictsOf(rows)).slice(0, 1)).toEqual(['conflicted']);
    },
  );

  test('three values of three sources are three', async () => {
    const third = row({
      attribute: 'employees',
      quote: 'It has 2,400 employees.',
      value: 2400,
      sourceName: 'Open Register',
      status: 'conflicted',
    });
    const rows: Evidence[] = [
      { ...own, status: 'conflicted', rivals: [foreign.id, third.id] },
      { ...foreign, status: 'conflicted' },
      third,
    ];
    expect(await said(rows)).toEqual([
      'Its about page says 1,906 employees; Wikidata says 1,850; Open Register says 2,400. Use 1,906: it’s the company’s own.',
    ]);
  });

  test('two values of one source are both its own', async () => {
    const rows = apart(
      own,
      row({ attribute: 'employees', quote: 'We are 2,400 people.', value: 2400, ...site }),
    );
    expect(await said(rows)).toEqual([
      'Its about page says 1,906 employees; elsewhere it says 2,400.',
    ]);
  });
});

describe('who contradicts whom', () => {
  test('rows that name their rivals are believed, and a current one may have a rival too', () => {
    const facts = factsOf([{ ...own, rivals: [foreign.id] }, foreign]);
    expect(rivalsOf({ ...own, rivals: [foreign.id] }, facts)).toEqual([foreign]);
    expect(rivalsOf(own, facts)).toEqual([]);
  });

  test('without names, those in conflict on the same matter are the rivals', () => {
    const [one, other] = [
      { ...own, status: 'conflicted' as const },
      { ...foreign, status: 'conflicted' as const },
    ];
    expect(rivalsOf(one, factsOf([one, other, { ...foreign, id: 'calm', value: 7 }]))).toEqual([
      other,
    ]);
  });

  test('a sum in another currency is none', () => {
    const of = (id: string, unit: string): Evidence => ({
      ...row({
        attribute: 'revenue',
        quote: `In 2025 it took in 9 ${id}.`,
        value: id,
        unit,
        asOf: '2025-12-31',
      }),
      id,
      status: 'conflicted',
    });
    const rows = [of('a', 'usd'), of('b', 'eur')];
    expect(rivalsOf(rows[0] as Evidence, factsOf(rows))).toEqual([]);
  });

  test('a figure of another year is no rival', () => {
    const of = (id: string, asOf: string, value: number): Evidence => ({
      ...row({
        attribute: 'revenue',
        quote: `In ${asOf} it took in ${value}.`,
        value,
        unit: 'usd',
        asOf,
      }),
      id,
      status: 'conflicted',
    });
    const rows = [of('a', '2025-12-31', 9), of('b', '2024-12-31', 8), of('c', '2025-06-30', 7)];
    expect(rivalsOf(rows[0] as Evidence, factsOf(rows)).map(({ id }) => id)).toEqual(['c']);
  });

  test('however many say the one thing, a writer is given who says the other right after the first', () => {
    const same = Array.from({ length: 30 }, (_, index): Evidence => ({
      ...own,
      id: `own-${index}`,
      cluster: `c${index}`,
      status: 'conflicted',
      rivals: ['other'],
    }));
    const rows = assignRows(snapshot, [
      ...same,
      {
        ...own,
        id: 'other',
        cluster: 'other',
        value: 1850,
        status: 'conflicted',
        matchScore: 0.71,
        rivals: same.map(({ id }) => id),
      },
    ]);
    expect(rows[1]?.evidence.id ?? '').toBe('other');
  });
});

describe('what is old is told as old', () => {
  test('a headcount of which nothing newer was found says so, with its day', async () => {
    const old = row({
      attribute: 'employees',
      quote: 'At the end of 2021 it had 1,410 employees.',
      value: 1410,
      asOf: '2021-12-31',
      status: 'stale',
    });
    expect(await said([old])).toEqual([
      'Fernhollow had 1,410 employees at the end of 2021; nothing newer was found.',
    ]);
    expect(await verdictsOf([old])).toEqual(['stale']);
  });

  test('an overtaken chief executive is left out', async () => {
    const old = row({
      attribute: 'chief-executive',
      quote: 'Marlow Quill, chief executive',
      value: 'Marlow Quill',
      asOf: '2021-05-01',
      status: 'stale',
    });
    const { drafts, faults } = await writtenFrom('snapshot', [old]);
    expect([...drafts, ...faults]).toEqual([]);
  });

  test('a revenue that is years old is told with what was not found, though nobody says it is old', async () => {
    const of = (year: number) =>
      row({
        attribute: 'revenue',
        quote: `{"end":"${year}-12-31","val":1410000000}`,
        value: 1_410_000_000,
        unit: 'usd',
        asOf: `${year}-12-31`,
      });
    expect(await said([of(2022)])).toEqual([
      'Fernhollow had revenue of $1.41 billion in 2022; nothing newer was found.',
    ]);
    expect(await said([of(2024)])).toEqual(['Fernhollow had revenue of $1.41 billion in 2024.']);
  });

  test('what was overtaken is never told beside what overtook it', async () => {
    const now = row({
      attribute: 'headquarters',
      quote: 'Our head office is in Elm.',
      value: 'Elm',
    });
    const before = row({
      attribute: 'headquarters',
      quote: 'The head office is in Ashby Falls, Oregon.',
      value: 'Ashby Falls, Oregon',
      status: 'stale',
      supersededBy: now.id,
    });
    const chief = row({
      attribute: 'chief-executive',
      quote: 'Tessa Lindqvist, chief executive',
      value: 'Tessa Lindqvist',
    });
    const former = row({
      attribute: 'chief-executive',
      quote: 'Marlow Quill, chief executive',
      value: 'Marlow Quill',
      status: 'stale',
      supersededBy: chief.id,
    });
    const people = row({
      attribute: 'employees',
      quote: 'It has 2,400 employees.',
      value: 2400,
      asOf: '2025-12-31',
    });
    const fewer = row({
      attribute: 'employees',
      quote: 'It has 1,410 employees.',
      value: 1410,
      asOf: '2025-06-30',
      status: 'stale',
      supersededBy: people.id,
    });
    const told = (await said([chief, former, now, before, people, fewer])).join(' ');
    expect(told).toContain('Elm');
    expect(told).not.toMatch(/Ashby|Marlow|1,410/u);
  });

  test('so is a head office', async () => {
    const old = row({
      attribute: 'headquarters',
      quote: 'Its head office is in Elm.',
      value: 'Elm',
      asOf: '2019',
      status: 'stale',
    });
    expect(await said([old])).toEqual([]);
  });
});
