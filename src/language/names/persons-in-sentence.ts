import { isSmallWord } from '../words/stop-words';
import type { Token } from '../parser/shape';
import { isHonorific } from './honorifics';
import { isNameParticle, isPersonWord, personNamed } from './person-names';

/** A word of a name, which hyphens may join out of several tokens. */
interface Part {
  readonly word: string;
  readonly last: number;
  readonly isName: boolean;
}

type Tokens = readonly Token[];
/** Whether somebody else’s name, the company’s for one, begins at a token. */
type IsOther = (at: number) => boolean;

const textAt = (tokens: Tokens, at: number): string => tokens[at]?.text ?? '';

/** Whether a hyphen without space stands between two tokens. */
function isTied(tokens: Tokens, left: number): boolean {
  const [one, hyphen, other] = tokens.slice(Math.max(0, left), left + 3);
  return hyphen?.text === '-' && one?.end === hyphen.start && hyphen.end === other?.start;
}

function partAt(tokens: Tokens, first: number): Part | undefined {
  let last = first;
  while (last >= 0 && isTied(tokens, last)) last += 2;
  const token = tokens[first];
  const word = tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('');
  const isName = token?.pos === 'PROPN';
  // Any word has a capital where its sentence begins.
  const may = isName || (first > 0 && !isSmallWord(word.toLowerCase()));
  return may && isPersonWord(word) ? { word, last, isName } : undefined;
}

/** Behind the small words that a name goes on after: “van der Berg”. */
function behindParticles(tokens: Tokens, from: number): number {
  let at = from;
  while (isNameParticle(textAt(tokens, at))) at += 1;
  return at;
}

/** The last token of the person’s name that begins at a token, with “Dr.”, and that nothing lengthens. */
export function personFrom(
  tokens: Tokens,
  first: number,
  isOther: IsOther = () => false,
): number | undefined {
  let from = first;
  while (isHonorific(textAt(tokens, from))) from += 1;
  const isLater = partAt(tokens, first - 1) !== undefined || isTied(tokens, first - 2);
  if (isLater || isOther(from)) return undefined;
  const parts: Part[] = [];
  const words: string[] = [];
  for (let at = from; at < tokens.length; at = (parts.at(-1)?.last ?? at) + 1) {
    const next = parts.length === 0 ? at : behindParticles(tokens, at);
    const part = partAt(tokens, next);
    // “Ada Bell Acme”: with two names somebody is named whole.
    if (part === undefined || (parts.length > 1 && isOther(next))) break;
    words.push(...tokens.slice(at, next).map(({ text }) => text), part.word);
    parts.push(part);
  }
  const name = [...tokens.slice(first, from).map(({ text }) => text), ...words].join(' ');
  const isSomebody =
    parts.some(({ isName }) => isName) &&
    /\p{Ll}/u.test(words.join('')) &&
    personNamed(name) !== undefined;
  return isSomebody ? parts.at(-1)?.last : undefined;
}

/** The first token of the person’s name that ends at a token. */
export function personUntil(
  tokens: Tokens,
  last: number,
  isOther: IsOther = () => false,
): number | undefined {
  let first: number | undefined;
  for (let at = last; at >= 0;) {
    let start = at;
    while (start > 1 && isTied(tokens, start - 2)) start -= 2;
    if (partAt(tokens, start)?.last !== at) break;
    first = start;
    at = start - 1;
    while (isNameParticle(textAt(tokens, at))) at -= 1;
  }
  while (first !== undefined && isHonorific(textAt(tokens, first - 1))) first -= 1;
  return first !== undefined && personFrom(tokens, first, isOther) === last ? first : undefined;
}
