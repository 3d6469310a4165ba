import {
  containsWords,
  fold,
  foldCase,
  isCalendarWord,
  isCompanySuffix,
  phraseFinder,
  wordSet,
} from '../../../language';
import { isPlainWord } from './words';

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{N}]*(?:[&'.-][\p{L}\p{N}]+)*`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${CAPITALISED}(?: (?:(?:of|de|van|von|der|da|di|la|le|for|the|&) )*${CAPITALISED})*`,
  'gu',
);
const SENTENCE_START = /(?:^|[.!?:;]["')]* |["(])$/u;

function withoutPossessive(word: string): string {
  return word.replace(/'s$/u, '').replace(/'$/u, '');
}

const isAdverb = wordSet('also, besides');

const isOpener = (word: string): boolean => isPlainWord(word) || isAdverb(word);

/** The capitalised runs of a folded text, with the plain word that only opens a sentence taken off. */
export function readNames(text: string): string[] {
  return Array.from(text.matchAll(RUN)).flatMap((match) => {
    const words = match[0].split(' ');
    const opens = SENTENCE_START.test(text.slice(0, match.index));
    const isOpening = (word = ''): boolean =>
      word === 'I' || (opens && isOpener(withoutPossessive(word)));
    while (words.length > 0 && isOpening(words[0])) words.shift();
    return namesOfOwners(words);
  });
}

/** “Bell’s Learning Fund” is a name and, behind its owner, another. */
function namesOfOwners(words: readonly string[]): string[] {
  const names: string[] = [];
  let start = 0;
  for (const [at, word] of words.entries())
    if (/'s?$/u.test(word) || at === words.length - 1) {
      names.push([...words.slice(start, at), withoutPossessive(word)].join(' '));
      start = at + 1;
    }
  return names;
}

/** However a source spells it. */
const AMERICA = /^u\.?s(?:\.?a)?$/u;
const AMERICA_SAID = /\bu\.s\b|\busa\b|\(us\)|\bus-|, us$|\bunited states\b/u;

function isKnown(name: string, known: readonly string[]): boolean {
  if (isCalendarWord(name.toLowerCase())) return true;
  const folded = name.toLowerCase();
  if (AMERICA.test(folded) && known.some((text) => AMERICA_SAID.test(text))) return true;
  return known.some((text) => containsWords(text, folded));
}

/** Names said in `text` that stand in none of the known texts. Whole first; a title before a name is tried apart. */
export function unknownNames(text: string, knownTexts: readonly string[]): string[] {
  const known = knownTexts.map(foldCase);
  return readNames(fold(text)).filter(
    (name) => !isKnown(name, known) && !splitsIntoKnown(name, known),
  );
}

const opensOnTitle = phraseFinder('^ ceo/cfo/coo/cto/chief/director/founder/head/president/vice');

/** “Chief Executive Dana Quill”: two known parts side by side, neither a single first or last name. */
function splitsIntoKnown(name: string, known: readonly string[]): boolean {
  const words = name.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const head = words.slice(0, at).join(' ');
    const tail = words.slice(at).join(' ');
    const whole = opensOnTitle(head) || isCompanyLike(head);
    if (whole && isKnown(head, known) && isKnown(tail, known)) return true;
  }
  return false;
}

function isCompanyLike(text: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return last === 'Group' || isCompanySuffix(last.toLowerCase().replaceAll('.', ''));
}
