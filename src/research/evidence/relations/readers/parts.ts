import { phraseWords, rowForm, wordSet, type PhraseWord } from '../../../../language';
import { companyFrom, wordAt, type SentenceReading } from '../reading';

/** One word of a sentence's shape: "C" for the company, a reader's own sign, or the word in small letters. */
export interface Part {
  readonly sign: string;
  readonly first: number;
  readonly last: number;
}

/** Names a stretch that begins at a token, with its last token. */
export type Sign = (
  reading: SentenceReading,
  at: number,
) => { readonly sign: string; readonly last: number } | undefined;

const isOwner = wordSet('its, our');

const companySign: Sign = (reading, at) => {
  // Whose "its" and "our" are is asked where it matters; "we" is the company as a whole.
  if (isOwner(wordAt(reading, at))) return undefined;
  const last = companyFrom(reading, at);
  return last === undefined ? undefined : { sign: 'C', last };
};

/** A sentence as a row of signs, in which forms are looked for that nothing interrupts. */
export function partsOf(reading: SentenceReading, signs: readonly Sign[]): readonly Part[] {
  const parts: Part[] = [];
  const all = [...signs, companySign];
  for (let at = 0; at < reading.parsed.tokens.length; at = (parts.at(-1)?.last ?? at) + 1) {
    const found = all.map((sign) => sign(reading, at)).find((one) => one !== undefined);
    parts.push({ sign: wordAt(reading, at), last: at, ...found, first: at });
  }
  return parts;
}

interface RowWord extends PhraseWord {
  readonly part: number;
}

const signWord = (sign: string, part: number): RowWord => {
  const lower = `[${sign}]`;
  return {
    lower,
    forms: [lower],
    isNumber: false,
    isWord: true,
    isStop: false,
    start: 0,
    end: 0,
    part,
  };
};

/** Signs are in capitals, words in small letters; behind the last stands “[END]”. */
const rowOf = (parts: readonly Part[]): readonly RowWord[] => [
  ...parts.flatMap(({ sign }, part) =>
    sign === sign.toLowerCase()
      ? phraseWords(sign).map((word) => ({ ...word, part }))
      : [signWord(sign, part)],
  ),
  signWord('END', parts.length),
];

type PartForm = ReturnType<typeof rowForm>;

/** What may follow a form, and whose a figure may be said to be. */
const LISTS = [
  ['own', "[C], [C] 's, its, our, the group 's"],
  ['end', '_, ., ;, (, :, —, –, -, [END], and'],
] as const;

/** A form of words and signs; “<own>” and “<end>” are known to all of them. */
export const partForm = (form: string, lists: readonly (readonly [string, string])[] = []) =>
  rowForm(form, [...LISTS, ...lists]);

/** The parts that the first of some forms covers which stands in a row of them. */
export function firstForm(
  parts: readonly Part[],
  forms: readonly PartForm[],
): readonly Part[] | undefined {
  const row = rowOf(parts);
  for (const form of forms) {
    const [from, to] = form(row) ?? [0, 0];
    if (to > from) return parts.slice(row[from]?.part, (row[to - 1]?.part ?? 0) + 1);
  }
  return undefined;
}

/** Whether a form's figure is the company's: it stands in it, owns it, or is whom its own text is about. */
export function isOfCompany(reading: SentenceReading, within: readonly Part[]): boolean {
  if (within.some(({ sign }) => sign === 'C')) return true;
  const owner = within.find(({ sign }) => isOwner(sign));
  if (owner !== undefined) return companyFrom(reading, owner.first) !== undefined;
  return reading.referents.isOwnVoice && reading.focus() === 'company';
}
