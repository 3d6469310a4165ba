import { Phrasebook, phraseFinder, wordSet } from '../../../../language';
import { countWords, isCapitalized, trimSigns } from '../../../../kernel/text';
import { possessive } from '../../phrases';
import { withIts } from '../../wording/theirs';
import type { Retold, SourceSentence, Teller } from '../shape';

const OWNERS = [
  ['of-company', '=our, whose, with a, with an, on a'],
  ['is', 'has always been, is, remains'],
] as const;
/** “a company whose mission is to …”, “we deliver on our mission to …”. */
const AIMS = new Phrasebook(
  [
    ['mission', '<of-company> =mission (<is>) to'],
    ['purpose', '<of-company> =purpose (<is>) to'],
    ['vision', '<of-company> =vision (<is>) to'],
  ],
  OWNERS,
);
/** Another statement behind an aim. */
const BEHIND = new Phrasebook([
  [
    'behind',
    'and it, and we, as it, as we, because, by/for/in/of/to which, since, so that, where we, which, while',
  ],
]);
/** By what means it is reached, which a long aim can do without. */
const BY_MEANS = new Phrasebook([
  ['means', 'by *ing, =allowing, =empowering, =enabling, =helping, =making, through'],
]);
/** A team, a page, and a program have aims of their own, and “we” would be whoever speaks. */
const isOfPart = phraseFinder(
  `chapter, committee, department, document, foundation, group, guide, guild, handbook, i, page, program, team, us, we,
   you, your`,
);
const isDoubtful = phraseFinder('department, guild, if, no longer, not, team');
/** Nothing ends with these. */
const leadsOn = wordSet('a an and as at by for from in its of on or the to with');
const SAYS_IS = new Phrasebook([['is', 'continues, has, is, remains, was']]);
const MOST_WORDS = 24;
const FEWEST_WORDS = 4;

/** “Bell is a maker of bags whose …”: of anybody else’s mission such a sentence may tell as well. */
const isOfSubject = phraseFinder('^ we, ^ our');
const isPlainlyOwn = phraseFinder('^ =our');

/** “Sail for All is our vision to …” is the aim of a program. */
const endsOnIs = phraseFinder('are/is/was/were $');
/** To the end of the sentence; the full stops of “U.S.” don’t end one. */
const REST = /^(?:[^.;:“”"!?…]|\.(?=[\p{L}\p{N}]| \p{Ll}))*/u;

function aimIn(
  text: string,
  names: readonly string[],
): { readonly kind: string; readonly aim: string } | undefined {
  const [found] = AIMS.find(text);
  const before = text.slice(0, found?.start);
  if (found === undefined || isDoubtful(before) || endsOnIs(before)) return undefined;
  const isOwn = isPlainlyOwn(text.slice(found.start, found.end));
  const isOfCompany = isOfSubject(text) || names.some((name) => text.startsWith(`${name} `));
  if (!isOwn && !isOfCompany) return undefined;
  const rest = REST.exec(text.slice(found.end))?.[0] ?? '';
  const [behind] = BEHIND.find(rest);
  // Of “our mission to mend boats is as old as we are” the verb comes behind the aim.
  const isBare = !SAYS_IS.has(text.slice(found.start, found.end));
  const verb = isBare ? SAYS_IS.find(rest)[0]?.start : undefined;
  const ends = [verb, behind?.start].filter((end) => end !== undefined);
  const whole = rest.slice(0, Math.min(rest.length, ...ends));
  const [means] = countWords(whole) < MOST_WORDS ? [] : BY_MEANS.find(whole);
  const aim = trimSigns(whole.slice(0, means?.start), ' ', ' ,');
  const words = countWords(aim) + 1;
  const isCut = leadsOn(aim.split(' ').at(-1) ?? '');
  const isWhole = !isCut && words >= FEWEST_WORDS && words <= MOST_WORDS && /^\p{Ll}/u.test(aim);
  return isWhole && !isOfPart(aim) ? { kind: found.kind, aim: `to ${withIts(aim)}` } : undefined;
}

const KINDS = ['mission', 'vision', 'purpose'];

/** Of “Bell’s mission is to mend every boat.”, what it states. */
export const kindOfAim = (told: string): string | undefined =>
  KINDS.find((kind) => told.includes(` ${kind} is to `));

const AIM_HEADINGS = new Phrasebook(
  KINDS.map((aim) => [aim, `=${aim}, its/our/the =${aim}`] as const),
);
const OPENINGS = new Phrasebook([
  ['we', '^ we aim/exist/strive/want to, ^ we are here to, ^ our aim/goal is to'],
  // “To do so, log on” stands under “Vision”, too, where that is an insurance.
  ['bare', '^ {to} * a/an/every/our/the'],
]);
const LONGEST_HEADING = 12;

/** Under “Our vision”, “We want to …” and “To …” are its vision. */
export function withAim(text: string, headings: readonly string[]): string {
  const heading = headings.at(-1) ?? '';
  const [named] = AIM_HEADINGS.find(heading);
  const [opening] = OPENINGS.find(text);
  if (named === undefined || opening === undefined || countWords(heading) > LONGEST_HEADING)
    return text;
  const rest = text.slice(opening.end).trimStart();
  const isOwned = named.end - named.start > named.kind.length;
  return isCapitalized(rest) || (opening.kind === 'bare' && !isOwned)
    ? text
    : `Our ${named.kind} is to ${rest}`;
}

/** Whether a sentence says what its company is for; the company is called “we” in it. */
export const statesAim = (text: string): boolean => aimIn(text, []) !== undefined;

/** “Bell’s mission is to mend every boat.”, whatever else the sentence says; only a company’s own words count. */
export function aimSentence(
  { text, own }: Pick<SourceSentence, 'text' | 'own'>,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): Retold | undefined {
  const names = [company, ...aliases];
  const owner = names.find((name) => text.startsWith(possessive(name)));
  const ours = owner === undefined ? text : `Our${text.slice(possessive(owner).length)}`;
  const found = own ? aimIn(ours, names) : undefined;
  if (found === undefined) return undefined;
  const rest = `${found.kind} is ${found.aim}.`;
  return { text: `${possessive(company)} ${rest}`, continued: `Its ${rest}`, ofCompany: true };
}
