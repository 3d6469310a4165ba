import { seconds } from '../../../kernel/time';
import { defineSource } from '../define-source';

const polite = { robots: 'api', interval: seconds(1), maxBytes: 8_000_000 } as const;
const licence = { tier: 'A', note: 'CC0' } as const;

export const wikidataSearch = defineSource({
  id: 'wikidata-search',
  name: 'Wikidata search',
  kind: 'json',
  needs: ['company'],
  request: { urls: ['https://www.wikidata.org/w/api.php?action=wbsearchentities&search={company}&language=en&type=item&limit=7&format=json'] },
  polite,
  licence,
  topics: ['snapshot'],
  extract: { items: 'search[]', limit: 7, fields: { id: 'id', label: 'label || display.label.value | plain', description: 'description || display.description.value | plain' } },
  evidence: { kind: 'directory', reliability: 'reference' },
  enabled: true,
});

export const wikidataEntity = defineSource({
  id: 'wikidata-entity',
  name: 'Wikidata',
  kind: 'json',
  needs: ['wikidata'],
  request: { urls: ['https://www.wikidata.org/wiki/Special:EntityData/{wikidata}.json'] },
  polite,
  licence,
  topics: ['snapshot', 'leadership'],
  evidence: { kind: 'entity', reliability: 'reference' },
  enabled: true,
});

export const wikidataLabels = defineSource({
  id: 'wikidata-labels',
  name: 'Wikidata names',
  kind: 'json',
  needs: ['labels'],
  request: { urls: ['https://www.wikidata.org/w/api.php?action=wbgetentities&ids={labels}&props=labels&languages=en&format=json'] },
  polite,
  licence,
  topics: ['snapshot'],
  extract: { items: 'entities[]', limit: 50, fields: { id: 'id', label: 'labels.en.value || labels[].value | plain' } },
  evidence: { kind: 'directory', reliability: 'reference' },
  enabled: true,
});
