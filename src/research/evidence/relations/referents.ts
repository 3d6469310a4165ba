import type { Clause, Phrase } from '../../../language/clauses';
import { comparableName, type EntityCard } from '../../company';
import { laterNameOf } from './names';

/** Words with which a document's own company speaks of itself; only in the document it speaks in. */
const FIRST_PERSON = new Set(['we', 'us', 'our', 'ours', 'ourselves']);
const THIRD_PERSON = new Set(['it', 'its', 'itself']);
const COMPANY_NOUNS = new Set([
  'business',
  'company',
  'corporation',
  'firm',
  'group',
  'organization',
  'registrant',
  'startup',
]);

/** Whom a text that names nobody is about: the company, somebody else, or nobody that can be told. */
export type Focus = 'company' | 'other' | 'unknown';

export interface Referents {
  /** Names of the company, in the spelling in which names are compared. */
  readonly names: ReadonlySet<string>;
  readonly namesakes: ReadonlySet<string>;
  /** Whether "we" and "the Company" are the company: on its own pages and in its own filings. */
  readonly isOwnVoice: boolean;
}

export function referentsOf(
  card: EntityCard,
  { isOwnVoice, isNamed }: { isOwnVoice: boolean; isNamed: boolean },
): Referents {
  const short = isOwnVoice || isNamed ? laterNameOf(card) : undefined;
  const names = [card.name, card.legalName, ...card.aliases, card.ticker ?? '', short ?? '']
    .map(comparableName)
    .filter((name) => name.length > 1);
  return {
    names: new Set(names),
    namesakes: new Set(card.namesakes.map(comparableName).filter((name) => !names.includes(name))),
    isOwnVoice,
  };
}

const coreOf = (phrase: Phrase, text: string): string =>
  text.slice(phrase.core.start, phrase.core.end);

/** "the Company", "the company": with its article and nothing else that could make it another one. */
function isCompanyNoun(phrase: Phrase, text: string): boolean {
  return (
    COMPANY_NOUNS.has(coreOf(phrase, text).toLowerCase()) &&
    /^the\s/iu.test(phrase.text) &&
    phrase.modifiers.length === 0 &&
    phrase.owners.length === 0
  );
}

/** Who a phrase is: the company of the report, somebody else, or nobody that can be told. */
export function whoIs(phrase: Phrase, text: string, referents: Referents, focus: Focus): Focus {
  const word = phrase.text.toLowerCase();
  if (FIRST_PERSON.has(word)) return referents.isOwnVoice ? 'company' : 'unknown';
  if (THIRD_PERSON.has(word)) return focus;
  if (phrase.kind === 'pronoun') return 'unknown';
  if (isCompanyNoun(phrase, text)) {
    const isTitled = /^the\s\p{Lu}/u.test(phrase.text);
    return isTitled && referents.isOwnVoice ? 'company' : focus;
  }
  if (phrase.kind !== 'name') return 'unknown';
  const core = coreOf(phrase, text);
  const name = comparableName(core);
  if (referents.namesakes.has(name)) return 'other';
  return referents.names.has(name) || referents.names.has(comparableName(withoutKind(core)))
    ? 'company'
    : 'other';
}

/** "the startup Acme", "Ghent-based Acme": what stands in small letters before a name says what it is. */
const withoutKind = (core: string): string =>
  /^.*[\s-]\p{Ll}+\s(?=\p{Lu})/u.exec(core)
    ? core.replace(/^.*[\s-]\p{Ll}+\s(?=\p{Lu})/u, '')
    : core;

/** Whom the next clause or sentence is about if it says "it": the subject of the last main clause. */
export function focusAfter(
  clauses: readonly Clause[],
  text: string,
  referents: Referents,
  focus: Focus,
): Focus {
  const main = clauses.find(({ kind, subjects }) => kind === 'main' && subjects.length > 0);
  const [subject, second] = main?.subjects ?? [];
  if (subject === undefined || second !== undefined)
    return second === undefined ? focus : 'unknown';
  const who = whoIs(subject, text, referents, focus);
  // "Revenue rose 4%" doesn't change whom the text is about; a name does.
  return who === 'unknown' && subject.kind !== 'name' ? focus : who;
}
