import { describe, expect, test } from 'vitest';
import { beforeName } from './before-name';
import { rowForm, sentenceForm } from './forms';
import { nameFinder, Phrasebook, phraseFinder } from './phrasebook';
import { wordSet } from './word-set';
import { wordsOf, type Word } from './words';

describe('phrases of a text', () => {
  test.each([
    ['a word', 'ferry', 'The Ferry leaves', true],
    ['no part of a word', 'ferry', 'ferryman', false],
    ['a plural', 'ferry, box', 'two ferries', true],
    ['no plural of a short word', 'new', 'the news', false],
    ['no plural of an exact word', '=ferry', 'two ferries', false],
    ['a stem', 'insur*', 'an insurer', true],
    ['words in their order', 'sign up', 'Sign up now', true],
    ['the same words with a hyphen', 'sign up', 'sign-up', true],
    ['words in another order', 'sign up', 'up sign', false],
    ['one of several words', 'add to cart/bag', 'add to bag', true],
    ['a word that may be missing', 'read (the) more', 'read more', true],
    ['a word that is there though it may be missing', 'read (the) more', 'read the more', true],
    ['a figure', '# comments', '12 comments', true],
    ['a figure of four digits', 'in ####', 'in 2024', true],
    ['no shorter figure', 'in ####', 'in 204', false],
    ['a slash', 'ferry / mill', 'ferry/mill', true],
    ['a bracket', '( ferry', 'mill (ferry)', true],
    ['no figure in a name', '# comments', 'Q3 comments', false],
    ['an ending', '*ed', 'the boat sailed', true],
    ['no ending of a short word', '*ed', 'we need it', false],
    ['any word', 'sign * up', 'sign here up', true],
    ['no sign for a word', 'sign * up', 'sign: up', false],
    ['any word but some', 'chief (!mate) cook', 'the chief ship cook', true],
    ['none of those words', 'chief (!mate) cook', 'the chief mate cook', false],
    ['words between', 'forget .. rules', 'forget all of the rules', true],
    ['too many words between', 'forget ..2 rules', 'forget all of the rules', false],
    ['no words of the next sentence', 'forget .. rules', 'Forget it. The rules hold.', false],
    ['a shortened word', "don't sell", 'We don’t sell', true],
    ['a shortened word among others', "never/don't sell", 'We don’t sell', true],
    ['the beginning', '^ by', 'by Orla', true],
    ['not the beginning', '^ by', 'written by', false],
    ['the end', 'loading $', 'still loading', true],
    ['not the end', 'loading $', 'loading bay', false],
  ])('find %s', (_, phrases, text, isFound) => {
    expect(phraseFinder(phrases)(text)).toBe(isFound);
  });

  test('name lists that several of them share', () => {
    const has = phraseFinder('obey the <machine>', [['machine', 'robot, language model']]);
    expect(has('Obey the language models.')).toBe(true);
    expect(has('Obey the language.')).toBe(false);
  });

  test('are told by kind', () => {
    const book = new Phrasebook([
      ['food', 'bread, oat*'],
      ['craft', 'mill'],
    ]);
    expect(book.kindsIn('Oatmeal from the mill')).toEqual(new Set(['food', 'craft']));
  });

  test('cannot be written without the word that they begin with', () => {
    expect(() => phraseFinder('(the) end')('the end')).toThrow();
    expect(() => phraseFinder('<nothing>')('the end')).toThrow();
    expect(() => phraseFinder('at (the end)')('the end')).toThrow();
  });

  test.each(['a'.repeat(1_000_000), 'forget '.repeat(150_000), '('.repeat(1_000_000)])(
    'take little time for a long text',
    (text) => {
      const has = phraseFinder('forget .. all .. rules, insur*');
      const from = process.cpuUsage();
      expect(has(text)).toBe(false);
      const { user, system } = process.cpuUsage(from);
      expect(user + system).toBeLessThan(2_000_000);
    },
  );
});

