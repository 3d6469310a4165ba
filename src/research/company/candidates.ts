import { askWikidataEntity, fillTemplate, runJson, secCompanyTickers, wikidataSearch, type Ask, type SourceItem, type WikidataEntity, type WikidataStatement } from '../sources';
import { bareDomain, comparableName, isMisspelling } from './names';

const MOST_ENTITIES = 6;
const MOST_NAMESAKES = 20;
/** Properties that only organisations have: site, staff, industry, chief executive, exchange, register numbers, seat. */
const ORGANISATION = new Set(['P856', 'P1128', 'P452', 'P169', 'P414', 'P249', 'P5531', 'P1278', 'P159', 'P1454']);
const HUMAN = 'Q5';

export interface Listing {
  readonly cik: string;
  readonly ticker: string;
  readonly name: string;
}

export interface Found {
  readonly entity?: WikidataEntity;
  readonly listing?: Listing;
}

export interface Search {
  readonly found: readonly Found[];
  /** All names in the directories that begin as the candidates' names do. */
  readonly namesakes: readonly string[];
  readonly people: number;
  readonly answered: number;
}

export function statements(entity: WikidataEntity | undefined, property: string): readonly WikidataStatement[] {
  const all = (entity?.statements ?? []).filter((one) => one.property === property);
  return all.toSorted((one, other) => Number(other.preferred) - Number(one.preferred));
}

export function stated(entity: WikidataEntity | undefined, property: string): string | undefined {
  const value = statements(entity, property).find(({ end }) => end === undefined)?.value;
  return value === undefined ? undefined : String(value);
}

export function websiteOf(entity: WikidataEntity | undefined): string | undefined {
  const url = stated(entity, 'P856');
  return url !== undefined && URL.canParse(url) ? bareDomain(new URL(url).hostname) : undefined;
}

function isOrganisation(entity: WikidataEntity): boolean {
  return !statements(entity, 'P31').some(({ value }) => value === HUMAN) && entity.statements.some(({ property }) => ORGANISATION.has(property));
}

function listingOf(item: SourceItem): Listing {
  return { cik: String(item['cik'] ?? '').replace(/^0+/, ''), ticker: String(item['ticker'] ?? '').toUpperCase(), name: String(item['name'] ?? '') };
}

async function listings(ask: Ask): Promise<readonly Listing[] | undefined> {
  const answer = await ask({ source: secCompanyTickers, url: secCompanyTickers.request.urls[0] ?? '' });
  const read = answer.outcome === 'ok' ? runJson(secCompanyTickers, answer.text) : undefined;
  return read?.ok === true ? read.value.items.map(listingOf) : undefined;
}

async function entities(ask: Ask, name: string): Promise<readonly WikidataEntity[] | undefined> {
  const url = fillTemplate(wikidataSearch.request.urls[0] ?? '', { company: name }) ?? '';
  const answer = await ask({ source: wikidataSearch, url });
  const read = answer.outcome === 'ok' ? runJson(wikidataSearch, answer.text) : undefined;
  if (read?.ok !== true) return undefined;
  const ids = read.value.items.map((item) => String(item['id'] ?? '')).filter((id) => /^Q\d+$/.test(id));
  const asked = await Promise.all(ids.slice(0, MOST_ENTITIES).map((id) => askWikidataEntity(ask, id)));
  return asked.flatMap(({ entity }) => entity ?? []);
}

function isLike(listing: Listing, typed: string, upper: string): boolean {
  const name = comparableName(listing.name);
  return listing.ticker === upper || name === typed || name.startsWith(`${typed} `) || isMisspelling(typed, name) || isMisspelling(typed, name.split(' ')[0] ?? '');
}

/** Listed companies that share the first word of a candidate's name, unless that word is an everyday one. */
function namesakes(found: readonly Found[], listed: readonly Listing[]): readonly string[] {
  const own = found.map(({ entity, listing }) => comparableName(entity?.label ?? listing?.name ?? ''));
  const first = new Set(own.map((name) => name.split(' ')[0] ?? '').filter((word) => word.length > 4));
  const like = listed.filter(({ name }) => first.has(comparableName(name).split(' ')[0] ?? '')).map(({ name }) => name);
  const others = found.map(({ entity, listing }) => entity?.label ?? listing?.name ?? '');
  return [...new Map([...others, ...like].map((name) => [comparableName(name), name])).values()].slice(0, MOST_NAMESAKES);
}

/** Everything the directories know under a name, one entry per company. */
export async function searchDirectories(ask: Ask, name: string): Promise<Search> {
  const typed = comparableName(name);
  const [known, listed] = await Promise.all([entities(ask, name), listings(ask)]);
  const organisations = (known ?? []).filter(isOrganisation);
  const byCik = new Map((listed ?? []).map((one) => [one.cik, one]));
  const byName = new Map((listed ?? []).map((one) => [comparableName(one.name), one]));
  const found: Found[] = organisations.map((entity) => {
    const cik = stated(entity, 'P5531')?.replace(/^0+/, '');
    // Without a register number only the same name in full joins the two.
    const listing = cik === undefined ? byName.get(comparableName(stated(entity, 'P1448') ?? entity.label)) : byCik.get(cik);
    return listing === undefined ? { entity } : { entity, listing };
  });
  const joined = new Set(found.map(({ listing }) => listing?.cik));
  const alone = (listed ?? []).filter((one) => !joined.has(one.cik) && isLike(one, typed, name.toUpperCase())).slice(0, MOST_ENTITIES);
  return {
    found: [...found, ...alone.map((listing) => ({ listing }))],
    namesakes: namesakes([...found, ...alone.map((listing) => ({ listing }))], listed ?? []),
    people: (known ?? []).filter((entity) => statements(entity, 'P31').some(({ value }) => value === HUMAN)).length,
    answered: Number(known !== undefined) + Number(listed !== undefined),
  };
}
