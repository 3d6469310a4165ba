import { expect, test } from 'vitest';
import type { PartOfSpeech, Token } from '../parser/shape';
import { personFrom, personUntil } from './persons-in-sentence';

const SMALL: Readonly<Record<string, PartOfSpeech>> = { '-': 'PUNCT', ',': 'PUNCT', named: 'VERB' };

/** Tokens as the parser cuts them; a word without capitals is a noun, and so is one with “~” before it. */
function tokensOf(told: string): readonly Token[] {
  let end = 0;
  return told.split(' ').map((word, index) => {
    const text = word.replace('~', '');
    const isTied = text === '-' || told.split(' ')[index - 1] === '-';
    const start = end + (isTied || index === 0 ? 0 : 1);
    end = start + text.length;
    const isName = /^\p{Lu}/u.test(text) && text === word;
    const pos = SMALL[text] ?? (isName ? 'PROPN' : 'NOUN');
    return { index, start, end, text, lemma: text, pos, tag: 'NN', head: -1, label: 'root' };
  });
}

/** The name that begins at its first word and the one that ends at its last, as a reader of sentences finds them. */
function found(told: string, name: string, company = ''): readonly string[] {
  const tokens = tokensOf(told);
  const texts = tokens.map(({ text }) => text);
  const isOther = (at: number): boolean => texts[at] === company;
  const words = name.split(' ');
  const first = texts.findIndex((_, at) => words.every((word, more) => texts[at + more] === word));
  const last = first + words.length - 1;
  const [from, until] = [personFrom(tokens, first, isOther), personUntil(tokens, last, isOther)];
  return [
    from === undefined ? '' : texts.slice(first, from + 1).join(' '),
    until === undefined ? '' : texts.slice(until, last + 1).join(' '),
  ];
}

test.each([
  ['Acme named Ada Bell chief', 'Ada Bell'],
  ['Acme named Ada M. Bell', 'Ada M. Bell'],
  ['Acme named Mr. Ada Bell', 'Mr. Ada Bell'],
  ['Acme named Ms. Bell', 'Ms. Bell'],
  ['it named Anna van der Veld', 'Anna van der Veld'],
  ['it named Jean - Luc Bell', 'Jean - Luc Bell'],
  ['it named Ada Bell - Reed', 'Ada Bell - Reed'],
  ['Acme named Ada ~Park', 'Ada Park'],
  ['Chief Executive Ada Bell', 'Ada Bell'],
])('a person is read from both ends: “%s”', (told, name) => {
  expect(found(told, name)).toEqual([name, name]);
});

test.each([
  ['one name alone', 'Acme named Bell chief', 'Bell'],
  ['a part of a longer name', 'it named Ada Berta Cora Dora Bell', 'Dora Bell'],
  ['a firm', 'it named Tarn Capital', 'Tarn Capital'],
  ['letters', 'it named NYSE MKT', 'NYSE MKT'],
  ['words that no name is among', 'it named ~Ada ~Bell', 'Ada Bell'],
  ['the word that a sentence opens with', '~Yesterday Bell', 'Yesterday Bell'],
])('%s is nobody: “%s”', (_, told, name) => {
  expect(found(told, name)).toEqual(['', '']);
});

test('a name that ends with what was asked for begins before it', () => {
  expect(found('it named Jean - Luc Bell', 'Luc Bell')).toEqual(['', 'Jean - Luc Bell']);
});

test('the company is no first name, may be a surname, and ends a whole one', () => {
  expect(found('it named Acme Bell', 'Acme Bell', 'Acme')).toEqual(['', '']);
  expect(found('it named Otto Mills', 'Otto Mills', 'Mills')).toEqual(['Otto Mills', 'Otto Mills']);
  expect(found('it named Ada Bell Acme', 'Ada Bell', 'Acme')).toEqual(['Ada Bell', 'Ada Bell']);
});
