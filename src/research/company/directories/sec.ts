import { parseAnswer, secCompanyTickers, type Ask, type SourceItem } from '../../sources';
import type { CompanyRecord, Directory } from '../directory';
import { displayName } from '../names/display-name';
import { hasInitials } from '../fit/fit';
import { comparableName, isMisspelling, withoutRegisterMark } from '../names/names';

const MOST_LISTINGS = 8;
const MOST_ALIKE = 20;
/** Shorter beginnings are everyone's. */
const SHORTEST_BEGINNING = 4;
/** The list begins with the largest; a listed company is spoken of about as much as its place in it tells. */
const WELL_KNOWN = 40;
const LENGTH_OF_LIST = 10_000;

function recordOf(item: SourceItem, place: number): CompanyRecord {
  const ticker = String(item['ticker'] ?? '').toUpperCase();
  const listed = String(item['name'] ?? '');
  return {
    directory: 'sec',
    name: displayName(listed, ticker),
    legalName: withoutRegisterMark(listed),
    aliases: [],
    cik: String(item['cik'] ?? '').replace(/^0+/, ''),
    ticker,
    known: Math.round(WELL_KNOWN * Math.max(0.1, 1 - place / LENGTH_OF_LIST)),
    ended: false,
  };
}

/** How a listing is like what was typed, the surest first; undefined where it is not. */
const LIKENESS: readonly ((listed: string, typed: string, written: string) => boolean)[] = [
  (listed, typed) => joined(listed) === joined(typed),
  (listed, typed) => listed.startsWith(`${typed} `) || typed.startsWith(`${listed} `),
  (listed, typed) => isMisspelling(typed, listed) || isMisspelling(joined(typed), joined(listed)),
  (listed, _, written) => hasInitials(listed, written),
  (listed, typed) =>
    isMisspelling(typed, listed.split(' ')[0] ?? '') ||
    (joined(typed).length > SHORTEST_BEGINNING && joined(listed).startsWith(joined(typed))),
];
const joined = (name: string): string => name.replaceAll(' ', '');

function likenessOf({ legalName = '', ticker }: CompanyRecord, written: string): number {
  if (ticker === written.toUpperCase().replace(/^\$/, '')) return 0;
  const [listed, typed] = [comparableName(legalName), comparableName(written)];
  const at = LIKENESS.findIndex((isLike) => isLike(listed, typed, written));
  return at < 0 ? LIKENESS.length : at;
}

/** Companies whose shares are traded in the United States, the largest first; undefined where there is no list. */
export async function listListed(ask: Ask): Promise<readonly CompanyRecord[] | undefined> {
  const answer = await ask({
    source: secCompanyTickers,
    url: secCompanyTickers.request.urls[0] ?? '',
  });
  const read = answer.outcome === 'ok' ? await parseAnswer(secCompanyTickers, answer) : undefined;
  if (typeof read !== 'object') return undefined;
  // One company may have several kinds of shares; the first stands for it.
  return [
    ...new Map(
      read.items
        .map(recordOf)
        .toReversed()
        .map((one) => [one.cik, one]),
    ).values(),
  ].toReversed();
}

/** The list is read whole, as there is no search in it. */
export function secDirectory(ask: Ask): Directory {
  return {
    name: 'the SEC’s list',
    essential: true,
    async search(name) {
      const all = await listListed(ask);
      if (all === undefined) return undefined;
      const typed = comparableName(name);
      const first = typed.split(' ')[0] ?? '';
      const alike =
        first.length > 3
          ? all.filter((one) => comparableName(one.name).split(' ')[0] === first)
          : [];
      return {
        records: all
          .map((record) => ({ record, likeness: likenessOf(record, name) }))
          .filter(({ likeness }) => likeness < LIKENESS.length)
          .toSorted((one, other) => one.likeness - other.likeness)
          .slice(0, MOST_LISTINGS)
          .map(({ record }) => record),
        people: 0,
        alike: alike.slice(0, MOST_ALIKE),
      };
    },
  };
}
