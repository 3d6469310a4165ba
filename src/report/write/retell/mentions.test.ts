import { expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import * as mentions from './mentions';
import { treeOf } from './tree';

const aliases = ['Bellmark Holdings', 'BM', 'Quillo'];
const teller = { company: 'Bellmark', aliases, parser: loadParser() };
const read = (text: string) => treeOf(teller.parser.parse(text));

test.each([
  ['Bellmark Holdings, Inc. sells Quillo bags.', ['Bellmark Holdings, Inc.', 'Quillo']],
  ['Bellmarks and BMX sell bags.', null],
])('names are found whole, with their legal form, in no other word: %s', (text, names) => {
  expect(text.match(mentions.namePattern(teller))).toEqual(names);
});

test.each([
  ['Bellmark Holdings, Inc. sells bags.', 'It sells bags.'],
  ['The Company sells bags.', 'It sells bags.'],
  ['Bellmark Belgium sells bags.', 'Bellmark Belgium sells bags.'],
  ['We sing in Project Bellmark.', 'We sing in Project Bellmark.'],
  ['The Company Plan covers 40 people.', 'The Company Plan covers 40 people.'],
  ['It sells bags of Bellmark.', undefined],
  ['Quillo is part of Bellmark.', undefined],
])('the company, and nothing else, is a pronoun while it is read: %s', (text, masked) => {
  expect(mentions.withStandIn(text, teller)).toBe(masked);
});

test.each([
  ['It says our bags and its mills are old.', 'Bellmark says its bags and its mills are old.'],
  ['We run the mills ourselves.', 'Bellmark runs the mills itself.'],
  ['We ask you to read it to us.', 'Bellmark asks you to read it to Bellmark.'],
  ['Within each of our mills, we have a press.', 'Within each of its mills, Bellmark has a press.'],
  ['Farmers in the US buy bags.', 'Farmers in the US buy bags.'],
])('the third person names the company once where that is clear: %s', (text, told) => {
  expect(mentions.inThirdPerson(read(text), teller).text).toBe(told);
});

test.each([
  ['It sells bags.', 'It sells bags.'],
  ['It team members can read.', 'Bellmark team members can read.'],
  ['It and Tarn sell bags.', 'Bellmark and Tarn sell bags.'],
])('only the company alone becomes a pronoun behind another sentence: %s', (text, continued) => {
  expect(mentions.inThirdPerson(read(text), teller).continued).toBe(continued);
});

test('a verb with the same form in past and present isn’t sure', () => {
  expect(mentions.isSureOfVerbs(read('We sell bags.'), false)).toBe(true);
  expect(mentions.isSureOfVerbs(read('We pay farmers.'), false)).toBe(false);
});

test.each([
  ['It sells bags.', 0, false],
  ['In Ohio, we sell bags.', 9, true],
  ['Farmers buy our bags.', 12, true],
  ['Farmers in the US love it.', undefined, false],
])('where the company is first spoken of, and whether it speaks: %s', (text, start, speaks) => {
  expect(mentions.firstMention(read(text))).toBe(start);
  expect(mentions.mentionsCompany(read(text))).toBe(start !== undefined);
  expect(mentions.speaksAsCompany(read(text))).toBe(speaks);
});
