import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import type { SourceSentence } from '../shape';
import { treeOf } from '../tree';
import { hasLoosePronoun, isBareDefinite, isPointing } from './pointing';

const read = (text: string) => treeOf(loadParser().parse(text));
const bareOf = (text: string, source: Pick<SourceSentence, 'filing' | 'page'>) => {
  const tree = read(text);
  return tree.tokens.filter((token) => isBareDefinite(tree, token, source)).map((one) => one.text);
};

test.each([
  ['That mill makes bags.', true],
  ['We run mills that make bags.', false],
])('“that” points where it stands before its noun: %s', (text, points) => {
  expect(read(text).tokens.some(isPointing)).toBe(points);
});

test.each([
  ['The other mill makes bags.', ['mill'], ['mill']],
  ['The mobile app helps printers.', [], ['app']],
  ['The Tidewell app helps printers.', [], []],
  ['The largest mill makes bags.', [], []],
  ['The median miller makes bags.', [], []],
  ['We own a mill and like the mill.', [], []],
  ['The company makes bags.', [], []],
])('“the” needs what says which, on a page more than in a filing: %s', (text, filed, onPage) => {
  expect(bareOf(text, { filing: true })).toEqual(filed);
  expect(bareOf(text, { filing: false })).toEqual(onPage);
});

test('what an applicant meets anywhere needs nothing on a page for applicants', () => {
  const text = 'We discuss the role and the mill.';
  expect(bareOf(text, { filing: false, page: 'to candidates' })).toEqual(['mill']);
  expect(bareOf(text, { filing: false, page: 'of terms' })).toEqual(['role', 'mill']);
});

test.each([
  ['They sell bags.', true],
  ['Farmers say they buy bags.', false],
  ['Through its mills, It sells bags.', false],
  ['We run programs that enable them.', true],
  ['Farmers run programs that enable them.', false],
  ['With 58 people it is our smallest mill.', true],
  ['A mill in Ohio runs all day, and it is our largest plant.', false],
])('a pronoun with nothing before it to mean is loose: %s', (text, loose) => {
  expect(hasLoosePronoun(read(text))).toBe(loose);
});

test('on a page on how people are hired, “the first call” is theirs', () => {
  const text = 'We like the first call and the answer.';
  expect(bareOf(text, { filing: false, page: 'of hiring' })).not.toContain('call');
  expect(bareOf(text, { filing: false, page: 'of terms' })).toContain('call');
});