describe('phrases with their places', () => {
  const book = new Phrasebook([
    ['boat', 'ferry, ferry boat'],
    ['trade', 'mill'],
  ]);

  test('are the longest that begin at a word, from left to right', () => {
    const text = 'A mill, two ferry boats.';
    expect(book.find(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['trade', 'mill'],
      ['boat', 'ferry boats'],
    ]);
  });

  test('are names only in the spelling of their list and whole', () => {
    const namesIn = nameFinder(['Mill', 'Mill++', 'Tarn.js']);
    expect(namesIn('Mill, Mill++ and Tarn.js; mill, MillWork, Mill5 and Mill#')).toEqual([
      'Mill',
      'Mill++',
      'Tarn.js',
    ]);
  });
});

test('of a phrase with braces the part between them is found, and the rest stands around it', () => {
  const book = new Phrasebook([['boat', 'two {ferry boat} of']]);
  const text = 'Two ferry boats, two ferry boats of Tarn.';
  expect(book.find(text)).toEqual([{ kind: 'boat', start: 21, end: 32 }]);
  expect(new Phrasebook([['boat', 'two {} ferry']]).find(text)).toEqual([
    { kind: 'boat', start: 3, end: 3 },
    { kind: 'boat', start: 20, end: 20 },
  ]);
});

describe('the form of a sentence', () => {
  const readers = { word: (_: unknown, at: number) => [at + 1, at + 2] };
  const form = (text: string) => sentenceForm(text, readers, [['went', 'sailed, set out']]);

  test.each([
    ['gives what its names stand for', '^ who:[word] did:<went> for where:[word] . $', {}],
    ['stands anywhere in its sentence', 'did:<went> for', { who: undefined, where: undefined }],
    ['lets a word be missing', '^ who:[word] did:<went> (out) for where:[word] . $', {}],
  ])('%s', (_, text, but) => {
    const all = { who: 'Orla Quay', did: 'set out', where: 'Tarn', ...but };
    const told = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    expect(form(text)('Orla Quay set out for Tarn.')).toEqual(told);
  });

  test('is not found where a step is missing or words are left over', () => {
    expect(form('^ [word] <went> . $')('Orla stayed.')).toBeUndefined();
    expect(form('^ [word] <went> $')('Orla set out again')).toBeUndefined();
  });

  test('names readers that exist', () => {
    expect(() => form('[nothing]')).toThrow('nothing reads');
  });
});

describe('the form of a row of words', () => {
  const sign = (lower: string): Word => ({
    lower,
    forms: [lower],
    isNumber: false,
    isWord: true,
    isStop: false,
    start: 0,
    end: 0,
  });
  const row = [sign('[BOAT]'), ...wordsOf('set out for'), sign('[PLACE]')];

  test.each([
    ['[BOAT] set out for [PLACE]', [0, 5]],
    ['set (far) out for [PLACE] $', [1, 5]],
    ['<left> for', [1, 4]],
    ['^ set out', undefined],
    ['[PLACE] set out', undefined],
  ])('%s', (form, place) => {
    expect(rowForm(form, [['left', 'sailed, set out, [PLACE]']])(row)).toEqual(place);
  });

  test('is not looked for in a row that has no end', () => {
    expect(rowForm('[BOAT]')(Array.from({ length: 200 }, () => sign('[BOAT]')))).toBeUndefined();
  });
});

describe('a set of words', () => {
  const isListed = wordSet("Mill, n't, ferr*, *boat, *tarn*");

  test.each([
    ['mill', true],
    ['MILL', true],
    ['n’t', true],
    ['ferries', true],
    ['houseboat', true],
    ['uptarns', true],
    ['mills', false],
    ['boats', false],
    ['a ferry', false],
  ])('has “%s”: %s', (word, isThere) => {
    expect(isListed(word)).toBe(isThere);
  });
});

test('a name is told from other words behind a phrase', () => {
  const sitsIn = beforeName('based/located in (the)');
  expect(sitsIn('It is based in Ohio.')).toBe(true);
  expect(sitsIn('It is located in the Netherlands.')).toBe(true);
  expect(sitsIn('It is based in nine states.')).toBe(false);
  expect(sitsIn('It is in Ohio.')).toBe(false);
});
