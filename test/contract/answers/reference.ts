import type { ContractCase } from '../contract-case';

export const reference: readonly ContractCase[] = [
  {
    source: 'wikidata-search',
    answer: { searchinfo: { search: 'Tarrow' }, search: [{ id: 'Q990000417', title: 'Q990000417', label: 'Tarrow Lantern Works', description: 'maker of lanterns' }, { id: 'Q990000418', display: { label: { value: 'Tarrow', language: 'en' } } }], success: 1 },
    items: [{ id: 'Q990000417', label: 'Tarrow Lantern Works', description: 'maker of lanterns' }, { id: 'Q990000418', label: 'Tarrow' }],
    nothing: { answer: { search: [], success: 1 }, certain: true },
  },
  { source: 'wikidata-entity', answer: { entities: { Q990000417: { id: 'Q990000417', labels: { en: { value: 'Tarrow Lantern Works' } }, claims: {} } } }, items: [] },
  {
    source: 'wikidata-labels',
    answer: { entities: { Q1: { type: 'item', id: 'Q1', labels: { en: { language: 'en', value: 'Duluth' } } }, Q2: { type: 'item', id: 'Q2', labels: { de: { language: 'de', value: 'Leuchtfeuer' } } } }, success: 1 },
    items: [{ id: 'Q1', label: 'Duluth' }, { id: 'Q2', label: 'Leuchtfeuer' }],
  },
  {
    source: 'wikipedia-summary',
    answer: { type: 'standard', title: 'Tarrow Lantern Works', titles: { canonical: 'Tarrow_Lantern_Works', normalized: 'Tarrow Lantern Works' }, wikibase_item: 'Q990000417', description: 'American lantern maker', extract: 'Tarrow Lantern Works is a maker of harbour lanterns in Duluth.', timestamp: '2026-05-02T10:00:00Z', content_urls: { desktop: { page: 'https://en.wikipedia.org/wiki/Tarrow_Lantern_Works' } } },
    items: [{ title: 'Tarrow Lantern Works', description: 'American lantern maker', text: 'Tarrow Lantern Works is a maker of harbour lanterns in Duluth.', url: 'https://en.wikipedia.org/wiki/Tarrow_Lantern_Works', date: '2026-05-02', wikidata: 'Q990000417', type: 'standard' }],
    nothing: { answer: { type: 'disambiguation', title: 'Tarrow', extract: 'Tarrow may refer to:' }, certain: true },
  },
  {
    source: 'wikipedia-wikitext',
    answer: { parse: { title: 'Tarrow Lantern Works', pageid: 990_417, wikitext: '{{Infobox company\n| name = Tarrow Lantern Works\n| num_employees = 1,312 (2025)\n}}\n\'\'\'Tarrow\'\'\' makes lanterns.' } },
    items: [{ title: 'Tarrow Lantern Works', id: 990_417, people: '1,312 (2025)', text: 'Tarrow makes lanterns.', url: 'https://en.wikipedia.org/?curid=990417' }],
  },
];
