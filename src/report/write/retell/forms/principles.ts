import { Phrasebook, phraseFinder } from '../../../../language';
import { countWords } from '../../../../kernel/text';
import { possessive } from '../../phrases';
import type { Retold, SourceSentence, Teller } from '../shape';

/** “Our work is guided by principles” may be those of one team; these are the company’s. */
const OWNED = new Phrasebook(
  ['values', 'principles', 'tenets'].map(
    (kind) =>
      [
        kind,
        `=company/=corporate/=its/=our (*) (*) =${kind},
         ^ we are/is <held> (*) (*) (*) (*) =${kind}`,
      ] as const,
  ),
  [['held', 'built on, committed to, grounded in, guided by']],
);
/** Between what they are called and what they are: a sign, or a verb. */
const LEADS_TO_LIST = /^(?: ?[:–—] ?| (?:are|include):? )(?=\p{L})/u;
/** What stands behind the list: “– all of which …”, “(…)”. */
const BEHIND = / [–—] | \(|[.!?]/u;
const SEPARATOR = { commas: /, ?(?:and )?| and (?=[^,]*$)/u, semicolons: /; ?(?:and )?/u };
/** Words of a statement, and none of a name. */
const states = phraseFinder(
  'are, as follows, has, have, is, these, this, was, we, were, which, who, you, your',
);
const FEWEST = 3;
const MOST = 8;
const MOST_WORDS = 8;

function itemsBehind(text: string): readonly string[] {
  const lead = LEADS_TO_LIST.exec(text)?.[0];
  if (lead === undefined) return [];
  const list = text.slice(lead.length);
  const end = list.search(BEHIND);
  const rest = end < 0 ? list : list.slice(0, end);
  return rest
    .split(rest.includes(';') ? SEPARATOR.semicolons : SEPARATOR.commas)
    .map((item) => item.trim());
}

const isItem = (item: string): boolean =>
  /^\p{L}/u.test(item) && countWords(item) <= MOST_WORDS && !states(item);

function listed(items: readonly string[]): string {
  const sign = items.some((item) => item.includes(',')) ? ';' : ',';
  return `${items.slice(0, -1).join(`${sign} `)}${sign} and ${items.at(-1) ?? ''}`;
}

function principlesIn(
  text: string,
  names: readonly string[],
): { readonly kind: string; readonly list: string } | undefined {
  const holder = names.find((name) => text.startsWith(`${name} `));
  const ours = holder === undefined ? text : `We${text.slice(holder.length)}`;
  return OWNED.find(ours)
    .map(({ kind, end }) => ({ kind, items: itemsBehind(ours.slice(end)) }))
    .filter(({ items }) => items.length >= FEWEST && items.length <= MOST && items.every(isItem))
    .map(({ kind, items }) => ({ kind, list: listed(items) }))
    .at(0);
}

/** Whether a sentence names what its company stands for; the company is called “we” in it. */
export const namesPrinciples = (text: string): boolean => principlesIn(text, []) !== undefined;

/** “Bell’s values are care, thrift, and patience.”, whatever else the sentence says of them. */
export function principlesSentence(
  { text, own }: Pick<SourceSentence, 'text' | 'own'>,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): Retold | undefined {
  const found = own ? principlesIn(text, [company, ...aliases]) : undefined;
  if (found === undefined) return undefined;
  const rest = `${found.kind} are ${found.list}.`;
  return { text: `${possessive(company)} ${rest}`, continued: `Its ${rest}`, ofCompany: true };
}
