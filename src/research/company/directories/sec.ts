import { runJson, secCompanyTickers, type Ask, type SourceItem } from '../../sources';
import type { CompanyRecord, Directory } from '../directory';
import { comparableName, isMisspelling } from '../names';

const MOST_LISTINGS = 8;
const MOST_ALIKE = 20;
/** The list begins with the largest; a listed company is spoken of about as much as its place in it tells. */
const WELL_KNOWN = 40;
const LENGTH_OF_LIST = 10_000;

function recordOf(item: SourceItem, place: number): CompanyRecord {
  return {
    directory: 'sec',
    name: String(item['name'] ?? ''),
    legalName: String(item['name'] ?? ''),
    aliases: [],
    cik: String(item['cik'] ?? '').replace(/^0+/, ''),
    ticker: String(item['ticker'] ?? '').toUpperCase(),
    known: Math.round(WELL_KNOWN * Math.max(0.1, 1 - place / LENGTH_OF_LIST)),
    ended: false,
  };
}

function isLike({ name, ticker }: CompanyRecord, typed: string, upper: string): boolean {
  const listed = comparableName(name);
  return (
    ticker === upper ||
    listed === typed ||
    listed.startsWith(`${typed} `) ||
    isMisspelling(typed, listed) ||
    isMisspelling(typed, listed.split(' ')[0] ?? '')
  );
}

/** The list of companies whose shares are traded in the United States, read whole, as there is no search in it. */
export function secDirectory(ask: Ask): Directory {
  return {
    name: 'the SEC’s list',
    essential: true,
    async search(name) {
      const answer = await ask({
        source: secCompanyTickers,
        url: secCompanyTickers.request.urls[0] ?? '',
      });
      const read = answer.outcome === 'ok' ? runJson(secCompanyTickers, answer.text) : undefined;
      if (read?.ok !== true) return undefined;
      // One company may have several kinds of shares; the first stands for it.
      const all = [
        ...new Map(
          read.value.items
            .map(recordOf)
            .toReversed()
            .map((one) => [one.cik, one]),
        ).values(),
      ].toReversed();
      const typed = comparableName(name);
      const first = typed.split(' ')[0] ?? '';
      const alike =
        first.length > 3
          ? all.filter((one) => comparableName(one.name).split(' ')[0] === first)
          : [];
      return {
        records: all
          .filter((one) => isLike(one, typed, name.toUpperCase()))
          .slice(0, MOST_LISTINGS),
        people: 0,
        alike: alike.slice(0, MOST_ALIKE),
      };
    },
  };
}
