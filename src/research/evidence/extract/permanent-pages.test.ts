import { expect, test } from 'vitest';
import type { EntityCard } from '../../company';
import { readPage } from '../../read';
import { extractEvidence } from '../extract-evidence';
import type { Evidence, Snapshot } from '../shape';

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
  sourceId: 'site-about',
  sourceName: 'Company about page',
  kind: 'page',
  topics: ['snapshot'],
  reliability: 'first-party',
  tier: 'B',
  matchScore: 1,
  fetchedAt: '2026-03-02T00:00:00Z',
} as const satisfies Partial<Snapshot>;

function rowsOf(title: string, path: string, said: string): readonly Evidence[] {
  const url = `https://loamferry.example${path}`;
  const { text, blocks } = readPage({
    html: `<html><body><main><h1>${title}</h1><p>${said}</p></main></body></html>`,
    url,
  });
  return extractEvidence(card, [{ text, record: { ...record, url, title, blocks } }]);
}

const DEFINED = 'Loam Ferry runs ferries across eleven lakes in the north of the country.';
const descriptions = (title: string, path: string) =>
  rowsOf(title, path, DEFINED).filter(({ attribute }) => attribute === 'description');

test('what a company is stands on a page about it, and not in its rules on data', () => {
  expect(descriptions('About us', '/about')).toHaveLength(1);
  expect(descriptions('Privacy policy', '/privacy')).toHaveLength(0);
  expect(descriptions('Security overview', '/about/security')).toHaveLength(0);
});

const HEADED = 'Ada Bell is the Chief Executive Officer of Loam Ferry, and she steers it well.';
const yearsStated = (title: string, path: string) => [
  ...new Set(
    rowsOf(title, path, HEADED)
      .filter(({ attribute }) => attribute === 'chief-executive' || attribute === 'statement')
      .map(({ asOf }) => asOf),
  ),
];

test('what a page about one year says is of that year', () => {
  expect(yearsStated('2020 in review', '/history')).toEqual(['2020']);
  expect(yearsStated('A look back', '/history/2020')).toEqual(['2020']);
  expect(yearsStated('Our story', '/history')).toEqual([undefined]);
  expect(yearsStated('Our plan for 2040', '/plan')).toEqual([undefined]);
  expect(yearsStated('From 2019 to 2023', '/plan')).toEqual([undefined]);
});

test('people are read by their whole names, and a heading with capitals is nobody', () => {
  const told = ['Dr. Anna van der Veld', 'Our Team', 'Tarn Capital', 'Black Friday'].map(
    (heading) => `<h2>${heading}</h2><p>Chief Financial Officer</p>`,
  );
  const said = `Who we are</p>${told.join('')}<p>The end`;
  const leaders = rowsOf('Leadership', '/about', said).filter(
    ({ topic }) => topic === 'leadership',
  );
  expect(leaders.flatMap(({ value }) => value ?? [])).toEqual(['Anna van der Veld']);
});
