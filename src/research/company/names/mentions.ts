import { isCapitalized } from '../../../kernel/text';
import { isCompanySuffix, isHouseWord, spelledSuffix } from '../../../language';
import { comparableName, formalName } from './names';
import { transliterate } from './transliterate';

export interface Names {
  readonly own: readonly string[];
  readonly rivals: readonly string[];
  /** Those of the rivals' names that each is called by first of all. */
  readonly rivalTitles: readonly string[];
  /** Parent and sisters: not the company, and no namesakes either. */
  readonly relatives: readonly string[];
}

/** How often a text speaks of whom. */
export interface Mentions {
  /** By a name of several words that is nobody else's. */
  readonly whole: number;
  /** By one word, or by a name that others bear too. */
  readonly short: number;
  readonly rival: number;
  /** By a name that is one of ours and a namesake's first of all: “Apple” in a text on Apple Bank. */
  readonly doubtful: number;
  readonly relative: number;
  /** By one word that is part of a longer name we don't know: “Delta Faucet” where “Delta” is ours. */
  readonly extended: number;
  /** The word in small letters, which may be no name at all. */
  readonly lowercase: number;
  /** Whom it names in full first: the company, or somebody else. */
  readonly opens: 'own' | 'other' | undefined;
  /** Others begin with the same word, or bear the same name. */
  readonly contested: boolean;
  /** A namesake's name is ours and a word more. */
  readonly outgrown: boolean;
}

interface Word {
  readonly raw: string;
  readonly folded: string;
  /** Nothing but a space stands between this word and the one before. */
  readonly joined: boolean;
}

type Whose = 'whole' | 'short' | 'doubtful' | 'rival' | 'relative';
interface Name {
  readonly words: readonly string[];
  readonly whose: Whose;
  /** Its last word is a legal form, which is told from an everyday word by how it is written. */
  readonly formal?: true;
}

/** What may follow a name and makes no longer one of it. */
const isLegal = (folded: string): boolean => isCompanySuffix(folded) || isHouseWord(folded);
const SHORTEST_NAME = 2;
const LONGEST_ABBREVIATION = 3;
/** Where so many words begin with a capital letter, capital letters tell nothing. */
const TITLE_CASE = 0.6;

