import { isCapitalized } from '../../../kernel/text';
import { wordSet, phraseFinder } from '../../../language';
import type { Clause, Phrase } from '../../../language/clauses';
import type { ParsedSentence, Token } from '../../../language/parser';
import { comparableName } from '../../company';
import type { Draft } from '../extract/document';
import { whoIs, type Focus, type Referents } from './referents';
import { isContinued } from './whole-names';

/** What a sentence states, before it has a place in its document. */
export type Stated = Omit<Draft, 'start' | 'end'>;

/** A sentence that has been read, with all that is needed to tell whom it is about. */
export interface SentenceReading {
  readonly parsed: ParsedSentence;
  readonly clauses: readonly Clause[];
  readonly referents: Referents;
  /** Whom "it" and "the company" mean; read from the sentences before when somebody asks. */
  readonly focus: () => Focus;
  readonly fetchedAt: string;
  readonly isPosting: boolean;
  readonly isFiling: boolean;
}

export type SentenceReader = (reading: SentenceReading) => readonly Stated[];

/** A list of words, as it is written in a line. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const UNREAL: ReadonlySet<string> = setOf(
  `can could if may might must never no not n't n’t nor shall should unless until whether would
  without will 'll ’ll plan intend aim hope expect anticipate target former formerly
  hypothetical potential proposed forecast example suppose`,
);
const LONGEST_NAME = 6;

export const textOf = ({ parsed: { tokens, text } }: SentenceReading, from: number, to: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);

export const wordAt = ({ parsed: { tokens } }: SentenceReading, index: number): string =>
  tokens[index]?.text.toLowerCase() ?? '';

/** What makes a name a possessive. */
export const isClitic = wordSet(`', 's`);

/** Who has to do with a company and isn't it. */
const STRANGERS: ReadonlySet<string> = setOf(
  `bank client competitor consumer contractor creditor customer distributor franchisee government investor
  landlord lender manufacturer merchant partner patient peer plaintiff player provider reseller retailer
  rival seller shareholder stockholder subcontractor supplier tenant user vendor`,
);

/** Whom "it" means behind the sentence's own subject, where that is one name. */
function subjectBefore(
  { clauses, parsed, referents }: SentenceReading,
  at: number,
): Focus | undefined {
  const [main] = clauses.filter(({ kind, subjects }) => kind === 'main' && subjects.length > 0);
  const [subject, second] = main?.subjects ?? [];
  if (subject === undefined || second !== undefined || subject.head >= at) return undefined;
  // "Our partner is led by Ada Bell, its chief executive."
  if (STRANGERS.has(subject.lemma)) return 'other';
  if (subject.kind !== 'name') return undefined;
  return whoIs(subject, parsed.text, referents, 'unknown');
}

/** A plain noun is whom the sentence itself says it is: "Acme, a firm based in …", "Acme is a firm based in …". */
export function whoOf(reading: SentenceReading, phrase: Phrase): Focus {
  const { clauses, parsed, referents } = reading;
  const own = ['it', 'its'].includes(phrase.text.toLowerCase())
    ? subjectBefore(reading, phrase.head)
    : undefined;
  if (own !== undefined) return own;
  const who = whoIs(phrase, parsed.text, referents, reading.focus());
  if (who !== 'unknown' || phrase.kind !== 'noun') return who;
  const [same] = clauses.flatMap(({ predicate, subjects, negated }) =>
    predicate.kind === 'noun' && predicate.head === phrase.head && !negated ? subjects : [],
  );
  return same === undefined ? who : whoIs(same, parsed.text, referents, reading.focus());
}

const isOwnVoice = wordSet('our, us, we');

/** Whether the sentence itself speaks as the company, or names it. */
export const namesCompany = (reading: SentenceReading): boolean =>
  reading.parsed.tokens.some(
    ({ index, text }) =>
      isOwnVoice(text) || (isCapitalized(text) && isCompanyAt(reading, index, index)),
  );

