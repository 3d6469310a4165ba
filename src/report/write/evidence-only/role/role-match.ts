import { phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { squeeze, trimSigns } from '../../../../kernel/text';
import { nearnessOf, type AskedRole } from '../../../typical';
import { distinctBy, wordsOfRow } from '../facts';

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

/** How many words of the role stand in a posting's title. */
export function roleKinship(role: string, row: Evidence): number {
  const title = words(wordsOfRow(row) ?? '');
  return [...words(role)].filter((word) => title.has(word)).length;
}

/** Words that titles of any work have. */
const OF_ANY_WORK = new Set(
  `manager associate assistant senior junior lead specialist coordinator analyst director head officer
  intern staff team member representative consultant administrator executive supervisor technician
  operator agent advisor engineer worker the and for with`.match(/\p{L}+/gu),
);

/** Where the work of a posting stands to the role’s, the nearest first; none for work of another kind. */
function placeOf(asked: AskedRole, row: Evidence): number | undefined {
  const title = wordsOfRow(row);
  if (title === undefined) return undefined;
  const [own, said] = [words(asked.role), words(title)];
  const shared = [...own].filter((word) => said.has(word));
  const isWhole = own.size > 0 && shared.length === own.size;
  const nearness = nearnessOf(asked, title);
  if (nearness === 'same') return 0;
  if (nearness === 'near') return 1;
  if (nearness === 'other') return undefined;
  if (isWhole) return 0;
  const isTelling = shared.some((word) => !OF_ANY_WORK.has(word));
  // Where the role itself can’t be told, its words are all there is.
  const isOpen = asked.occupation === undefined && shared.length > 0 && nearness === 'open';
  return isTelling || isOpen ? 2 : undefined;
}

/** The postings for work like the role’s, the closest first; of two as close, the one that adds less. */
export function postingsFor(
  asked: AskedRole,
  rows: readonly Evidence[],
  location = '',
): Evidence[] {
  const { role } = asked;
  const places = new Map(rows.map((row) => [row, placeOf(asked, row)]));
  const place = (row: Evidence) => places.get(row) ?? 0;
  const added = (row: Evidence) => words(wordsOfRow(row) ?? '').size;
  const away = (row: Evidence) => Number(!isAt(location, row));
  const own = rows.filter((row) => places.get(row) !== undefined);
  // Where one title stands on two pages, the page that is about it alone says more.
  const told = own.toSorted(
    (left, right) =>
      away(left) - away(right) || Number(isListed(left, rows)) - Number(isListed(right, rows)),
  );
  return distinctBy(told, (row) => wordsOfRow(row) ?? '').toSorted(
    (left, right) =>
      place(left) - place(right) ||
      roleKinship(role, right) - roleKinship(role, left) ||
      added(left) - added(right) ||
      away(left) - away(right),
  );
}

/** Whether a posting names the place that the reader asked about. */
export function isAt(location: string, row: Evidence): boolean {
  const place = String(row.details?.['place'] ?? '').toLowerCase();
  const [city = ''] = location.toLowerCase().split(',');
  return squeeze(city).length > 2 && place.includes(squeeze(city));
}

/** Whether its page names other postings beside it. */
function isListed(row: Evidence, rows: readonly Evidence[]): boolean {
  return rows.some((other) => other.url === row.url && other.id !== row.id);
}

export type Closeness =
  | { readonly kind: 'same' }
  /** Every word of the role, and more. */
  | { readonly kind: 'wider'; readonly more: string | undefined }
  | { readonly kind: 'part'; readonly shared: readonly string[] };

const EDGE = ' ,;:/()–—-';

/** How a posting's title stands to the role that was asked for. */
export function closenessOf(role: string, row: Evidence): Closeness {
  const title = squeeze(wordsOfRow(row) ?? '');
  const [asked, said] = [words(role), words(title)];
  const shared = [...asked].filter((word) => said.has(word));
  if (shared.length < asked.size) {
    const spelt = title.match(/\p{L}{3,}/gu) ?? [];
    return {
      kind: 'part',
      shared: shared.map((word) => spelt.find((one) => one.toLowerCase() === word) ?? word),
    };
  }
  if (said.size === asked.size) return { kind: 'same' };
  const at = title.toLowerCase().indexOf(squeeze(role).toLowerCase());
  const [before, after] = [
    title.slice(0, Math.max(0, at)),
    title.slice(at + squeeze(role).length),
  ].map((part) => trimSigns(part, EDGE));
  const more = at < 0 ? undefined : [before, after].filter((part) => part !== '');
  return { kind: 'wider', more: more?.length === 1 ? more[0] : undefined };
}

const CALLINGS: ReadonlySet<string> = new Set([
  'accountant',
  'administrator',
  'analyst',
  'architect',
  'associate',
  'consultant',
  'designer',
  'developer',
  'editor',
  'engineer',
  'executive',
  'manager',
  'marketer',
  'nurse',
  'recruiter',
  'representative',
  'researcher',
  'sales',
  'scientist',
  'specialist',
  'technician',
  'writer',
]);

/** Whether a page names a calling in its title, and no word that the role shares with it. */
export function isForOthers(role: string, { title }: Evidence): boolean {
  const [asked, named] = [words(role), words(title)];
  const isCalling = (word: string) => CALLINGS.has(word) || CALLINGS.has(word.replace(/s$/u, ''));
  return [...named].some(isCalling) && ![...asked].some((word) => named.has(word));
}

const saysEngineering =
  phraseFinder(`architect*, backend*, data*, developer*, devops*, engineer*, frontend*, platform*, reliability*,
   software*, sre*`);
const saysForEngineers = phraseFinder(
  `backend, coding, developer, engineer, frontend, pair programming, reading code`,
);

export function isEngineering(role: string): boolean {
  return saysEngineering(role);
}

/** Whose nights may be called upon besides engineers’. */
const saysOnCall =
  phraseFinder(`doctor, midwife, network, nurs*, operation, operator, paramedic, physician, security, support,
   surgeon, technician, veterinar*`);

const saysOnCallItself = phraseFinder('on call');

/** Whether what is said of working there is meant for the role too: a designer reads no code and carries no pager. */
export function concerns(role: string, text: string): boolean {
  return (
    isEngineering(role) ||
    (!saysForEngineers(text) && (saysOnCall(role) || !saysOnCallItself(text)))
  );
}
