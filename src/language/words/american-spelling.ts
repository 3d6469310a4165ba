import { BRITISH_SPELLINGS } from '../lexicon/forms/british-spellings';
import { VERBS_IN_ISE } from '../lexicon/forms/verbs-in-ise';

/** “organise”, “organising”, “organisation”, and no “organist” */
const VOWELS = ['e', 'i', 'a'];
const ALL = [
  ...BRITISH_SPELLINGS,
  ...VERBS_IN_ISE.map((verb) => verb.slice(0, -2)).flatMap((stem) =>
    VOWELS.map((vowel) => [`${stem}s${vowel}*`, `${stem}z${vowel}*`] as const),
  ),
];
const SPELLINGS: ReadonlyMap<string, string> = new Map(ALL);
const SHORTEST = 4;

function listed(word: string): string | undefined {
  const whole = SPELLINGS.get(word);
  if (whole !== undefined) return whole;
  for (let end = word.length; end >= SHORTEST; end -= 1) {
    const beginning = SPELLINGS.get(`${word.slice(0, end)}*`);
    if (beginning !== undefined) return beginning.slice(0, -1) + word.slice(end);
  }
  return undefined;
}

const PREFIXES = ['de', 're', 'un'];

function spelled(word: string): string {
  const prefix = PREFIXES.find((one) => word.startsWith(one)) ?? '';
  const rest = prefix === '' ? undefined : listed(word.slice(prefix.length));
  return listed(word) ?? (rest === undefined ? word : prefix + rest);
}

/** British words as Americans write them; names, which have capitals, keep their letters. */
export const inAmericanSpelling = (text: string): string =>
  text.replace(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu, spelled);