/** Whether a phrase is somebody else for sure, by name; a plain noun may still be the company's own. */
export const isOther = (reading: SentenceReading, phrase: Phrase): boolean => {
  const who = whoOf(reading, phrase);
  return (
    who === 'other' ||
    (who === 'unknown' && (STRANGERS.has(phrase.lemma) || /\s\p{Lu}/u.test(phrase.text)))
  );
};

/** No word before a place feared, wished, denied or asked what the sentence says there. */
export function isReal({ parsed: { tokens } }: SentenceReading, until: number): boolean {
  return (
    tokens.at(-1)?.text !== '?' &&
    !tokens
      .slice(0, until + 1)
      .some(({ lemma, text, pos }) =>
        pos === 'PROPN' ? text.toLowerCase() === 'if' : UNREAL.has(lemma.toLowerCase()),
      )
  );
}

const isTheCompany = phraseFinder(
  '^ the company $, ^ the corporation $, ^ the firm $, ^ the group $',
);

export function isCompanyAt(reading: SentenceReading, from: number, to: number): boolean {
  const { referents } = reading;
  const words = textOf(reading, from, to).replace(/[’']s?$/u, '');
  const lower = words.toLowerCase();
  if (lower === 'we' || lower === 'our') return referents.isOwnVoice;
  if (lower === 'it' || lower === 'its')
    return (subjectBefore(reading, from) ?? reading.focus()) === 'company';
  if (isTheCompany(lower))
    return /^the\s\p{Lu}/iu.test(words) && referents.isOwnVoice && /\s\p{Lu}/u.test(words)
      ? true
      : reading.focus() === 'company';
  return (
    /^[\p{L}\p{N}]/u.test(words) &&
    /\p{Lu}/u.test(words) &&
    referents.names.has(comparableName(words)) &&
    // "As" is a company's form in some countries: "joined Acme as CFO".
    !(to > from && ['ADP', 'SCONJ'].includes(reading.parsed.tokens[to]?.pos ?? '')) &&
    !isContinued(reading.parsed.tokens, to)
  );
}

/** Where the company's name or pronoun begins that ends at a place. */
export function companyUntil(reading: SentenceReading, end: number): number | undefined {
  const { tokens } = reading.parsed;
  const to = isClitic(tokens[end]?.text ?? '') ? end - 1 : end;
  for (let from = Math.max(0, to - LONGEST_NAME + 1); from <= to; from += 1)
    if (isCompanyAt(reading, from, to)) {
      // A longer name in front of it is somebody else's.
      const before = tokens[from - 1];
      return before?.pos === 'PROPN' && from > 0 ? undefined : from;
    }
  return undefined;
}

function findCompanyFrom(reading: SentenceReading, start: number): number | undefined {
  for (
    let to = Math.min(start + LONGEST_NAME - 1, reading.parsed.tokens.length - 1);
    to >= start;
    to -= 1
  )
    if (isCompanyAt(reading, start, to)) return to;
  return undefined;
}

/** A dozen readers ask for the same places of a sentence. */
const companyEnds = new WeakMap<SentenceReading, Map<number, number | undefined>>();

/** Where the company's name or pronoun ends that begins at a place. */
export function companyFrom(reading: SentenceReading, start: number): number | undefined {
  const known = companyEnds.get(reading) ?? new Map<number, number | undefined>();
  if (!known.has(start)) {
    known.set(start, findCompanyFrom(reading, start));
    companyEnds.set(reading, known);
  }
  return known.get(start);
}

export const isMark = (token: Token | undefined): boolean =>
  token === undefined || token.pos === 'PUNCT' || token.lemma === 'and' || token.lemma === 'that';

/** Whether one of these words, or two beside each other, stand in the sentence from a place on. */
export function mentions(
  { parsed: { tokens } }: SentenceReading,
  words: ReadonlySet<string>,
  from = 0,
  to = tokens.length,
): boolean {
  return tokens.slice(from, to).some(({ text, lemma }, at, rest) => {
    const word = text.toLowerCase();
    const next = rest[at + 1]?.text.toLowerCase() ?? '';
    return words.has(word) || words.has(lemma.toLowerCase()) || words.has(`${word} ${next}`);
  });
}
