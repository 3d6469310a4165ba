import { describe, expect, test } from 'vitest';
import { Phrasebook, phraseFinder } from './phrasebook';

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
    expect(() => phraseFinder('(the) end')).toThrow();
    expect(() => phraseFinder('<nothing>')).toThrow();
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
