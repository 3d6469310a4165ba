import { nameIs, readMentions, type Names } from '../names/mentions';
import { comparableName, formalName, registeredName } from '../names/names';
import { isOneWord, tellingWords } from './hints';
import type { EntityCard } from '../shape';
import { rivalsOfCard, namesOfCard } from '../names/card-names';
import { bareHostOf, isOnDomain, signsOf } from './signs';

/** A stranger's text, and where it stands. */
export interface PageText {
  readonly text: string;
  readonly title?: string;
  readonly url?: string;
  /** Addresses it links to. */
  readonly links?: readonly string[];
}

export interface CompanyMatch {
  /** How sure it is that this is about the company of the card, from 0 to 1. */
  readonly score: number;
  readonly reason: string;
}

/** Words that describe half of all companies, and so tell none from another. */
const COMMON = new Set([
  'american',
  'british',
  'german',
  'french',
  'european',
  'multinational',
  'corporation',
  'public',
  'private',
  'international',
  'global',
  'world',
  'worldwide',
  'largest',
  'leading',
  'provider',
  'services',
  'products',
  'manufacturer',
  'maker',
  'supplier',
  'brand',
  'subsidiary',
  'former',
  'united',
  'states',
  'kingdom',
  'small',
  'large',
  'new',
  'group',
  'holding',
  'headquartered',
  'city',
  'founded',
  'sells',
  'work',
  'people',
]);

function contextOf(
  parts: readonly (string | undefined)[],
  names: ReadonlySet<string>,
): readonly string[] {
  return tellingWords(parts.filter((part) => part !== undefined).join(' . ')).filter(
    (word) => word.length > 2 && !COMMON.has(word) && !names.has(word),
  );
}

/** How many words of the text fit the one and not the others, and the other way round. */
function contextIn(
  card: EntityCard,
  text: string,
): { readonly own: number; readonly rival: number } {
  const rivals = rivalsOfCard(card);
  const called = new Set(
    [card.name, card.legalName, ...card.aliases, ...rivals.map(({ name }) => name)].flatMap(
      (name) => comparableName(name).split(' '),
    ),
  );
  const own = contextOf([card.description, card.industry, card.headquarters], called);
  const other = contextOf(
    rivals.flatMap(({ description, place }) => [description, place]),
    called,
  );
  const said = [...new Set(tellingWords(text))];
  const tells = (words: readonly string[], against: readonly string[]): number =>
    said.filter(
      (word) =>
        words.some((one) => isOneWord(one, word)) && !against.some((one) => isOneWord(one, word)),
    ).length;
  return { own: tells(own, other), rival: tells(other, own) };
}

function isOthersContext(card: EntityCard, text: string): boolean {
  const context = contextIn(card, text);
  return context.rival > 0 && context.rival >= context.own;
}

function byShortName(card: EntityCard, text: string, contested: boolean): CompanyMatch {
  const context = contextIn(card, text);
  if (context.rival > 0 && context.rival >= context.own)
    return { score: 0.15, reason: 'it uses the short name and speaks of what a namesake does' };
  if (context.own > 1 && context.rival === 0)
    return { score: 0.82, reason: 'it uses the short name and speaks of what the company does' };
  if (!contested)
    return {
      score: context.own > 0 ? 0.8 : 0.75,
      reason: 'it uses a name that nobody else is known by',
    };
  if (context.own > 0 && context.rival === 0)
    return { score: 0.72, reason: 'it uses a shared name and speaks of what the company does' };
  return { score: 0.5, reason: 'it uses a name that others bear too' };
}

/**
 * How sure it is that a stranger's text is about this company and not about one of a like name. Its
 * site, its symbol and its whole name settle it where no namesake is spoken of in the same breath;
 * a short name that others share does only where the text speaks of what this company does.
 */
