import {
  fetchWikidataEntity,
  fetchWikidataLabels,
  fillTemplate,
  parseAnswer,
  wikidataSearch,
  type Ask,
  type WikidataEntity,
  type WikidataStatement,
} from '../../sources';
import { known, type CompanyRecord, type Directory, type DirectoryAnswer } from '../directory';
import { bareDomain, comparableName } from '../names/names';

const MOST_ENTITIES = 7;
/** Properties that only organizations have: site, staff, industry, CEO, exchange, numbers, seat. */
const ORGANISATION = new Set([
  'P856',
  'P1128',
  'P452',
  'P169',
  'P414',
  'P249',
  'P5531',
  'P1278',
  'P159',
  'P1454',
]);
const HUMAN = 'Q5';

function statements(
  entity: WikidataEntity | undefined,
  property: string,
): readonly WikidataStatement[] {
  const all = (entity?.statements ?? []).filter((one) => one.property === property);
  return all.toSorted((one, other) => Number(other.preferred) - Number(one.preferred));
}

export function stated(entity: WikidataEntity | undefined, property: string): string | undefined {
  const value = statements(entity, property).find(({ end }) => end === undefined)?.value;
  return value === undefined ? undefined : String(value);
}

const isHuman = (entity: WikidataEntity): boolean =>
  statements(entity, 'P31').some(({ value }) => value === HUMAN);
const isOrganisation = (entity: WikidataEntity): boolean =>
  !isHuman(entity) && entity.statements.some(({ property }) => ORGANISATION.has(property));

function websiteOf(entity: WikidataEntity): string | undefined {
  const url = stated(entity, 'P856');
  return url !== undefined && URL.canParse(url) ? bareDomain(new URL(url).hostname) : undefined;
}

/** What a statement points to is an item of its own, whose name is asked for apart. */
const POINTS = ['P17', 'P159', 'P452', 'P414', 'P749'];

function recordOf(entity: WikidataEntity, labels: ReadonlyMap<string, string>): CompanyRecord {
  const item = (property: string): string | undefined => labels.get(stated(entity, property) ?? '');
  return {
    directory: 'wikidata',
    name: entity.label,
    aliases: entity.aliases,
    ...known({
      legalName: stated(entity, 'P1448'),
      description: entity.description,
      domain: websiteOf(entity),
      country: item('P17'),
      headquarters: item('P159'),
      industry: item('P452'),
      ticker:
        statements(entity, 'P414').find(
          ({ ticker, end }) => ticker !== undefined && end === undefined,
        )?.ticker ?? stated(entity, 'P249'),
      exchange: item('P414'),
      cik: stated(entity, 'P5531')?.replace(/^0+/, ''),
      lei: stated(entity, 'P1278'),
      companyNumber: stated(entity, 'P2622'),
      parent: item('P749'),
      parentWikidata: stated(entity, 'P749'),
    }),
    wikidata: entity.id,
    known: entity.articles,
    ended: stated(entity, 'P576') !== undefined,
  };
}

async function idsOf(ask: Ask, name: string): Promise<readonly string[] | undefined> {
  const url = fillTemplate(wikidataSearch.request.urls[0] ?? '', { company: name }) ?? '';
  const answer = await ask({ source: wikidataSearch, url });
  if (answer.outcome === 'empty') return [];
  const read = answer.outcome === 'ok' ? await parseAnswer(wikidataSearch, answer) : undefined;
  return typeof read === 'object'
    ? read.items.map((item) => String(item['id'] ?? '')).filter((id) => /^Q\d+$/.test(id))
    : undefined;
}

const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The items its search of whole entries finds; it looks into every field, and knows more ways to ask. */
async function idsByQuery(ask: Ask, query: string): Promise<readonly string[]> {
  const url = new URL('https://www.wikidata.org/w/api.php');
  url.search = new URLSearchParams({
    action: 'query',
    list: 'search',
    srsearch: query,
    srlimit: String(MOST_ENTITIES),
    format: 'json',
  }).toString();
  const answer = await ask({ source: wikidataSearch, url: url.href });
  if (answer.outcome !== 'ok') return [];
  try {
    const found = object(object(JSON.parse(answer.text))['query'])['search'];
    const titles = Array.isArray(found) ? found.map((one) => String(object(one)['title'])) : [];
    return titles.filter((title) => /^Q\d+$/.test(title));
  } catch {
    return [];
  }
}

async function readEntries(ask: Ask, ids: readonly string[]): Promise<DirectoryAnswer> {
  const asked = await Promise.all(
    ids.slice(0, MOST_ENTITIES).map((id) => fetchWikidataEntity(ask, id)),
  );
  const entities = asked.flatMap(({ entity }) => entity ?? []);
  const organisations = entities.filter(isOrganisation);
  const labels = await fetchWikidataLabels(
    ask,
    organisations.flatMap((one) => POINTS.flatMap((property) => stated(one, property) ?? [])),
  );
  return {
    records: organisations.map((one) => recordOf(one, labels)),
    people: entities.filter(isHuman).length,
  };
}

const SHORTEST_MISSPELT = 4;

export function wikidataDirectory(ask: Ask): Directory {
  return {
    name: 'Wikidata',
    essential: true,
    async search(name) {
      const first = await idsOf(ask, name);
      // It searches by beginnings: what the law adds to a name hides the name itself.
      const plain = comparableName(name);
      const ids =
        first?.length === 0 && plain !== name.toLowerCase() ? await idsOf(ask, plain) : first;
      return ids === undefined ? undefined : readEntries(ask, ids);
    },
    async searchMisspelled(name) {
      const words = comparableName(name).split(' ');
      if (!words.some((word) => word.length >= SHORTEST_MISSPELT)) return undefined;
      const fuzzy = words.map((word) => (word.length < SHORTEST_MISSPELT ? word : `${word}~`));
      return readEntries(ask, await idsByQuery(ask, `${fuzzy.join(' ')} haswbstatement:P856`));
    },
    async searchDomain(domain) {
      const sites = [`https://www.${domain}`, `https://${domain}`, `http://www.${domain}`].flatMap(
        (site) => [`P856=${site}`, `P856=${site}/`],
      );
      return readEntries(ask, await idsByQuery(ask, `haswbstatement:"${sites.join('|')}"`));
    },
  };
}
