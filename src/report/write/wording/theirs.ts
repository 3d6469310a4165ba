import { squeeze } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import { clauseWithin } from '../clauses';
import { isProse } from '../evidence-only/facts';
import { endSentence } from '../phrases';

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
const PRIVATE =
  /(?<![\p{L}’'])(?:I|my|me|mine)(?![\p{L}])|[“”"!…]|\b(?:password|passcode|bank account|credit card|click|download|log ?in)\b/u;

/** “88 percent” as a report writes it. */
export function withPercents(text: string): string {
  return text.replace(/(?<=\d) per ?cent\b/gu, '%');
}

/** What a page says as “we” to its reader, told by somebody else: “They tell you the pay range.” */
export function asTheirs({ quote }: Pick<Evidence, 'quote'>): string | undefined {
  const whole = squeeze(quote).replace(/\s*[;:,]$/u, '');
  const words = whole.split(' ').length;
  const plain = words > MOST_WORDS ? clauseWithin(whole, MOST_WORDS) : whole;
  // “US” is a country.
  if (plain === undefined || !isProse(`${plain} `) || PRIVATE.test(plain)) return undefined;
  const told = plain.replace(/\bof us\b/gu, 'of its people').replace(FIRST_PERSON, (word) => {
    if (word === 'US') return word;
    const other = PLURALS[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
  return endSentence(withPercents(told));
}

const VERBS = new Set(
  `pay match offer give cover provide fund reimburse close run use build make sell keep support
  contribute add grant allow let expect hire publish share host sponsor`.split(/\s+/u),
);

const singular = (verb: string): string =>
  /(?:ch|sh|s|x|z)$/u.test(verb) ? `${verb}es` : `${verb}s`;

/** “We pay 88 percent …” with the company as the one who does it; nothing where a verb is unknown. */
export function asIts({ quote }: Pick<Evidence, 'quote'>, name: string): string | undefined {
  const { verb = '', rest = '' } =
    /^We (?<verb>\p{Ll}+) (?<rest>.+)$/u.exec(squeeze(quote))?.groups ?? {};
  if (
    !VERBS.has(verb) ||
    /(?<![\p{L}’'])(?:we|us|ours)(?![\p{L}])/u.test(rest) ||
    PRIVATE.test(rest)
  )
    return undefined;
  if (rest.split(' ').length > MOST_WORDS) return undefined;
  const told = rest.replace(/(?<![\p{L}’'])our(?![\p{L}])/gu, 'its');
  return endSentence(withPercents(`${name} ${singular(verb)} ${told}`));
}
