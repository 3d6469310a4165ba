import type { Company } from './companies';
import { carriedOver, comparableName, editDistance, isMisspelling, spelledOut } from './names';

/** How well a company's names fit what was typed, from 0 to 1, and why in words for the buyer. */
export interface Fit {
  readonly fit: number;
  readonly reason: string;
}

/** Words that a company adds to its name and people leave out. */
const LEFT_OUT = new Set([
  'group',
  'holding',
  'holdings',
  'international',
  'global',
  'worldwide',
  'technology',
  'systems',
  'platforms',
  'software',
  'solutions',
  'services',
  'industries',
  'enterprises',
  'brands',
  'stores',
  'networks',
  'partners',
  'laboratories',
  'and',
  'usa',
  'us',
  'america',
]);
const LONGEST_ACRONYM = 6;
/** What was typed is the beginning of a longer name. Below this a name does not fit at all. */
export const BEGINS = 0.45;

const isPlain = (name: string): boolean => !/[^\u0020-\u007e]/.test(name);
const joined = (name: string): string => name.replaceAll(' ', '');

/** What follows `shorter` in `longer`, in words; undefined where it does not begin so. */
function rest(longer: string, shorter: string): readonly string[] | undefined {
  return longer.startsWith(`${shorter} `) ? longer.slice(shorter.length + 1).split(' ') : undefined;
}

function acronymOf(name: string): string {
  return comparableName(name)
    .split(' ')
    .filter((word) => word !== 'and' && word !== 'of')
    .map((word) => word[0] ?? '')
    .join('');
}

function byLetters(typed: string, names: readonly string[]): Fit | undefined {
  const near = names.filter((name) => isMisspelling(typed, name));
  if (near.length > 0) {
    const closest = Math.min(...near.map((name) => editDistance(typed, name, 2)));
    return {
      fit: closest === 1 ? 0.72 : 0.66,
      reason: 'has a name that is spelled almost like this',
    };
  }
  return names.some((name) => isMisspelling(typed, name.split(' ')[0] ?? ''))
    ? { fit: 0.55, reason: 'has a name that begins almost like this' }
    : undefined;
}

function byWords(written: string, { names, aliases }: Company): Fit {
  const typed = comparableName(written);
  const official = names.map(comparableName);
  const all = [...official, ...aliases.map(comparableName)];
  if (official.includes(typed)) return { fit: 1, reason: 'has exactly this name' };
  if (all.includes(typed)) return { fit: 0.85, reason: 'is also known by this name' };
  const spelled = spelledOut(written);
  const everyName = [...names, ...aliases];
  if (
    everyName.some((name) => spelledOut(name) === spelled) ||
    all.some((name) => joined(name) === joined(typed))
  )
    return { fit: 0.84, reason: 'has this name in another spelling' };
  const carried =
    typed.length > 3 ? everyName.filter((name) => carriedOver(name) === carriedOver(written)) : [];
  // Between plain letters a like sound is a slip of the pen; out of another alphabet it is how one writes it.
  if (carried.length > 0)
    return {
      fit: isPlain(written) && carried.every(isPlain) ? 0.72 : 0.82,
      reason: 'has this name in other letters',
    };
  const longer = official.flatMap((name) => rest(name, typed) ?? []);
  const whole = official
    .map((name) => rest(spelledOut(name), spelled))
    .filter((words) => words !== undefined);
  if (whole.some((words) => words.every((word) => LEFT_OUT.has(word))))
    return { fit: 0.8, reason: 'has this name with a word added' };
  if (all.some((name) => rest(spelled, name)?.every((word) => LEFT_OUT.has(word))))
    return { fit: 0.78, reason: 'has this name with a word left out' };
  if (longer.length > 0) return { fit: BEGINS, reason: 'has a longer name that begins like this' };
  if (
    written.length >= 2 &&
    written.length <= LONGEST_ACRONYM &&
    written === written.toUpperCase() &&
    names.some((name) => acronymOf(name) === typed)
  )
    return { fit: 0.7, reason: 'has these first letters' };
  return byLetters(typed, all) ?? { fit: 0.2, reason: 'was found by the search' };
}

export function fitOf(company: Company, typed: string): Fit {
  const words = byWords(typed, company);
  const symbol =
    company.ticker !== undefined && company.ticker === typed.toUpperCase()
      ? { fit: typed === company.ticker ? 0.97 : 0.76, reason: `is listed as ${company.ticker}` }
      : undefined;
  return symbol !== undefined && symbol.fit > words.fit ? symbol : words;
}
