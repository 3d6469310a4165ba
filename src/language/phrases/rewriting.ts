import { capitalized, isCapitalized } from '../../kernel/text';
import { Phrasebook } from './phrasebook';
import type { Lists } from './notation';

/** What was told in other words may be told shorter still; no text takes more rounds than this. */
const MOST_ROUNDS = 4;

interface Place {
  readonly start: number;
  readonly end: number;
}

const startsWithLetter = (text: string): boolean => /^\p{L}/u.test(text);

/** What begins with a capital still does, unless it is told for its small letters. */
const inLettersOf = (said: string, told: string): string =>
  isCapitalized(said) && said.toLowerCase() !== told ? capitalized(told) : told;

/** What begins with a sign is tied to the word before it, and a word is not. */
function spliced(text: string, told: string, { start, end }: Place): string {
  const before = text.slice(0, start);
  const rest = text.slice(end);
  if (told === '') return before === '' ? rest.trimStart() : before.trimEnd() + rest;
  if (!startsWithLetter(told)) return before.trimEnd() + told + rest;
  const gap = /[\p{L}\p{N}]$/u.test(before) ? ' ' : '';
  return before + gap + inLettersOf(text.slice(start, end), told) + rest;
}

/**
 * Tells phrases in other words. Of a phrase with braces only what stands between them is replaced, and empty braces
 * take something in: `['number of', '{amount of} days/people']`, `['people', 'team of # {} is']`.
 */
export function rewriting(
  table: readonly (readonly [told: string, phrases: string])[],
  lists: Lists = [],
): (text: string) => string {
  const book = new Phrasebook(table, lists);
  const once = (text: string): string =>
    book.find(text).reduceRight((rest, { kind, ...place }) => spliced(rest, kind, place), text);
  return (text) => {
    let told = text;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const next = once(told);
      if (next === told) break;
      told = next;
    }
    return told;
  };
}
