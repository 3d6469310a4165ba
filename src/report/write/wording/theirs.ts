import { holdsAny, isCapitalized, squeeze, trimEndSigns } from '../../../kernel/text';
import { isSmallWord, phraseFinder, rewriting } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { commandIn } from '../../../research/read';
import { clauseWithin } from '../clauses';
import { isProse } from '../evidence-only/facts';
import { inPlainPhrases } from '../retell/clean/plain-phrases';
import { singularVerb } from '../retell/verb-forms';
import { endSentence, possessive } from '../phrases';

/** A licence of a good part of our sources lets us take over so many words, and no more. */
const MOST_WORDS = 25;
const PLURALS: Readonly<Record<string, string>> = {
  we: 'they',
  our: 'their',
  ours: 'theirs',
  us: 'them',
  ourselves: 'themselves',
};
const FIRST_PERSON = /(?<![\p{L}’'])(?:we|our|ours|us|ourselves)(?![\p{L}])/giu;
/** Somebody speaks of themselves, or to somebody of what to hand over. */
const speaksPrivately = phraseFinder(
  '=click, =download, i, me, =mine, =my, =passcode, =password, please',
);
const isPrivate = (text: string): boolean => speaksPrivately(text) || holdsAny(text, [...'“”"!…']);
const saysAccount = phraseFinder('bank account, credit card, log in, login');

/** What is a company’s own, told by somebody else. */
export const withIts = rewriting([['its', '=our']]);

/** “88 percent” and “Bell's” as a report writes them. */
export function withHouseSigns(text: string): string {
  return text.replace(/(?<=\d) per ?cent\b/gu, '%').replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** What a page says as “we” to its reader, told by somebody else: “They tell you the pay range.” */
export function asTheirs({ quote }: Pick<Evidence, 'quote'>): string | undefined {
  const whole = trimEndSigns(squeeze(quote), ' ;:,');
  const words = whole.split(' ').length;
  const plain = words > MOST_WORDS ? clauseWithin(whole, MOST_WORDS) : whole;
  // “US” is a country.
  if (plain === undefined || !isProse(`${plain} `)) return undefined;
  if (isPrivate(plain) || saysAccount(plain)) return undefined;
  if (commandIn(plain) !== undefined) return undefined;
  const told = plain.replace(/\bof us\b/gu, 'of its people').replace(FIRST_PERSON, (word) => {
    if (word === 'US') return word;
    const other = PLURALS[word.toLowerCase()] ?? word;
    return isCapitalized(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
  return endSentence(withHouseSigns(inPlainPhrases(told)));
}

/** “Our people are our future” with the company's name; nothing where somebody says “we” or “us”. */
export function asNamed({ quote }: Pick<Evidence, 'quote'>, company: string): string | undefined {
  const [first, ...others] = quote.match(FIRST_PERSON) ?? [];
  const isOnlyOur = others.every((word) => word.toLowerCase() === 'our' || word === 'US');
  if (first === undefined || !quote.startsWith(first) || !isOnlyOur) return undefined;
  return asPlain({ quote: `${possessive(company)}${withIts(quote.slice(first.length))}` });
}

/** The same of words in which nobody says “we”. */
export function asPlain(row: Pick<Evidence, 'quote'>): string | undefined {
  const isOwn = (row.quote.match(FIRST_PERSON) ?? []).some((word) => word !== 'US');
  return isOwn ? undefined : asTheirs(row);
}

const opensOnPeople = phraseFinder('^ *s/*one who');

/** Behind a colon: without its capital where the first word is none that keeps it. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[^\p{L}’]/u);
  const isPlain = isSmallWord(first.toLowerCase()) || opensOnPeople(text);
  return isPlain && first !== 'I' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const VERBS = new Set(
  `pay match offer give cover provide fund reimburse close run use build make sell keep support
  contribute add grant allow let expect hire publish share host sponsor lease rent own occupy`.split(
    /\s+/u,
  ),
);

const isPast = (verb: string): boolean => /[^e]ed$/u.test(verb);

const singular = (verb: string): string => (isPast(verb) ? verb : singularVerb(verb));

/** “In Elm we share …” */
const AS_COMPANY =
  /^(?<lead>(?:In|At|Near) \p{Lu}[^,]{1,40}?,? )?[Ww]e (?<verb>\p{Ll}+) (?<rest>.+)$/u;

/** “We pay 88 percent …” with the company as the one who does it; nothing where a verb is unknown. */
export function asIts({ quote }: Pick<Evidence, 'quote'>, name: string): string | undefined {
  const { lead = '', verb = '', rest = '' } = AS_COMPANY.exec(squeeze(quote))?.groups ?? {};
  if (
    !(VERBS.has(verb) || isPast(verb)) ||
    /(?<![\p{L}’'])(?:we|us|ours)(?![\p{L}])/u.test(rest) ||
    isPrivate(rest)
  )
    return undefined;
  if (rest.split(' ').length > MOST_WORDS) return undefined;
  const subject = lead === '' ? name : `${lead}${name === 'It' ? 'it' : name}`;
  return endSentence(withHouseSigns(`${subject} ${singular(verb)} ${withIts(rest)}`));
}
