import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparableName } from '../../src/research/company';
import { editDistance } from '../../src/kernel/edit-distance';
import type { Ask } from '../../src/research/sources';
import type { Subject } from './variants';

interface Route {
  readonly path: string;
  readonly file: string;
  readonly type: string;
  readonly query?: Readonly<Record<string, string>>;
}

export interface RealCompany {
  readonly subject: Subject;
  /** The folder with one folder for each host. */
  readonly hosts: string;
}

interface Entity {
  readonly labels: { readonly en?: { readonly value: string } };
  readonly aliases?: { readonly en?: readonly { readonly value: string }[] };
}

interface Listing {
  readonly cik: string;
  readonly ticker: string;
  readonly title: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const LIST = 'www.sec.gov/files-company-tickers.json';

function listingsOf(hosts: string): readonly Listing[] {
  const rows = Object.values(
    readJson(join(hosts, LIST)) as Record<
      string,
      { cik_str: number; ticker: string; title: string }
    >,
  );
  return rows
    .filter(({ title }) => title.toLowerCase() !== 'no company here')
    .map(({ cik_str: cik, ticker, title }) => ({ cik: String(cik), ticker, title }));
}

interface Described {
  readonly name: string;
  readonly legalName: string;
  readonly domain: string;
}

/** What its entry in the encyclopaedia also calls it, beside its legal names and symbols. */
function aliasesOf(hosts: string, name: string): readonly string[] {
  const folder = join(hosts, 'www.wikidata.org');
  const entities = readdirSync(folder)
    .filter((file) => file.includes('EntityData'))
    .flatMap((file) =>
      Object.values(
        (readJson(join(folder, file)) as { entities: Record<string, Entity> }).entities,
      ),
    );
  const own = entities.filter(
    ({ labels }) => comparableName(labels.en?.value ?? '') === comparableName(name),
  );
  return own
    .flatMap(({ aliases }) => aliases?.en ?? [])
    .map(({ value }) => value)
    .filter(
      (alias) => !comparableName(alias).startsWith(comparableName(name)) && /[a-z]{3}/.test(alias),
    );
}

/** Every company of the folder, its hosts unpacked as far as a look-up needs them. */
export function openCompanies(folder: string): readonly RealCompany[] {
  const to = mkdtempSync(join(tmpdir(), 'company-names-'));
  return readdirSync(folder)
    .filter((slug) => existsSync(join(folder, slug, 'company.json')))
    .map((slug) => {
      const { name, legalName, domain } = readJson(join(folder, slug, 'company.json')) as Described;
      const place = join(to, slug);
      execFileSync('mkdir', [place]);
      execFileSync('tar', ['-xJf', join(folder, slug, 'hosts.tar.xz'), '-C', place]);
      const hosts = join(place, 'hosts');
      const aliases = aliasesOf(hosts, name);
      const listed = listingsOf(hosts).find(
        ({ title }) => comparableName(title) === comparableName(legalName),
      );
      const subject: Subject = {
        name,
        legalName: legalName.replace(/\s\(.*$/, ''),
        domain,
        aliases,
        ...(listed === undefined ? {} : { cik: listed.cik, ticker: listed.ticker }),
      };
      return { subject, hosts };
    });
}

const ok = (url: string, text: string): Awaited<ReturnType<Ask>> => ({
  outcome: 'ok',
  url,
  type: '',
  text,
  headers: {},
  fetchedAt: '2026-03-02T10:00:00.000Z',
});

/** Answers from one company's recorded hosts and from nothing else. */
export function replay(hosts: string): Ask {
  return async ({ url }) => {
    const { hostname, pathname, searchParams } = new URL(url);
    const index = join(hosts, hostname, 'index.json');
    if (!existsSync(index)) return { outcome: 'unreachable', sentence: 'No such host.' };
    const { routes } = readJson(index) as { routes: readonly Route[] };
    const fits = ({ path, query = {} }: Route): boolean =>
      path === pathname &&
      Object.entries(query).every(
        ([key, value]) => searchParams.get(key)?.toLowerCase() === value.toLowerCase(),
      );
    const [route] = routes
      .filter(fits)
      .toSorted(
        (one, other) => Object.keys(other.query ?? {}).length - Object.keys(one.query ?? {}).length,
      );
    return route === undefined
      ? { outcome: 'gone', sentence: 'Nothing here.' }
      : ok(url, readFileSync(join(hosts, hostname, route.file), 'utf8'));
  };
}

const listText = (rows: readonly Listing[]): string =>
  JSON.stringify(rows.map(({ cik, ticker, title }) => ({ cik_str: Number(cik), ticker, title })));

/** All listed companies that the folders name, with the list alone to find them in. */
export function listOnly(companies: readonly RealCompany[]): {
  readonly ask: Ask;
  readonly rows: readonly Listing[];
} {
  const all = companies.flatMap(({ hosts }) => listingsOf(hosts));
  const unique = [...new Map(all.map((row) => [`${row.cik} ${row.ticker}`, row])).values()];
  const text = listText(unique);
  const rows = [...new Map(unique.toReversed().map((row) => [row.cik, row])).values()];
  return {
    rows,
    ask: async ({ url }) => {
      const { hostname, searchParams } = new URL(url);
      if (hostname === 'www.sec.gov') return ok(url, text);
      if (searchParams.get('action') === 'wbsearchentities') return ok(url, '{"search":[]}');
      return { outcome: 'gone', sentence: 'Nothing here.' };
    },
  };
}

interface Entry {
  readonly id: string;
  readonly names: readonly string[];
  readonly place: string;
}

function entriesOf(hosts: string): readonly Entry[] {
  const folder = join(hosts, 'www.wikidata.org');
  return readdirSync(folder)
    .filter((file) => file.includes('EntityData'))
    .flatMap((file) => {
      const place = join(folder, file);
      const { entities } = readJson(place) as { entities: Record<string, Entity> };
      return Object.entries(entities).map(([id, { labels, aliases }]) => ({
        id,
        place,
        names: [labels.en, ...(aliases?.en ?? [])].flatMap((one) => one?.value ?? []),
      }));
    });
}

const MOST_FOUND = 7;
const words = (text: string): readonly string[] => comparableName(text).split(' ');

/** As the encyclopaedia searches: by how a label or another name begins. */
const begins = (names: readonly string[], typed: string): boolean =>
  names.some((name) => name.toLowerCase().startsWith(typed.toLowerCase()));

/** And by all words of it, each with up to two letters wrong where a “~” stands behind it. */
function hasWords(names: readonly string[], query: string): boolean {
  const asked = query.split(/\s+/).filter((word) => word !== '' && !word.includes(':'));
  const all = names.flatMap(words);
  return (
    asked.length > 0 &&
    asked.every((word) =>
      all.some((one) => editDistance(word.replace('~', '').toLowerCase(), one, 2) <= 2),
    )
  );
}

/**
 * All folders as one directory, so that each company is a stranger to every other. The encyclopaedia's two searches
 * are modelled, as recorded answers hold only what was once asked; sites answer as recorded.
 */
export function together(companies: readonly RealCompany[]): Ask {
  const entries = companies.flatMap(({ hosts }) => entriesOf(hosts));
  const list = listOnly(companies);
  const sites = companies.map(({ hosts }) => replay(hosts));
  const found = (fits: (names: readonly string[]) => boolean): readonly string[] => [
    ...new Set(entries.filter(({ names }) => fits(names)).map(({ id }) => id)),
  ];
  return async (question) => {
    const { url } = question;
    const { hostname, pathname, searchParams } = new URL(url);
    if (hostname === 'www.sec.gov') return list.ask(question);
    if (searchParams.get('action') === 'wbsearchentities') {
      const ids = found((names) => begins(names, searchParams.get('search') ?? ''));
      return ok(url, JSON.stringify({ search: ids.slice(0, MOST_FOUND).map((id) => ({ id })) }));
    }
    if (searchParams.get('action') === 'query') {
      const ids = found((names) => hasWords(names, searchParams.get('srsearch') ?? ''));
      const search = ids.slice(0, MOST_FOUND).map((title) => ({ title }));
      return ok(url, JSON.stringify({ query: { search } }));
    }
    const entry = entries.find(({ id }) => pathname.endsWith(`/${id}.json`));
    if (hostname === 'www.wikidata.org' && entry !== undefined)
      return ok(url, readFileSync(entry.place, 'utf8'));
    for (const site of sites) {
      const answer = await site(question);
      if (answer.outcome === 'ok') return answer;
    }
    return { outcome: 'gone', sentence: 'Nothing here.' };
  };
}
