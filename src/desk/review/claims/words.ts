import { squeeze, storableText } from '../../../kernel/text';
import { fail, succeed, type Result } from '../../../kernel/result';
import { visible } from '../../../report/document';

const MARKUP = /<\/?[a-z][^<>]*>/giu;

/** What was typed or pasted, as plain words on one line; markup and marks that nobody sees are taken off. */
export function plainWords(typed: string): string {
  // Cut first: a paste of a whole page is refused by its length, not read to its end.
  return squeeze(visible(typed.slice(0, 60_000).replace(MARKUP, ' ')));
}

export function readTypedSentence(typed: string, limit: number): Result<string, 'bad-text'> {
  const words = plainWords(typed);
  if (words === '') return fail('bad-text', 'Enter a sentence.');
  if (words.length > limit)
    return fail('bad-text', `That’s ${words.length} characters; use at most ${limit}.`);
  return succeed(words);
}

export function readReason(typed: string, limit: number): Result<string, 'no-reason'> {
  const words = plainWords(typed);
  if (words === '' || words.length > limit)
    return fail('no-reason', `Enter a reason of at most ${limit} characters.`);
  return succeed(words);
}

/** Lines stay lines; a sign that no database takes is left out. */
export function readTypedNotes(typed: string, limit: number): string {
  return storableText(typed.slice(0, limit));
}
