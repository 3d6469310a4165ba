import { ENGLISH_COMPANY_SUFFIXES } from '../../../language/lexicon/company-suffixes';
import type { Token } from '../../../language/parser';
import { countWords, literalPattern } from '../../../kernel/text';
import { possessive } from '../phrases';
import { shortens } from '../wording/short-name';
import { agreeWithOne, isUnsureVerb } from './verb-forms';
import type { Retold, Teller } from './shape';
import { applyEdits, type Edit, type Tree } from './tree';

/** How a filing calls the company whose it is. */
const FORMAL_NAME =
  /\b[Tt]he (?:[Cc]ompany|Registrant|Corporation|Firm)(?=’s|[^\p{L}\p{N}’]|$)(?! (?:Plan|of)\b)/gu;
const FIRST_PERSON = new Set(['we', 'us', 'our', 'ourselves', 'ours']);
/** What the parser reads instead of the name, which it often takes for another word; small, they are pronouns. */
const STAND_IN = 'It';
const STAND_IN_OWNER = 'Its';
const TAKEN = /(?<![\p{L}\p{N}])Its?(?![\p{L}\p{N}])/u;

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly owns: boolean;
  /** It stands there by name, so that the name may be said again. */
  readonly named: boolean;
  readonly token: Token;
}

const escaped = (name: string): string => literalPattern(name);

const LEGAL_FORM = String.raw`,? (?:${ENGLISH_COMPANY_SUFFIXES.map(escaped).join('|')})\b\.?`;

/** “Bell Labs” is a name of Bell; a brand that shares no word with it is told by its own name. */
function isOfName(name: string, company: string): boolean {
  const [one, other] = [name.toLowerCase(), company.toLowerCase()];
  const words = new Set(other.split(/[\s,.&-]+/u));
  return (
    one.split(/[\s,.&-]+/u).some((word) => words.has(word)) ||
    (countWords(name) === 1 && shortens(one, other)) ||
    (countWords(company) === 1 && shortens(other, one))
  );
}

