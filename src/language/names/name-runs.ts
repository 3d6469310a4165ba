import { isCapitalized } from '../../kernel/text';
import { NAME_PARTICLES } from '../lexicon/names/person-words';
import { LETTERED_WORDS, NAME_JOINERS } from '../lexicon/names/run-words';
import { SENTENCE_OPENERS } from '../lexicon/sentence-openers';
import type { TextSpan } from '../text/sentences';
import { isPlainWord } from '../words/stop-words';
import { isHonorific } from './honorifics';

const JOINERS: ReadonlySet<string> = new Set([...NAME_JOINERS, ...NAME_PARTICLES]);
const LETTERED: ReadonlySet<string> = new Set(LETTERED_WORDS);
const OPENERS: ReadonlySet<string> = new Set(SENTENCE_OPENERS.map((word) => word.toLowerCase()));
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[&'’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|&/gu;
const OWNER = /['’]s?$/u;
/** What stands before the first word of a sentence, a line or a quotation. */
const SENTENCE_START = /(?:^|\n\s*|[.!?:;]["'”’)]* |["“(])$/u;
const LONGEST_START = 12;

/** A word with a capital that only opens a sentence, as any word may. */
export const isOpener = (word: string): boolean =>
  OPENERS.has(word.toLowerCase()) || isPlainWord(word);

/** “of”, “&”, “van”: a small word that may stand inside a name. */
export const isNameJoiner = (word: string): boolean => JOINERS.has(word);

const wordsOf = (text: string): readonly TextSpan[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** “Ada M. Bell”, “Dr. Bell”: but the “B” of “Series B.” ends a sentence. */
const isShortened = ({ text }: TextSpan, before: TextSpan | undefined): boolean =>
  isHonorific(text) ||
  (text.length === 1 && isCapitalized(text) && !LETTERED.has(before?.text.toLowerCase() ?? ''));

/** Words with capitals that nothing but a space and the small words of names stand between. */
function runsOf(text: string): readonly (readonly TextSpan[])[] {
  const runs: TextSpan[][] = [];
  let run: TextSpan[] | undefined;
  let joiners: readonly TextSpan[] = [];
  let last: TextSpan | undefined;
  for (const word of wordsOf(text)) {
    const gap = text.slice(last?.end ?? 0, word.start);
    const isBehindStop =
      gap === '. ' && last !== undefined && isShortened(last, run?.at(-2)) && !isOpener(word.text);
    if (gap !== ' ' && !isBehindStop) run = undefined;
    const isJoiner = isNameJoiner(word.text);
    if (isCapitalized(word.text) && run !== undefined) run.push(...joiners, word);
    else if (isCapitalized(word.text)) runs.push((run = [word]));
    else if (!isJoiner) run = undefined;
    joiners = isJoiner && run !== undefined ? [...joiners, word] : [];
    last = word;
  }
  return runs;
}

const spanOf = (text: string, words: readonly TextSpan[]): readonly TextSpan[] => {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = last.end - (OWNER.exec(last.text)?.[0].length ?? 0);
  return [{ text: text.slice(first.start, end), start: first.start, end }];
};

/** “Bell’s Learning Fund” is a name and, behind its owner, another. */
function behindOwners(text: string, words: readonly TextSpan[]): readonly TextSpan[] {
  const owner = words.findIndex((word) => OWNER.test(word.text));
  if (owner < 0) return spanOf(text, words);
  return [
    ...spanOf(text, words.slice(0, owner + 1)),
    ...behindOwners(text, words.slice(owner + 1)),
  ];
}

/** The capitalized runs of a text, without the plain words that only open a sentence. */
export function readNames(text: string): readonly TextSpan[] {
  return runsOf(text).flatMap((words) => {
    const before = text.slice(0, words[0]?.start);
    const opens = SENTENCE_START.test(before.slice(-LONGEST_START));
    const first = words.findIndex(
      (word) => word.text !== 'I' && !(opens && isOpener(word.text.replace(OWNER, ''))),
    );
    return first < 0 ? [] : behindOwners(text, words.slice(first));
  });
}
