import type { Token } from '../../../language/parser';
import { possessive } from '../phrases';
import { agreeWithOne } from './verb-forms';
import type { Retold, Teller } from './shape';
import { applyEdits, type Edit, type Tree } from './tree';

/** How a filing calls the company whose it is. */
const FORMAL_NAME =
  /\b[Tt]he (?:Company|Registrant|Corporation|Firm)(?=’s|[^\p{L}\p{N}’]|$)(?! (?:Plan|of)\b)/gu;
const FIRST_PERSON = new Set(['we', 'us', 'our', 'ourselves', 'ours']);
/** A name that the parser takes for one; many a company’s own it takes for another word. */
const STAND_IN = 'Acme';

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly owns: boolean;
  /** It stands there by name, so that the name may be said again. */
  readonly named: boolean;
  readonly token: Token;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The company by one of its names, the longest first: “Bell Holdings, Inc.” before “Bell”. */
function namePattern({ company, aliases }: Teller): RegExp {
  const names = [...new Set([company, ...aliases])]
    .filter((name) => name.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escaped(name.replaceAll("'", '’')));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'gu');
}

/** The company under one plain name, which the parser reads as a name; nothing where that is a name in the text. */
export function withStandIn(text: string, teller: Teller): string | undefined {
  if (text.includes(STAND_IN) && !teller.company.includes(STAND_IN)) return undefined;
  return text.replace(namePattern(teller), STAND_IN).replace(FORMAL_NAME, STAND_IN);
}

/** “Acme Belgium” and “Acme Pro” are something of the company, not itself. */
const isPartOfName = (tree: Tree, { index }: Token): boolean =>
  [tree.tokens[index + 1], tree.tokens[index - 1]].some(
    (beside) => beside?.pos === 'PROPN' && /^\p{Lu}/u.test(beside.text),
  );

function mentionsOf(tree: Tree): readonly Mention[] {
  return tree.tokens.flatMap((token): readonly Mention[] => {
    const lower = token.text.toLowerCase();
    if (FIRST_PERSON.has(lower) && token.pos === 'PRON')
      return [{ start: token.start, end: token.end, owns: lower === 'our', named: false, token }];
    if (token.text !== STAND_IN || isPartOfName(tree, token)) return [];
    const next = tree.tokens[token.index + 1];
    const owns = next?.tag === 'POS';
    return [{ start: token.start, end: owns ? next.end : token.end, owns, named: true, token }];
  });
}

/** The name where the company is first spoken of, “it” and “its” afterwards. */
function wordFor({ token, named, owns }: Mention, isFirst: boolean, company: string): string {
  if (token.text.toLowerCase() === 'ourselves') return 'itself';
  if (isFirst || named) return owns ? possessive(company) : company;
  return owns ? 'its' : 'it';
}

/** The sentence as somebody else tells it: “we operate” becomes “Acme operates”. */
export function inThirdPerson(tree: Tree, { company }: Teller): Retold {
  const mentions = mentionsOf(tree);
  const edits = mentions.flatMap((mention, at): readonly Edit[] => {
    const { start, end, token, named } = mention;
    const own = { start, end, text: wordFor(mention, at === 0, company) };
    const verb = tree.tokens[token.head];
    const governs = verb !== undefined && !named && token.label.startsWith('nsubj');
    return governs ? [own, ...agreeWithOne(tree, verb)] : [own];
  });
  const text = applyEdits(tree.text, distinct(edits)).replaceAll(STAND_IN, company);
  const [first] = mentions;
  if (first?.start !== 0) return { text, continued: text, ofCompany: first !== undefined };
  const name = first.owns ? possessive(company) : company;
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

/** Whether the company is spoken of, by name or as “we”. */
export const mentionsCompany = (tree: Tree): boolean => mentionsOf(tree).length > 0;

export function speaksAsCompany({ tokens }: Tree): boolean {
  return tokens.some(({ text, pos }) => pos === 'PRON' && FIRST_PERSON.has(text.toLowerCase()));
}
