import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ANY_WORK, KINDS_OF_WORK, kindOf, kindOfTitle } from './kinds';
import { HOOKS, type KindOfWork } from './shape';

const ALL = [...KINDS_OF_WORK, ...(ANY_WORK === undefined ? [] : [ANY_WORK])];

const proseOf = (kind: KindOfWork): readonly string[] => [
  kind.about,
  kind.rounds,
  kind.scored,
  kind.terms,
  kind.measured,
  kind.credentials,
  kind.bring,
  ...kind.questions.flatMap(({ plan, ties }) => [plan, ...Object.values(ties)].map(String)),
];
const everyText = ALL.flatMap((kind) => [
  ...proseOf(kind),
  ...kind.questions.flatMap(({ text, tests }) => [text, tests]),
]);

const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+(?=[\p{Lu}“])/u);
const wordsIn = (text: string): number => text.split(/\s+/u).length;

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** Minor groups of the 2018 classification; each has at least one occupation. */
const MINOR_GROUPS =
  '11-1 11-2 11-3 11-9 13-1 13-2 15-1 15-2 17-1 17-2 17-3 19-1 19-2 19-3 19-4 19-5 21-1 21-2 23-1 23-2 25-1 25-2 25-3 25-4 25-9 27-1 27-2 27-3 27-4 29-1 29-2 29-9 31-1 31-2 31-9 33-1 33-2 33-3 33-9 35-1 35-2 35-3 35-9 37-1 37-2 37-3 39-1 39-2 39-3 39-4 39-5 39-6 39-7 39-9 41-1 41-2 41-3 41-4 41-9 43-1 43-2 43-3 43-4 43-5 43-6 43-9 45-1 45-2 45-3 45-4 47-1 47-2 47-3 47-4 47-5 49-1 49-2 49-3 49-9 51-1 51-2 51-3 51-4 51-5 51-6 51-7 51-8 51-9 53-1 53-2 53-3 53-4 53-5 53-6 53-7 55-1 55-2 55-3';

describe('the kinds of work', () => {
  test.each([
    ['29-1141.00', 'nursing'],
    ['13-2011.00', 'accounting'],
    ['53-7065.00', 'warehouse'],
    ['11-2022.00', 'sales-management'],
    ['15-1252.00', 'software'],
    ['25-2021.00', 'teaching'],
    ['35-3023.01', 'dining'],
    ['13-1071.00', 'hr'],
    ['11-9041.01', 'engineering-management'],
    ['29-1171.00', 'physicians'],
    ['11-9051.00', 'restaurant-management'],
    ['11-9121.01', 'clinical-research'],
    ['53-4031.00', 'rail'],
    ['53-5021.00', 'marine'],
  ])('have a kind for %s: %s', (code, id) => {
    expect(kindOf(code)?.id).toBe(id);
  });

  test('cover every occupation that is shipped', () => {
    const packed = readFileSync('content/occupations/occupations.jsonl.br');
    const codes = Array.from(
      brotliDecompressSync(packed)
        .toString('utf8')
        .matchAll(/"code":"([^"]+)"/gu),
      ([, code = '']) => code,
    );
    expect(codes).toHaveLength(1_016);
    expect(codes.filter((code) => kindOf(code) === undefined)).toEqual([]);
  });

  test('reach into every minor group, and say nothing of a code outside the classification', () => {
    const prefixes = KINDS_OF_WORK.flatMap(({ soc }) => soc);
    const without = MINOR_GROUPS.split(' ').filter(
      (group) => !prefixes.some((prefix) => prefix.startsWith(group) || group.startsWith(prefix)),
    );
    expect(without).toEqual([]);
    expect(kindOf('99-9999.00')).toBeUndefined();
  });

  test('have names and beginnings of codes of their own', () => {
    expect(twice(ALL.map(({ id }) => id))).toEqual([]);
    expect(twice(KINDS_OF_WORK.flatMap(({ soc }) => soc))).toEqual([]);
  });
});

describe('what the kinds of work say', () => {
  test('is six to eight questions, one of them the hard one', () => {
    const odd = ALL.filter(
      ({ questions }) =>
        questions.length < 6 ||
        questions.length > 8 ||
        questions.filter(({ hard }) => hard === true).length !== 1,
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('stays within the lengths of prose and of spoken questions', () => {
    const long = ALL.flatMap((kind) => proseOf(kind))
      .flatMap(sentencesIn)
      .filter((sentence) => sentence.split(';').some((part) => wordsIn(part) > 28));
    const spoken = ALL.flatMap(({ questions }) => questions.map(({ text }) => text)).filter(
      (text) => wordsIn(text) > 30,
    );
    expect(long).toEqual([]);
    expect(spoken).toEqual([]);
    expect(ALL.filter(({ about }) => sentencesIn(about).length > 3)).toEqual([]);
  });

  test('is said once: no two kinds share a question, a plan, or a paragraph', () => {
    expect(twice(ALL.flatMap(({ questions }) => questions.map(({ text }) => text)))).toEqual([]);
    expect(twice(ALL.flatMap(proseOf))).toEqual([]);
  });

  test('ends like prose, in curly marks, and without a phrase that nobody should read', () => {
    const banned =
      /\b(?:leverage|robust|seamless|showcase|passionate|utilize|regarding|prior to|in order to|as well as|be ready to|comprehensive|of course|whilst|labour|organise)\b|[!"'{}<>]|\s-\s|—/iu;
    expect(everyText.filter((text) => banned.test(text))).toEqual([]);
    expect(ALL.flatMap(proseOf).filter((text) => !/[.?]”?$/u.test(text))).toEqual([]);
    expect(everyText.filter((text) => !/^[\p{L}\d“$]/u.test(text))).toEqual([]);
  });

  test('is modest where jobs differ', () => {
    const sure = KINDS_OF_WORK.filter(
      ({ rounds }) => !/\b(?:usual(?:ly)?|often|expect|sometimes)\b/iu.test(rounds),
    );
    expect(sure.map(({ id }) => id)).toEqual([]);
  });

  test('ties a question only to kinds of facts that a report can have', () => {
    const known = new Set<string>(HOOKS);
    const used = ALL.flatMap(({ questions }) => questions.flatMap(({ ties }) => Object.keys(ties)));
    expect(used.filter((hook) => !known.has(hook))).toEqual([]);
    expect(HOOKS.filter((hook) => !used.includes(hook))).toEqual([]);
  });
});

test('product managers have a kind of their own, whatever code they share', () => {
  expect(kindOfTitle('Senior Product Manager, Growth', '13-1082.00')?.id).toBe('product');
  expect(kindOfTitle('Project Manager', '13-1082.00')?.id).toBe('projects');
  expect(kindOfTitle('Product Manager', '29-1141.00')?.id).toBe('nursing');
});
