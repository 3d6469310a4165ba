import { trimEndSigns } from '../../../kernel/text';
import { comparableName, withoutRegisterMark } from './names';

/** Words that stand small inside a name. */
const SMALL = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'at', 'by', 'to', 'de', 'del', 'du']);
/** Short words that are words and no abbreviations, as they stand in names. */
const SHORT_WORDS = new Set(
  (
    'air art bar bay big box car cat city day dow el ever eye farm fed first fit food fox free gap gas go good great ' +
    'hub ice ink inn iron jet joy key la las lake land law life lam le life los low man max media mid mill new north ' +
    'oak oil old one open our paper park path pet pro real red rio ross sea six sky south sun tea ten top toy ' +
    'two up van war way web wells west win wood yes zoo st san arm'
  ).split(' '),
);
const LONGEST_ABBREVIATION = 5;
/** A word of three letters that is its symbol is written as one: SAP. */
const LONGEST_SYMBOL_WORD = 3;
const hasVowel = (word: string): boolean => /[aeiouy]/i.test(word);

/** “AT”, “IBM”, “CVS” stay in capitals: two letters, none to speak it by, or the very letters of its symbol. */
function isAbbreviation(word: string, ticker: string): boolean {
  const small = word.toLowerCase();
  if (SHORT_WORDS.has(small)) return false;
  if (/\d/.test(word)) return true;
  if (word.length <= 2) return true;
  if (word.length <= LONGEST_ABBREVIATION && !hasVowel(word)) return true;
  if (word.length === LONGEST_SYMBOL_WORD && word === ticker) return true;
  const isSpoken = /^[^aeiou]{1,2}[aeiouy]{1,2}[^aeiou]{1,2}[aeiouy]?$/.test(small);
  return word.length <= LONGEST_ABBREVIATION && ticker.startsWith(word) && !isSpoken;
}

function writeWord(word: string, first: boolean, ticker: string): string {
  const small = word.toLowerCase();
  if (!first && SMALL.has(small)) return small;
  if (isAbbreviation(word, ticker)) return word;
  const capital = small.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  return /^Mc\p{Ll}{4,}$/u.test(capital)
    ? `Mc${(capital[2] ?? '').toUpperCase()}${capital.slice(3)}`
    : capital;
}

const inCapitals = (name: string): boolean => /\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);

/**
 * A name in capitals as people write it: “UNION PACIFIC CORP” is Union Pacific. Other names stay as they are,
 * as their writer knew better.
 */
export function displayName(registered: string, ticker = ''): string {
  const name = withoutRegisterMark(registered);
  const words = name.split(/\s+/);
  // The legal form may be in small letters behind a name in capitals: “PROCTER & GAMBLE Co”.
  const length = comparableName(name).split(' ').length;
  const bare = withoutForm(words, length);
  if (!inCapitals(bare.join(' '))) return registered;
  const written = bare.map((word, index) =>
    word
      .split(/(?<=[-&/])|(?=[-&/])/)
      .map((part) => writeWord(part, index === 0, ticker))
      .join(''),
  );
  return trimEndSigns(written.join(' '), ' ,').replace(/(\p{L}) Com$/u, '$1.com');
}

/** The first words that compare as the whole name does. */
function withoutForm(words: readonly string[], compared: number): readonly string[] {
  const whole = comparableName(words.join(' '));
  for (let count = Math.max(1, compared - 2); count < words.length; count += 1) {
    const some = words.slice(0, count);
    if (comparableName(some.join(' ')) === whole) return some;
  }
  return words;
}
