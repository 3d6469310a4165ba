import { expect, test } from 'vitest';
import { greenhouse } from './catalogue/job-boards';
import { matchItems, type KnownAs } from './match-items';
import type { Match } from './shape';

const ferry: KnownAs = { names: ['Loam Ferry'], legalNames: ['Loam Ferry Corporation'], domain: 'loamferry.example', namesakes: ['Loam Ferry Tours LLC', 'Loam', 'Ferry Loam & Sons'] };
const twin: KnownAs = { ...ferry, namesakes: ['Loam Ferry LLC'] };
const title: Match = { field: 'title', against: 'names', min: 0.75, how: 'mentions' };
const name: Match = { field: 'name', against: 'names', min: 0.9, how: 'is' };

function isAbout(match: Match, value: string, known = ferry): boolean {
  const field = [match.field].flat()[0] ?? '';
  const { about, apart } = matchItems({ ...greenhouse, match }, [{ [field]: value }], known);
  expect(about.length + apart.length).toBe(1);
  return about.length === 1;
}

test.each([
  ['Loam Ferry opens a third yard', true],
  ['Third yard for Loam Ferry Corp.', true],
  ['Loam Ferry Tours adds two boats', false],
  ['LOAM FERRY TOURS, LLC adds two boats', false],
  ['Loam Ferry sues Loam Ferry Tours', true],
  ['A ferry crosses the loam', false],
  ['Loam prices rise', false],
])('“%s” speaks of the company: %s', (text, about) => {
  expect(isAbout(title, text)).toBe(about);
});

test.each([
  ['LOAM FERRY CORPORATION', true],
  ['Loam Ferry Corp - Ghent yard', true],
  ['Loam Ferry LLC', false],
  ['Loam Ferry Tours LLC', false],
  ['Loam Ferry Tours', false],
  ['Loam', false],
  ['Loam Ferryman', false],
])('the name “%s” is the company’s: %s', (text, about) => {
  expect(isAbout(name, text)).toBe(about);
});

test.each([
  ['Loam Ferry opens a third yard', false],
  ['Loam Ferry Corp. opens a third yard', true],
  ['Loam Ferry LLC opens a third yard', false],
])('where another has the same name and another legal form, “%s” is about the company: %s', (text, about) => {
  expect(isAbout(title, text, twin)).toBe(about);
});

test('a namesake that is the company by another spelling takes nothing away', () => {
  expect(isAbout(title, 'Loam Ferry opens a yard', { ...ferry, namesakes: ['LOAM FERRY CORP'] })).toBe(true);
});

test('a domain is matched by its host, several fields by the best, and what has no rule is about the company', () => {
  expect(isAbout({ field: 'url', against: 'domain', min: 0.9, how: 'is' }, 'https://news.loamferry.example/1')).toBe(true);
  expect(matchItems({ ...greenhouse, match: { ...title, field: ['title', 'html'] } }, [{ title: 'Yard opens', html: 'by Loam Ferry' }], ferry).about).toMatchObject([{ matchScore: 0.95 }]);
  expect(matchItems(greenhouse, [{ title: 'Pilot' }], ferry)).toEqual({ about: [{ title: 'Pilot' }], apart: [] });
});
