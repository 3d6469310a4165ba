import {
  type Known,
  fetchWikidataEntity,
  fetchWikidataLabels,
  canonicalJson,
  fillTemplate,
  parseAnswer,
  secCompanyFacts,
  wikidataEntity,
  type WikidataEntity,
} from '../../sources';
import { makeSnapshot } from '../make-snapshot';
import { nothingFound, type FetchContext, type SourceFinding } from './fetch-context';

/** The properties that say something of a company, in words. */
const PROPERTIES: Readonly<Record<string, string>> = {
  P1448: 'official name',
  P571: 'founded',
  P112: 'founded by',
  P159: 'headquarters',
  P17: 'country',
  P452: 'industry',
  P169: 'chief executive officer',
  P488: 'chair',
  P1128: 'employees',
  P2139: 'revenue',
  P414: 'stock exchange',
  P856: 'website',
};

export async function fetchCompanyFacts({
  ask,
  card,
  store,
}: FetchContext): Promise<SourceFinding> {
  const source = secCompanyFacts;
  const url = fillTemplate(
    source.request.urls[0] ?? '',
    card.cik === undefined ? {} : { cik: card.cik },
  );
  if (url === undefined)
    return nothingFound(
      source,
      '',
      'not-applicable',
      'The company is not registered with the SEC as far as we know.',
    );
  const answer = await ask({ source, url });
  if (answer.outcome !== 'ok') return nothingFound(source, url, answer.outcome, answer.sentence);
  const read = await parseAnswer(source, answer);
  const body = typeof read === 'string' ? undefined : read.body;
  if (typeof body !== 'object' || body === null || !('facts' in body))
    return nothingFound(source, url, 'shape-changed', 'It answered in a form we don’t know.');
  const title = `Company facts of ${card.legalName}`;
  const snapshot = await makeSnapshot(
    store,
    { source, url, fetchedAt: answer.fetchedAt },
    canonicalJson(body),
    { title, blocks: [], matchScore: 1 },
  );
  return {
    source,
    url,
    outcome: 'ok',
    sentence: 'Figures from its filings.',
    snapshots: [snapshot],
  };
}

/** What the entity states, with the names of the items it points to; a nameless item states nothing. */
function entityText(entity: WikidataEntity, labels: ReadonlyMap<string, string>): string {
  const facts = entity.statements.flatMap(
    ({ property, value, isItem, preferred, start, end, at }) => {
      const name = Object.hasOwn(PROPERTIES, property) ? PROPERTIES[property] : undefined;
      const shown = isItem ? labels.get(String(value)) : value;
      return name === undefined || shown === undefined || shown === ''
        ? []
        : [{ property: name, value: shown, start, end, at, preferred: preferred || undefined }];
    },
  );
  return canonicalJson({
    entity: entity.id,
    name: entity.label,
    description: entity.description,
    facts,
  });
}

/** The title of its article in the English encyclopedia, which other sources are asked with. */
function articleOf(text: string, id: string): Known {
  const body = JSON.parse(text) as {
    readonly entities?: Readonly<
      Record<string, { readonly sitelinks?: { readonly enwiki?: { readonly title?: unknown } } }>
    >;
  };
  const title = body.entities?.[id]?.sitelinks?.enwiki?.title;
  return typeof title === 'string' && title !== '' ? { title } : {};
}

export async function fetchEntity({
  ask,
  card,
  store,
}: FetchContext): Promise<SourceFinding & { readonly known: Known }> {
  const source = wikidataEntity;
  if (card.wikidata === undefined)
    return {
      ...nothingFound(source, '', 'not-applicable', 'The company has no entry there.'),
      known: {},
    };
  const { url, answer, entity } = await fetchWikidataEntity(ask, card.wikidata);
  if (answer.outcome !== 'ok')
    return { ...nothingFound(source, url, answer.outcome, answer.sentence), known: {} };
  if (entity === undefined)
    return {
      ...nothingFound(source, url, 'shape-changed', 'It answered in a form we don’t know.'),
      known: {},
    };
  const items = entity.statements.filter(
    ({ property, isItem }) => isItem && Object.hasOwn(PROPERTIES, property),
  );
  const labels = await fetchWikidataLabels(
    ask,
    items.map(({ value }) => String(value)),
  );
  const page = `https://www.wikidata.org/wiki/${entity.id}`;
  const snapshot = await makeSnapshot(
    store,
    { source, url: page, fetchedAt: answer.fetchedAt },
    entityText(entity, labels),
    { title: entity.label, blocks: [], matchScore: 1 },
  );
  return {
    source,
    url,
    outcome: 'ok',
    sentence: 'Its entry was read.',
    snapshots: [snapshot],
    known: articleOf(answer.text, entity.id),
  };
}
