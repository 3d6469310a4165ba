import { endingOf } from '../fit/hints';
import { comparableName } from './names';

const MOST_SPELLINGS = 4;
/** Shorter parts of a name are no name. */
const SHORTEST_PART = 2;

const humps = (name: string): string =>
  name.replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, ' ');

/** “mossbank” is “moss bank”: a word that many companies end with stands at its end. */
function withTradeApart(name: string): string {
  const typed = comparableName(name);
  const trade = typed.includes(' ') ? undefined : endingOf(typed);
  return trade === undefined ? typed : `${typed.slice(0, -trade.length)} ${trade}`;
}

/**
 * How else a name may be spelled that no directory knows as it was typed: joined, spaced, without its doubled
 * letters. The company found must still fit what was typed.
 */
export function spellingsOf(name: string): readonly string[] {
  const typed = comparableName(name);
  const all = [
    typed.replaceAll(' ', ''),
    humps(name).toLowerCase(),
    withTradeApart(name),
    typed.replaceAll(/(\p{L})\1/gu, '$1'),
  ];
  return [...new Set(all)]
    .filter((one) => one !== name.toLowerCase() && one.length >= SHORTEST_PART)
    .slice(0, MOST_SPELLINGS);
}

const BETWEEN = /[/|,]|\ba\.?k\.?a\.?(?=\s)|\b(?:formerly|or)\b/iu;

/** “Loamy/Fenwick”, “Loamy, formerly Fenwick”: two names for one company, or two companies. */
export function twoNamesIn(name: string): readonly [one: string, other: string] | undefined {
  const parts = name
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [one = '', other = ''] = parts;
  const isName = (part: string): boolean =>
    part.length >= SHORTEST_PART &&
    /\p{L}/u.test(part) &&
    // “Loamy, Inc.” is one name: what stands behind the comma goes with any name.
    comparableName(`x ${part}`) !== 'x';
  return parts.length >= 2 && isName(one) && isName(other) ? [one, other] : undefined;
}
