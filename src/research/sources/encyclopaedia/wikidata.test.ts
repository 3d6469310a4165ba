import { expect, test } from 'vitest';
import { readWikidataEntity } from './wikidata';

const item = (id: string) => ({ snaktype: 'value', datavalue: { value: { id } } });
const time = (stamp: string, precision: number) => ({
  snaktype: 'value',
  datavalue: { value: { time: stamp, precision } },
});
const amount = (value: string) => ({ snaktype: 'value', datavalue: { value: { amount: value } } });

const statements = (property: string, claims: readonly object[]) =>
  readWikidataEntity({ entities: { Q9: { id: 'Q9', claims: { [property]: claims } } } }, 'Q9')
    ?.statements;
const leader = (id: string, rank: string, qualifiers: object = {}) => ({
  mainsnak: item(id),
  rank,
  qualifiers,
});

test('a statement of the preferred rank stands for those known before it', () => {
  expect(
    statements('P169', [
      leader('Q1', 'normal', { P580: [time('+2011-05-00T00:00:00Z', 10)] }),
      leader('Q2', 'preferred', { P580: [time('+2025-02-03T00:00:00Z', 11)] }),
      leader('Q3', 'deprecated'),
    ]),
  ).toEqual([
    { property: 'P169', value: 'Q2', isItem: true, preferred: true, start: '2025-02-03' },
  ]);
});

test('a preferred statement that has ended stands for nothing that still holds', () => {
  const all = statements('P169', [
    leader('Q1', 'normal'),
    leader('Q2', 'preferred', { P582: [time('+2024-00-00T00:00:00Z', 9)] }),
  ]);
  expect(all?.map(({ value, end }) => [value, end])).toEqual([
    ['Q1', undefined],
    ['Q2', '2024'],
  ]);
});

test.each([
  ['on a day nobody knows', { P582: [{ snaktype: 'somevalue' }] }, 'unknown'],
  ['for a reason', { P1534: [item('Q5')] }, 'unknown'],
  ['on no day', { P582: [{ snaktype: 'novalue' }] }, undefined],
])('a statement that ended %s is told as such', (_, qualifiers, end) => {
  expect(statements('P169', [leader('Q1', 'normal', qualifiers)])?.[0]?.end).toBe(end);
});

test.each([
  ['+1984-04-01T00:00:00Z', 11, '1984-04-01'],
  ['+1984-04-01T00:00:00Z', 10, '1984-04'],
  ['+1984-01-01T00:00:00Z', 9, '1984'],
])('the time %s is only as exact as %i says', (stamp, precision, day) => {
  expect(statements('P571', [{ mainsnak: time(stamp, precision), rank: 'normal' }])).toMatchObject([
    { value: day },
  ]);
});

test('a decade is no time', () => {
  expect(
    statements('P571', [{ mainsnak: time('+1980-00-00T00:00:00Z', 8), rank: 'normal' }]),
  ).toEqual([]);
});

test('figures of other years stay beside the preferred one', () => {
  const count = (value: string, year: string, rank: string) => ({
    mainsnak: amount(value),
    rank,
    qualifiers: { P585: [time(`+${year}-00-00T00:00:00Z`, 9)] },
  });
  const all = statements('P1128', [
    count('+900', '2019', 'normal'),
    count('+1312', '2025', 'preferred'),
  ]);
  expect(all?.map(({ value, at }) => [value, at])).toEqual([
    [900, '2019'],
    [1312, '2025'],
  ]);
});

test('an entity’s statements keep rank and dates; deprecated ones and those without a value are left out', () => {
  const time = (value: string) => ({ datavalue: { value: { time: value } } });
  const body = {
    entities: {
      Q9: {
        id: 'Q9',
        labels: { en: { value: 'Loam Ferry' } },
        sitelinks: {
          enwiki: { site: 'enwiki', title: 'Loam Ferry' },
          dewiki: { title: 'Lehmfähre' },
        },
        claims: {
          P169: [
            {
              mainsnak: { datavalue: { value: { id: 'Q11' } } },
              rank: 'preferred',
              qualifiers: { P580: [time('+2021-05-00T00:00:00Z')] },
            },
            { mainsnak: { datavalue: { value: { id: 'Q12' } } }, rank: 'deprecated' },
            { mainsnak: { snaktype: 'novalue' }, rank: 'normal' },
          ],
          P1128: [
            {
              mainsnak: { datavalue: { value: { amount: '+1240' } } },
              rank: 'normal',
              qualifiers: { P585: [time('+2024-12-31T00:00:00Z')] },
            },
          ],
        },
      },
    },
  };
  expect(readWikidataEntity(body, 'Q9')).toMatchObject({
    label: 'Loam Ferry',
    article: 'Loam Ferry',
    statements: [
      { property: 'P169', value: 'Q11', isItem: true, preferred: true, start: '2021-05' },
      { property: 'P1128', value: 1240, isItem: false, preferred: false, at: '2024-12-31' },
    ],
  });
  expect(readWikidataEntity(body, 'Q10')).toBeUndefined();
});
