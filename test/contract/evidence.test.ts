import { expect, test } from 'vitest';
import type { Evidence } from '../../src/research/evidence';
import type { Source } from '../../src/research/sources';
import { answered, filed, rowsOf } from './rows-of';

/** Sources whose answers are read by other means than rows of evidence, each with its reason. A directory only leads to others and needs none. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  'sec-companyfacts': 'it is stored whole by code of its own and read by year',
  'wikidata-entity': 'it is stored by code of its own, statement by statement',
  'jobs-hn-hiring':
    'an advertisement is no voice of somebody who speaks freely; openings are told by boards',
  wikinews: 'a headline without its day is no news, and its search tells none',
};
/** What is known of interviewers is told by who looks for them. */
const OF_PEOPLE = 'person';

const isSilent = ({ id, evidence }: Source): boolean =>
  evidence.kind === 'directory' || evidence.kind === OF_PEOPLE || Object.hasOwn(ON_PURPOSE, id);

test.each(answered.filter(([, source]) => !isSilent(source)))(
  'what %s says becomes evidence, and each quote is exactly what is stored',
  async (_, source, items, about) => {
    const { rows, texts } = await rowsOf(source, items, about);
    expect(rows.length).toBeGreaterThan(0);
    for (const { snapshot, start, end, quote } of rows)
      expect(texts.get(snapshot)?.slice(start, end)).toBe(quote);
  },
);

test.each(
  answered.filter(
    ([
      ,
      {
        evidence: { kind },
      },
    ]) => kind === 'place' || kind === 'pay',
  ),
)(
  'what %s knows of a place or an occupation is never told of the company',
  async (_, source, items) => {
    const { rows } = await rowsOf(source, items);
    expect(
      rows.filter(
        ({ attribute, details }) =>
          attribute !== 'declared-pay' && !String(details?.['subject']).endsWith('not the company'),
      ),
    ).toEqual([]);
  },
);

/** A kept sentence of main text says nothing by itself. */
const isTyped = ({ attribute }: Evidence): boolean => attribute !== 'passage';

test('what says nothing says so on purpose, and nobody stands on that list who speaks', async () => {
  for (const [id, source, items, about] of answered.filter(([, one]) =>
    Object.hasOwn(ON_PURPOSE, one.id),
  ))
    expect([id, (await rowsOf(source, items, about)).rows.filter(isTyped)]).toEqual([id, []]);
  expect(Object.keys(ON_PURPOSE).filter((id) => !answered.some(([one]) => one === id))).toEqual([]);
});

test.each(filed)('a row of the file of %s becomes evidence', async (_, source, about) => {
  const { rows } = await rowsOf(source, await about());
  expect(rows.length).toBeGreaterThan(0);
});
