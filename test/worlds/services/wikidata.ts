import type { Company } from '../company/shape';
import { dice } from '../random';
import { json, type Host } from './shape';

type Json = Record<string, unknown>;

export interface Conflict {
  readonly class: 'founded' | 'employees';
  /** What the company says of itself, and what the reference work has for the same. */
  readonly own: string | number;
  readonly other: string | number;
}

const item = (id: string): Json => ({
  value: { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id },
  type: 'wikibase-entityid',
});
const string = (value: string): Json => ({ value, type: 'string' });
const amount = (value: number): Json => ({
  value: { amount: `+${value}`, unit: '1' },
  type: 'quantity',
});
/** Precision 11 is a day, 10 a month, 9 a year. */
function time(iso: string): Json {
  const precision = iso.length === 10 ? 11 : iso.length === 7 ? 10 : 9;
  return {
    value: {
      time: `+${iso.padEnd(7, '-00').padEnd(10, '-00')}T00:00:00Z`,
      timezone: 0,
      before: 0,
      after: 0,
      precision,
      calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
    },
    type: 'time',
  };
}

function statement(
  entity: string,
  property: string,
  datavalue: Json,
  qualifiers: Readonly<Record<string, Json>> = {},
  rank = 'normal',
): Json {
  const snak = (name: string, value: Json): Json => ({
    snaktype: 'value',
    property: name,
    datavalue: value,
  });
  return {
    mainsnak: snak(property, datavalue),
    type: 'statement',
    id: `${entity}$${property}`,
    rank,
    ...(Object.keys(qualifiers).length === 0
      ? {}
      : {
          qualifiers: Object.fromEntries(
            Object.entries(qualifiers).map(([name, value]) => [name, [snak(name, value)]]),
          ),
          'qualifiers-order': Object.keys(qualifiers),
        }),
  };
}

export interface Library {
  readonly host: Host;
  /** Classes of which the entity states the truth of today. */
  readonly states: ReadonlySet<string>;
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly claims: Readonly<Record<string, readonly Json[]>>;
  /** The title of its article. */
  readonly article?: string;
}

function entityJson({ id, label, description, aliases, claims, article }: Entry): Json {
  const english = (value: string): Json => ({ language: 'en', value });
  return {
    pageid: Number(id.slice(1)),
    ns: 0,
    title: id,
    lastrevid: 1,
    modified: '2026-05-02T10:00:00Z',
    type: 'item',
    id,
    labels: { en: english(label) },
    descriptions: { en: english(description) },
    aliases: aliases.length === 0 ? {} : { en: aliases.map(english) },
    claims,
    sitelinks:
      article === undefined
        ? {}
        : {
            enwiki: {
              site: 'enwiki',
              title: article,
              badges: [],
              url: `https://en.wikipedia.org/wiki/${article.replace(/ /g, '_')}`,
            },
          },
  };
}

function companyEntry(
  company: Company,
  id: string,
  ids: (name: string) => string,
  conflicts: readonly Conflict[],
  states: Set<string>,
): Entry {
  const roll = dice(`${company.seed}${company.name} wikidata`);
  const claim = (
    property: string,
    value: Json,
    qualifiers?: Readonly<Record<string, Json>>,
    rank?: string,
  ): Json => statement(id, property, value, qualifiers, rank);
  const [now, before, longAgo] = company.headcounts;
  const conflictOf = (name: Conflict['class']): Conflict | undefined =>
    conflicts.find((one) => one.class === name);
  const knows = (name: string): boolean => {
    const known = roll.chance(0.3);
    if (known) states.add(name);
    return known;
  };
  const founded = conflictOf('founded');
  const counted = conflictOf('employees');
  const { chief } = company;
  return {
    id,
    label: company.name,
    description: `maker of ${company.makes}`,
    aliases: [company.short, company.legal],
    claims: {
      P31: [claim('P31', item('Q4830453'))],
      P856: [claim('P856', string(`https://www.${company.domain}/`))],
      P17: [claim('P17', item(ids(company.place.country)))],
      P452: [claim('P452', item(ids(company.industry)))],
      ...(founded === undefined
        ? knows('founded')
          ? { P571: [claim('P571', time(company.founded))] }
          : {}
        : { P571: [claim('P571', time(String(founded.other)))] }),
      ...(knows('hq') ? { P159: [claim('P159', item(ids(company.place.city)))] } : {}),
      P1128: [
        claim('P1128', amount(longAgo.count), { P585: time(longAgo.on) }),
        claim('P1128', amount(before.count), { P585: time(before.on) }),
        ...(counted === undefined
          ? []
          : [claim('P1128', amount(Number(counted.other)), { P585: time(now.on) }, 'preferred')]),
      ],
      P169: [
        claim('P169', item(ids(chief.predecessor.name)), {
          P580: time('2012'),
          P582: time(chief.since),
        }),
        ...(knows('ceo')
          ? [claim('P169', item(ids(chief.person.name)), { P580: time(chief.since) }, 'preferred')]
          : []),
      ],
      ...(company.listed === undefined
        ? {}
        : {
            P5531: [claim('P5531', string(String(company.listed.cik).padStart(10, '0')))],
            P249: [claim('P249', string(company.listed.ticker))],
          }),
    },
  };
}

function nameEntry(id: string, label: string): Entry {
  return { id, label, description: 'item', aliases: [], claims: {} };
}

/** Wikidata as it answers: search, entity and labels. Of each company it knows a part, some of it old. */
export function wikidata(
  company: Company,
  rival: Company,
  conflicts: readonly Conflict[],
): Library {
  const named = new Map<string, string>();
  const ids = (name: string): string => {
    const id = named.get(name) ?? `Q9${String(6_000_000 + named.size)}`;
    named.set(name, id);
    return id;
  };
  const states = new Set<string>();
  const companies = [
    { ...companyEntry(company, 'Q95000001', ids, conflicts, states), article: company.name },
    companyEntry(rival, 'Q95000002', ids, [], new Set()),
  ];
  const entries = new Map(
    [
      ...companies,
      ...[...named].map(([label, id]) => nameEntry(id, label)),
      nameEntry('Q4830453', 'business'),
    ].map((entry) => [entry.id, entry]),
  );
  const search = (words: string): Entry[] => {
    const typed = words.toLowerCase();
    return companies.filter(({ label, aliases }) =>
      [label, ...aliases].some((name) => name.toLowerCase().startsWith(typed)),
    );
  };
  const host: Host = (path, query) => {
    const byPath = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)?.[1];
    if (byPath !== undefined) {
      const entry = entries.get(byPath);
      return entry === undefined ? undefined : json({ entities: { [byPath]: entityJson(entry) } });
    }
    if (path !== '/w/api.php') return undefined;
    if (query.get('action') === 'wbsearchentities') {
      return json({
        search: search(query.get('search') ?? '').map(({ id, label, description }) => ({
          id,
          title: id,
          label,
          description,
          match: { type: 'label', language: 'en', text: label },
        })),
        success: 1,
      });
    }
    if (query.get('action') !== 'wbgetentities') return undefined;
    const wanted = (query.get('ids') ?? '').split('|');
    return json({
      entities: Object.fromEntries(
        wanted.map((id) => [
          id,
          entries.has(id) ? entityJson(entries.get(id) ?? nameEntry(id, id)) : { id, missing: '' },
        ]),
      ),
      success: 1,
    });
  };
  return { host, states };
}
