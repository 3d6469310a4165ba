import type { ContractCase } from '../contract-case';

const bound = (value: string, type = 'literal') => ({ type, value });
const relation = (name: string, id: string, kind: string, more: object = {}) => ({ relation: bound(kind), item: bound(`http://www.wikidata.org/entity/${id}`, 'uri'), itemLabel: { 'xml:lang': 'en', ...bound(name) }, ...more });
const day = (value: string) => ({ datatype: 'http://www.w3.org/2001/XMLSchema#dateTime', ...bound(value) });

export const encyclopaedias: readonly ContractCase[] = [
  {
    source: 'wikidata-sparql',
    known: { wikidata: 'Q990000417' },
    answer: { head: { vars: ['relation', 'item', 'itemLabel', 'start', 'end', 'at'] }, results: { bindings: [
      relation('Tarrow Marine', 'Q990000501', 'subsidiary', { start: day('2019-03-01T00:00:00Z') }),
      relation('Ottoline Marsh', 'Q990000502', 'founder'),
      relation('Pell Holding', 'Q990000503', 'owned by', { start: day('1998-01-01T00:00:00Z'), end: day('2012-06-30T00:00:00Z') }),
      relation('fire at Wick Row', 'Q990000504', 'key event', { at: day('2016-11-05T00:00:00Z') }),
    ] } },
    items: [
      { name: 'Tarrow Marine', relation: 'subsidiary', since: '2019-03-01', url: 'http://www.wikidata.org/entity/Q990000501' },
      { name: 'Ottoline Marsh', relation: 'founder', url: 'http://www.wikidata.org/entity/Q990000502' },
      { name: 'Pell Holding', relation: 'owned by', since: '1998-01-01', until: '2012-06-30', url: 'http://www.wikidata.org/entity/Q990000503' },
      { name: 'fire at Wick Row', relation: 'key event', date: '2016-11-05', url: 'http://www.wikidata.org/entity/Q990000504' },
    ],
    nothing: { answer: { head: { vars: ['relation', 'item'] }, results: { bindings: [] } }, certain: true },
  },
  {
    source: 'wikipedia-revisions',
    answer: { batchcomplete: true, query: { pages: [{ pageid: 990_417, ns: 0, title: 'Tarrow Lantern Works', revisions: [{ timestamp: '2026-11-02T08:15:00Z', comment: '/* Leadership */ new head of optics' }, { timestamp: '2026-10-30T21:00:00Z', comment: '' }] }] } },
    items: [{ date: '2026-11-02', title: '/* Leadership */ new head of optics' }, { date: '2026-10-30' }],
    nothing: { answer: { batchcomplete: true, query: { pages: [{ ns: 0, title: 'Tarrow Lantern Works', missing: true }] } }, certain: true },
  },
  {
    source: 'wikimedia-pageviews',
    answer: { items: [
      { project: 'en.wikipedia', article: 'Tarrow_Lantern_Works', granularity: 'daily', timestamp: '2026111900', access: 'all-access', agent: 'user', views: 61 },
      { project: 'en.wikipedia', article: 'Tarrow_Lantern_Works', granularity: 'daily', timestamp: '2026112000', access: 'all-access', agent: 'user', views: 940 },
    ] },
    items: [{ date: '2026-11-19', views: 61 }, { date: '2026-11-20', views: 940 }],
  },
  {
    source: 'wikinews',
    answer: { batchcomplete: true, query: { searchinfo: { totalhits: 2 }, search: [
      { ns: 0, title: 'Strike ends at Tarrow Lantern Works', pageid: 990_601, size: 3_100, wordcount: 420, snippet: 'Workers at <span class="searchmatch">Tarrow</span> voted &quot;yes&quot;', timestamp: '2024-02-03T10:00:00Z' },
      { ns: 0, title: 'Harbour tours of Tarrow sold out', pageid: 990_602, size: 900, wordcount: 90, snippet: 'Visitors came by boat', timestamp: '2023-02-03T10:00:00Z' },
    ] } },
    items: [{ id: 990_601, title: 'Strike ends at Tarrow Lantern Works', text: 'Workers at Tarrow voted "yes"', edited: '2024-02-03', url: 'https://en.wikinews.org/?curid=990601', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { batchcomplete: true, query: { search: [] } }, certain: true },
  },
  {
    source: 'dbpedia-lookup',
    answer: { docs: [
      { score: ['812.4'], refCount: ['31'], resource: ['http://dbpedia.org/resource/Tarrow_Lantern_Works'], redirectlabel: ['Tarrow Lamps'], typeName: ['Company', 'Organisation'], comment: ['Tarrow Lantern Works makes <B>lanterns</B> for harbours.'], label: ['<B>Tarrow</B> Lantern Works'], category: ['http://dbpedia.org/resource/Category:Lighting'] },
      { score: ['90.1'], resource: ['http://dbpedia.org/resource/Tarrow_&_Sons'], typeName: ['Company'], comment: ['A grocer.'], label: ['<B>Tarrow</B> & Sons'] },
    ] },
    items: [{ name: 'Tarrow Lantern Works', description: 'Tarrow Lantern Works makes lanterns for harbours.', url: 'http://dbpedia.org/resource/Tarrow_Lantern_Works', kind: 'Company, Organisation', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { docs: [] }, certain: true },
  },
  {
    source: 'duckduckgo-instant',
    answer: {
      Abstract: 'Tarrow Lantern Works is a maker of harbour lanterns.', AbstractSource: 'Wikipedia', AbstractText: 'Tarrow Lantern Works is a maker of harbour lanterns.', AbstractURL: 'https://en.wikipedia.org/wiki/Tarrow_Lantern_Works', Answer: '', Entity: 'company', Heading: 'Tarrow Lantern Works',
      Infobox: { content: [{ data_type: 'string', label: 'Industry', value: 'Lighting', wiki_order: 1 }, { data_type: 'string', label: 'Headquarters', value: 'Duluth, Minnesota', wiki_order: 2 }, { data_type: 'instance', label: 'Instance of', value: { 'entity-type': 'item', id: 'Q4830453' }, wiki_order: 3 }], meta: [] },
      RelatedTopics: [], Results: [{ FirstURL: 'https://tarrowlantern.example/', Text: 'Official site' }], Type: 'A',
    },
    type: 'application/x-javascript',
    items: [{ name: 'Tarrow Lantern Works', description: 'Tarrow Lantern Works is a maker of harbour lanterns.', url: 'https://en.wikipedia.org/wiki/Tarrow_Lantern_Works', publisher: 'Wikipedia', industry: 'Lighting', place: 'Duluth, Minnesota', site: 'https://tarrowlantern.example/', matchScore: 0.95 }],
    nothing: { answer: { Abstract: '', AbstractText: '', AbstractURL: '', Answer: '', Entity: '', Heading: '', Infobox: '', RelatedTopics: [], Results: [], Type: '' }, certain: true },
  },
];
