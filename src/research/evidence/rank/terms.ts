import { monthOf, numberWord } from '../../../language';
import { IRREGULAR } from './irregular';
import { porterStem } from './stem';

/** Words that stand in any English text and tell none from another. */
const STOP_WORDS = new Set(
  (
    'a about after also an and any are as at be been before being between both but by can ' +
    'could did do does done down during each few for from had has have having he her here ' +
    'hers him his how i if in into is it its just may might more most must my no nor not now ' +
    'of off on once only or other our ours out over own s same shall she should so some such ' +
    't than that the their theirs them then there these they this those through to too under ' +
    'until up us very was we were what when where whether which while who whom whose why will ' +
    'with would you your yours'
  ).split(' '),
);
/** “Sept” and “September”, “three” and “third” are one term each; of greater numbers people write figures. */
const MOST_IN_WORDS = 12;
/** These are no ordinals everywhere: “at first”, “a second”. Here they may be. */
const FIRST_TWO: ReadonlyMap<string, string> = new Map([
  ['first', '1'],
  ['second', '2'],
]);
function inOneSpelling(word: string): string | undefined {
  if (monthOf(word) !== undefined) return word.slice(0, 3);
  const number = numberWord(word);
  return number === undefined || number === 0 || number > MOST_IN_WORDS
    ? FIRST_TWO.get(word)
    : String(number);
}

function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b/gu, '')
    .replace(/(\d),(?=\d{3})/gu, '$1');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? [];
}

/** The words of a text that can be looked for, in the form in which they are compared. */
export function termsOf(text: string): readonly string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => {
      const plain = word.replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1');
      return (
        inOneSpelling(plain) ??
        porterStem(IRREGULAR.get(plain) ?? IRREGULAR.get(plain.replace(/s$/u, '')) ?? plain)
      );
    });
}

/** The terms of words that a question writes with a capital: most often names. */
export function nameTermsOf(text: string): ReadonlySet<string> {
  return new Set((text.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}+/gu) ?? []).flatMap(termsOf));
}

export function pairsOf(terms: readonly string[]): readonly string[] {
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`);
}
