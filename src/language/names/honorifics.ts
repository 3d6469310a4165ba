import { isCapitalized } from '../../kernel/text';
import { HONORIFICS } from '../lexicon/forms/honorifics';

const ALL: ReadonlySet<string> = new Set(HONORIFICS.map(([word]) => word));
const SHORTENED: ReadonlySet<string> = new Set(
  HONORIFICS.flatMap(([word, kind]) => (kind === 'shortened' ? [word] : [])),
);

const bare = (word: string): string => word.replace(/\.$/u, '').toLowerCase();

/** What stands before a person's name, with its full stop or without. */
export const isHonorific = (word: string): boolean => ALL.has(bare(word));

/** “Ms. Ada Bell” is “Ada Bell”. */
export function withoutHonorific(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => word !== '' && !isHonorific(word));
  return first > 0 ? words.slice(first).join(' ') : name;
}

/** The first “Mr. Bell” of a text; “Lord & Sons” is nobody. */
export function titledNameIn(text: string): string | undefined {
  const words = text.split(/\s+/u);
  const at = words.findIndex(
    (word, index) =>
      isCapitalized(word) && SHORTENED.has(bare(word)) && isCapitalized(words[index + 1] ?? ''),
  );
  const name = /^[\p{L}’'-]+/u.exec(words[at + 1] ?? '')?.[0];
  return at < 0 || name === undefined ? undefined : `${words[at] ?? ''} ${name}`;
}
