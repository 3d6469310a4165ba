import { defined } from '../../../kernel/defined';
import { expect, test } from 'vitest';
import { catalogue } from '..';
import { greenhouse } from '../catalogue/jobs/job-boards';
import { matchItems, type KnownAs } from './match-items';
import type { MatchRule } from '../shape';

/** Whoever knows how names are compared; here: as they are written. */
const ferry: KnownAs = {
  scoreName: (name, against) =>
    Number(name === (against === 'names' ? 'Loam Ferry' : 'Loam Ferry Corporation')),
  scoreText: (text) => (text.includes('Loam Ferry') ? 0.95 : 0.2),
  domain: 'loamferry.example',
};
const title: MatchRule = { field: 'title', against: 'names', min: 0.75, how: 'mentions' };

function isAbout(match: MatchRule, value: string, known = ferry): boolean {
  const field = [match.field].flat()[0] ?? '';
  const { about, apart } = matchItems({ ...greenhouse, match }, [{ [field]: value }], known);
  expect(about.length + apart.length).toBe(1);
  return about.length === 1;
}

test('a text is asked whom it speaks of, and a name whose it is, among those that the source goes by', () => {
  expect(isAbout(title, 'Loam Ferry opens a third yard')).toBe(true);
  expect(isAbout(title, 'A yard opens')).toBe(false);
  expect(isAbout(title, ' ')).toBe(false);
  const name: MatchRule = { field: 'name', against: 'names', min: 0.9, how: 'is' };
  expect(isAbout(name, 'Loam Ferry')).toBe(true);
  expect(isAbout({ ...name, against: 'legalNames' }, 'Loam Ferry')).toBe(false);
  expect(isAbout({ ...name, against: 'legalNames' }, 'Loam Ferry Corporation')).toBe(true);
});

test.each([
  ['https://news.loamferry.example/1', true],
  ['loamferry.example', true],
  ['https://notloamferry.example/', false],
  ['https://loamferry.example.evil.example/', false],
])('%s lies on the company’s domain: %s', (url, about) => {
  const match: MatchRule = { field: 'url', against: 'domain', min: 0.9, how: 'is' };
  expect(isAbout(match, url)).toBe(about);
  expect(isAbout(match, url, { ...ferry, domain: undefined })).toBe(false);
});

test('of several fields the best counts, and what has no rule is about the company', () => {
  expect(
    matchItems(
      { ...greenhouse, match: { ...title, field: ['title', 'html'] } },
      [{ title: 'Yard opens', html: 'by Loam Ferry' }],
      ferry,
    ).about,
  ).toMatchObject([{ matchScore: 0.95 }]);
  expect(matchItems(greenhouse, [{ title: 'Pilot' }], ferry)).toEqual({
    about: [{ title: 'Pilot' }],
    apart: [],
  });
});

test('of a list of names one may be the company, of which nothing that all share is told', () => {
  const match: MatchRule = {
    field: 'supplier',
    against: 'names',
    min: 0.9,
    how: 'is',
    ofAll: ['amount'],
  };
  const awards = [
    { supplier: 'Loam Ferry', amount: 4 },
    { supplier: 'Plume & Sons; Loam Ferry', amount: 9, title: 'Piers' },
    { supplier: 'Plume & Sons; Quay Ferry', amount: 9 },
  ];
  const { about, apart } = matchItems({ ...greenhouse, match }, awards, ferry);
  expect(about).toEqual([
    { supplier: 'Loam Ferry', amount: 4, matchScore: 1 },
    { supplier: 'Plume & Sons; Loam Ferry', title: 'Piers', matchScore: 1 },
  ]);
  expect(apart).toHaveLength(1);
});

const banks = catalogue.find(({ id }) => id === 'us-fdic') ?? greenhouse;
const known = (name: string, domain?: string): KnownAs => ({
  scoreName: (one, against) => Number(against === 'names' && one === name),
  scoreText: () => 0,
  domain,
});

test.each([
  ['Wells Fargo', 'Wells Fargo Bank, National Association', undefined, undefined, true],
  ['Wells Fargo', 'Wells Fargo Bank, N.A.', 'www.wellsfargo.com', 'wellsfargo.com', true],
  ['Wells Fargo', 'Wells Fargo Bank, N.A.', 'www.wellsbank.example', 'wellsfargo.com', false],
  [
    'Wells Fargo',
    'Wells Fargo Bank South Central, National Association',
    undefined,
    undefined,
    false,
  ],
  ['Wells Fargo', 'Wells Bank, National Association', undefined, undefined, false],
  ['Mercury', 'Mercury Bank', undefined, 'mercury.com', false],
  ['Mercury', 'Mercury Bank', 'https://www.mercury.com/', 'mercury.com', true],
  ['First National', 'First National Bank', undefined, undefined, false],
  ['First National', 'First National Bank of Omaha', undefined, undefined, false],
])(
  'of %s the bank %s with the site %s, asked for %s, is a unit: %s',
  (name, bank, site, domain, is) => {
    const { about } = matchItems(
      banks,
      [{ name: bank, ...defined({ site }) }],
      known(name, domain),
    );
    expect(about.map((item) => [item['name'], item['ofGroup']])).toEqual(is ? [[bank, 'yes']] : []);
  },
);

const recalls = catalogue.find(({ id }) => id === 'legal-fda-drug-recalls') ?? greenhouse;

test.each([
  ['Novartis', 'Novartis Consumer Health', true],
  ['Novartis', 'Novartis Pharmaceuticals Corporation', true],
  ['Boston Scientific', 'Boston Scientific Neuromodulation Corporation', true],
  ['Novartis', 'Novartis Lamps Corporation', false],
  ['Nova', 'Nova Pharmaceuticals Inc.', false],
  ['General', 'General Medical Devices', false],
  ['Novartis', 'Nova Consumer Health', false],
])('of %s the maker %s is a unit: %s', (name, maker, is) => {
  const { about } = matchItems(recalls, [{ name: maker }], known(name));
  expect(about.map((item) => [item['name'], item['ofGroup']])).toEqual(is ? [[maker, 'yes']] : []);
});