/** The company by one of its names, the longest first: “Bell Holdings, Inc.” before “Bell”. */
export function namePattern({ company, aliases }: Teller): RegExp {
  const names = [...new Set([company, ...aliases])]
    .filter((name) => name.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escaped(name.replaceAll("'", '’')));
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?:${LEGAL_FORM})?(?![\p{L}\p{N}])`,
    'gu',
  );
}

/** “Bell became part of Tarn Group”, where both names are the company’s: it isn’t about one of them. */
function namesTwoOf(text: string, teller: Teller): boolean {
  const found = [...new Set(text.match(namePattern(teller)) ?? [])];
  return found.some((name) =>
    found.some((other) => !name.includes(other) && !other.includes(name)),
  );
}

/** The company as a pronoun with a capital; nothing where another one stands in the text. */
export function withStandIn(text: string, teller: Teller): string | undefined {
  if (TAKEN.test(text)) return undefined;
  const masked = text
    .replace(/\bin the (?=company\b)/gu, 'at the ')
    .replace(FORMAL_NAME, teller.company);
  if (namesTwoOf(masked, teller)) return undefined;
  const own = { ...teller, aliases: teller.aliases.filter((one) => isOfName(one, teller.company)) };
  return masked
    .replace(namePattern(own), (name: string, ...rest: readonly unknown[]) => {
      const at = rest.find((one) => typeof one === 'number') ?? 0;
      // “Bell Belgium” and “Project Bell” are something of the company, not itself.
      const isPart =
        /^(?:’s)? ?\p{Lu}/u.test(masked.slice(at + name.length).replace(/^’s .*/u, '')) ||
        /[\p{L}\p{N}]-$|(?<=\p{Ll} )\p{Lu}\p{L}+ $/u.test(masked.slice(0, at));
      if (isPart) return name;
      return STAND_IN;
    })
    .replaceAll(`${STAND_IN}’s`, STAND_IN_OWNER)
    .replaceAll(/(?<![\p{L}])It’(?= )/gu, STAND_IN_OWNER);
}

/** “We” and its forms; “US” is a country. */
export const isOfFirstPerson = ({ text }: Token): boolean =>
  text !== 'US' && FIRST_PERSON.has(text.toLowerCase());

/** Whether a token is the company, or of the company. */
export const isStandIn = ({ text }: Token): boolean => text === STAND_IN || text === STAND_IN_OWNER;

function mentionsOf(tree: Tree): readonly Mention[] {
  return tree.tokens.flatMap((token): readonly Mention[] => {
    const lower = token.text.toLowerCase();
    if (isOfFirstPerson(token))
      return [{ start: token.start, end: token.end, owns: lower === 'our', named: false, token }];
    if (!isStandIn(token)) return [];
    const owns = token.text === STAND_IN_OWNER;
    return [{ start: token.start, end: token.end, owns, named: true, token }];
  });
}

/** The name where the company is first spoken of, “it” and “its” afterwards. */
function wordFor(
  { token, named, owns }: Mention,
  { isFirst, isClear }: { readonly isFirst: boolean; readonly isClear: boolean },
  { company, hasIt }: { readonly company: string; readonly hasIt: boolean },
): string {
  if (token.text.toLowerCase() === 'ourselves') return 'itself';
  // “Explain it to us” has an “it” of its own.
  if (hasIt && token.text.toLowerCase() === 'us') return company;
  if (isFirst || (named && !isClear)) return owns ? possessive(company) : company;
  return owns ? 'its' : 'it';
}

/** “Bell’s people work in two states, most of Bell’s people in one”: nobody else whose “its” might be meant. */
function isClearOwner(tree: Tree, first: Mention | undefined, { owns, start }: Mention): boolean {
  return (
    owns &&
    first !== undefined &&
    tree.tokens.every(
      (token) => token.pos !== 'PROPN' || token.end <= first.end || token.start >= start,
    )
  );
}

const governedBy = (tree: Tree, { token, named }: Mention): Token | undefined =>
  !named && token.text.toLowerCase() === 'we' && token.label.startsWith('nsubj')
    ? tree.tokens[token.head]
    : undefined;

/** Whether each verb of “we” can be told from the nouns beside it. */
export function isSureOfVerbs(tree: Tree, isDated: boolean): boolean {
  return mentionsOf(tree).every((mention) => {
    const verb = governedBy(tree, mention);
    if (verb === undefined) return mention.token.text.toLowerCase() !== 'we';
    return !isUnsureVerb(tree, verb, isDated) && verb.lemma !== 'pay';
  });
}

/** “Within each of its teams, Bell has …”: the name goes to who acts, not to what is its. */
function nameFirst(tree: Tree, mentions: readonly Mention[]): number {
  const [first, second] = mentions;
  const isBehind = first?.owns === true && !first.named && first.start > 0 && second !== undefined;
  return isBehind && governedBy(tree, second)?.index === tree.root?.index ? 1 : 0;
}

const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** The sentence as somebody else tells it: “we operate” becomes “Acme operates”. */
export function inThirdPerson(tree: Tree, { company }: Teller): Retold {
  const mentions = mentionsOf(tree);
  const hasIt = tree.tokens.some(({ text }) => text === 'it');
  const named = nameFirst(tree, mentions);
  const edits = mentions.flatMap((mention, at): readonly Edit[] => {
    const { start, end } = mention;
    const place = { isFirst: at === named, isClear: isClearOwner(tree, mentions[0], mention) };
    const own = { start, end, text: wordFor(mention, place, { company, hasIt }) };
    const verb = governedBy(tree, mention);
    return verb === undefined ? [own] : [own, ...agreeWithOne(tree, verb)];
  });
  const text = applyEdits(tree.text, distinct(edits)).replaceAll(
    `${possessive(company)} ${company} `,
    `${company} `,
  );
  const [first] = mentions;
  if (first?.start !== 0 || text.startsWith(`${company} `) === first.owns)
    return { text, continued: text, ofCompany: first !== undefined };
  const name = first.owns ? possessive(company) : company;
  // “Bell and Tarn …” and “Bell team members …” are others, or more, than it.
  const isMore = !first.owns && NOUNS.has(tree.tokens[first.token.index + 1]?.pos ?? '');
  if (isMore || text.slice(name.length).startsWith(' and '))
    return { text, continued: text, ofCompany: true };
  return {
    text,
    continued: (first.owns ? 'Its' : 'It') + text.slice(name.length),
    ofCompany: true,
  };
}

function distinct(edits: readonly Edit[]): readonly Edit[] {
  return edits.filter(
    (edit, at) => edits.findIndex((one) => one.start < edit.end && edit.start < one.end) === at,
  );
}

/** Where the company is first spoken of. */
export const firstMention = (tree: Tree): number | undefined => mentionsOf(tree)[0]?.start;

/** Whether the company is spoken of, by name or as “we”. */
export const mentionsCompany = (tree: Tree): boolean => mentionsOf(tree).length > 0;

export function speaksAsCompany({ tokens }: Tree): boolean {
  return tokens.some((token) => token.pos === 'PRON' && isOfFirstPerson(token));
}