export function matchPassage(
  card: EntityCard,
  { text, title = '', url, links = [] }: PageText,
): CompanyMatch {
  const host = bareHostOf(url);
  if (isOnDomain(card.domain, host))
    return { score: 1, reason: 'it stands on the company’s own site' };
  const rivals = rivalsOfCard(card);
  if (rivals.some(({ domain }) => domain !== card.domain && isOnDomain(domain, host)))
    return { score: 0.05, reason: 'it stands on a namesake’s site' };
  const whole = title === '' || text.startsWith(title) ? text : `${title}.\n${text}`;
  const signs = signsOf(card, [whole, ...links].join('\n'));
  const said = readMentions(namesOfCard(card), whole);
  if (signs.rival && !signs.own)
    return { score: 0.05, reason: 'it names a namesake’s site or symbol' };
  if (signs.own && !signs.rival && said.rival === 0)
    return { score: 0.95, reason: 'it names the company’s site or symbol' };
  const ownWhole = said.whole + (signs.own ? 1 : 0);
  const others = said.rival + said.doubtful + Number(signs.rival);
  if (ownWhole > 0 && others === 0 && said.outgrown && !signs.own && isOthersContext(card, whole))
    return {
      score: 0.5,
      reason: 'it leaves a word out of a namesake’s name, or it means the company',
    };
  if (ownWhole > 0 && others === 0)
    return { score: 0.9, reason: 'it calls the company by its whole name' };
  const isMostlyOurs =
    ownWhole >= 3 * others ||
    (said.opens === 'own' && ownWhole > others && ownWhole + said.short >= 2 * others);
  if (ownWhole > 0)
    return isMostlyOurs
      ? { score: 0.8, reason: 'it speaks of the company more than of a namesake' }
      : { score: 0.6, reason: 'it speaks of a namesake too' };
  if (said.rival > 0) return { score: 0.1, reason: 'it speaks of a namesake' };
  if (said.short + said.doubtful > 0) return byShortName(card, whole, said.contested);
  if (said.relative > 0)
    return { score: 0.3, reason: 'it speaks of a company that belongs to the same house' };
  return said.extended > 0 || said.lowercase > 0
    ? { score: 0.3, reason: 'the word may be no name, or part of another' }
    : { score: 0, reason: 'it does not name the company' };
}

/** Where a name is whole and something else follows: a place, a branch's number, another name it trades under. */
const BRANCH = /\s(?:[-–—/(#:@]|(?:dba|d\/b\/a|store|site|plant)\b|no\.?\s*\d)/iu;
const SURE = 0.9;
const OTHER_FORM = 0.85;
const ANOTHERS = 0.1;

function matchWhole(all: Names, name: string): CompanyMatch {
  const [bare, formal, registered] = [comparableName(name), formalName(name), registeredName(name)];
  if (formal === undefined) return nameIs(all, name);
  // A namesake whose legal form is not known may have the same.
  const shared = all.rivals.some(
    (rival) => comparableName(rival) === bare && [undefined, formal].includes(formalName(rival)),
  );
  const forms = all.own
    .filter((own) => comparableName(own) === bare)
    .flatMap((own) => formalName(own) ?? []);
  if (
    !shared &&
    (forms.includes(formal) || all.own.some((own) => registeredName(own) === registered))
  )
    return { score: 1, reason: 'it is the registered name' };
  const found = nameIs(all, name);
  if (forms.length === 0 || forms.includes(formal) || found.score < OTHER_FORM) return found;
  return { score: OTHER_FORM, reason: 'it is the company’s name with another legal form' };
}

/** How sure it is that a name in a register’s row is the company’s: an employer, a defendant, a recipient. */
export function matchName(card: EntityCard, name: string): CompanyMatch {
  const all = namesOfCard(card);
  const whole = matchWhole(all, name);
  const branch = BRANCH.exec(name);
  if (branch === null || whole.score >= SURE || whole.score < ANOTHERS) return whole;
  return matchWhole(all, name.slice(0, branch.index)).score >= SURE
    ? { score: SURE, reason: 'it is the company’s name with a branch behind it' }
    : whole;
}