/** The words of a text as names are looked for in it. */
export function nameWords(text: string): readonly Word[] {
  let end = -2;
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*|&/gu)].map(
    ({ 0: found, index }) => {
      const raw = found.replace(/['’]s$/iu, '');
      const joined = index === end + 1;
      end = index + found.length;
      return {
        raw,
        joined,
        folded: raw === '&' ? 'and' : transliterate(raw).toLowerCase().replace(/['’.]/g, ''),
      };
    },
  );
}

const isCapital = (word: Word | undefined): boolean =>
  word !== undefined && isCapitalized(word.raw);
const isSmall = ({ raw }: Word): boolean => raw === raw.toLowerCase() && raw !== raw.toUpperCase();

function isTitleCase(words: readonly Word[]): boolean {
  const long = words.filter(({ raw }) => raw.length > 3);
  return (
    long.length > 2 && long.filter((word) => isCapital(word)).length > TITLE_CASE * long.length
  );
}

function listOf({ own, rivals, rivalTitles, relatives }: Names): {
  readonly names: readonly Name[];
  readonly contested: boolean;
  readonly outgrown: boolean;
} {
  const folded = (names: readonly string[]): readonly string[] =>
    [...new Set(names.map(comparableName))].filter((name) => name.length >= SHORTEST_NAME);
  const [mine, theirs, kin] = [folded(own), folded(rivals), folded(relatives)];
  const first = new Set(mine.map((name) => name.split(' ')[0] ?? ''));
  const contested = theirs.some(
    (name) => first.has(name.split(' ')[0] ?? '') || mine.includes(name),
  );
  // A name of several words that others bear too is as good as a short one.
  const titles = new Set(folded(rivalTitles));
  const [title] = mine;
  const whoseIs = (name: string): Whose =>
    isWhole(name) ? 'whole' : titles.has(name) && name !== title ? 'doubtful' : 'short';
  const isWhole = (name: string): boolean => name.includes(' ') && !theirs.includes(name);
  const outgrown = mine.some(
    (name) => isWhole(name) && theirs.some((other) => other.startsWith(`${name} `)),
  );
  // Of two that are called alike, the legal form tells which is meant.
  const formal = (some: readonly string[]): readonly string[] => [
    ...new Set(some.flatMap((name) => formalName(name) ?? [])),
  ];
  const [mineFormal, theirsFormal] = [formal(own), formal(rivals)];
  const formally = (
    some: readonly string[],
    others: readonly string[],
    whose: Whose,
  ): readonly Name[] =>
    some
      .filter((name) => !others.includes(name))
      .map((name) => ({ words: name.split(' '), whose, formal: true }));
  const names = [
    ...formally(mineFormal, theirsFormal, 'whole'),
    ...formally(theirsFormal, mineFormal, 'rival'),
    ...mine.map((name): Name => ({ words: name.split(' '), whose: whoseIs(name) })),
    ...theirs
      .filter((name) => !mine.includes(name))
      .map((name): Name => ({ words: name.split(' '), whose: 'rival' })),
    ...kin
      .filter((name) => !mine.includes(name) && !theirs.includes(name))
      .map((name): Name => ({ words: name.split(' '), whose: 'relative' })),
  ];
  return {
    names: names.toSorted((one, other) => other.words.length - one.words.length),
    contested,
    outgrown,
  };
}

/**
 * A capitalized neighbor makes it a longer name, unless that starts a sentence, is a legal form, or
 * every word is capitalized.
 */
function isExtended(words: readonly Word[], from: number, to: number): boolean {
  const [before, next] = [words[from - 1], words[to]];
  const follows = next?.joined === true && isCapital(next) && !isLegal(next.folded);
  const precedes = words[from]?.joined === true && isCapital(before) && before?.joined === true;
  return follows || precedes;
}

function standsAt({ words: name, formal }: Name, words: readonly Word[], at: number): boolean {
  if (
    !name.every(
      (one, index) =>
        words[at + index]?.folded === one ||
        (formal === true && index > 0 && spelledSuffix(words[at + index]?.folded ?? '') === one),
    )
  )
    return false;
  const last = words[at + name.length - 1];
  return formal !== true || (isCapital(last) && last?.raw !== 'As');
}

/** “GAP analysis” beside a company that writes itself “Gap”. */
function isAbbreviation({ raw }: Word, own: readonly string[]): boolean {
  return (
    raw.length > 1 &&
    raw.length <= LONGEST_ABBREVIATION &&
    raw === raw.toUpperCase() &&
    !own.some((name) => name.includes(raw))
  );
}

/** Who is spoken of, each place counted once and for the longest name that stands there. */
export function readMentions(all: Names, text: string): Mentions {
  const { names, contested, outgrown } = listOf(all);
  const words = nameWords(text);
  const titles = isTitleCase(words);
  const writtenSmall = new Set(
    all.own.filter((name) => name === name.toLowerCase()).map(comparableName),
  );
  const counts = {
    whole: 0,
    short: 0,
    rival: 0,
    doubtful: 0,
    relative: 0,
    extended: 0,
    lowercase: 0,
  };
  let opens: Mentions['opens'];
  for (let at = 0; at < words.length; at += 1) {
    const found = names.find((name) => standsAt(name, words, at));
    if (found === undefined) continue;
    const end = at + found.words.length;
    const isWord = found.words.length === 1;
    const first = words[at];
    if (
      first !== undefined &&
      isWord &&
      found.whose !== 'rival' &&
      ((isSmall(first) && !writtenSmall.has(first.folded)) ||
        (!titles && isAbbreviation(first, all.own)))
    )
      counts.lowercase += 1;
    else if (isWord && found.whose === 'short' && !titles && isExtended(words, at, end))
      counts.extended += 1;
    else {
      counts[found.whose] += 1;
      opens ??= found.whose === 'whole' ? 'own' : found.whose === 'rival' ? 'other' : undefined;
    }
    at = end - 1;
  }
  return { ...counts, opens, contested, outgrown };
}

/** Whether a name that stands alone is the company's. */
export function nameIs(
  all: Names,
  name: string,
): { readonly score: number; readonly reason: string } {
  const { names } = listOf(all);
  const words = comparableName(name).split(' ');
  const begins = names.find((one) => one.words.every((word, index) => words[index] === word));
  if (begins === undefined) return { score: 0, reason: 'it is another name' };
  const exact = begins.words.length === words.length;
  switch (begins.whose) {
    case 'rival':
      return { score: 0.05, reason: 'it is a namesake’s name' };
    case 'relative':
      return { score: 0.3, reason: 'it is a company of the same house' };
    case 'whole':
      return exact
        ? { score: 0.95, reason: 'it is the company’s name' }
        : { score: 0.8, reason: 'it begins with the company’s whole name' };
    case 'doubtful':
    case 'short':
      return exact
        ? { score: isShared(all, name) ? 0.5 : 0.9, reason: 'it is a name the company goes by' }
        : { score: 0.3, reason: 'it begins as the company’s name does' };
  }
}

/** Borne by others in the very same form. */
function isShared({ rivals }: Names, name: string): boolean {
  const folded = comparableName(name);
  return rivals.some((rival) => comparableName(rival) === folded);
}
