import type { ContractCase } from '../contract-case';

const paper = (id: number, title: string, affiliation: string, day: string): string =>
  `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${id}</PMID><Article PubModel="Electronic"><Journal><JournalIssue CitedMedium="Internet"><Volume>4</Volume><PubDate><Year>2026</Year><Month>Nov</Month></PubDate></JournalIssue><Title>Journal of Lamps</Title></Journal><ArticleTitle>${title}</ArticleTitle><Abstract><AbstractText>Not copied.</AbstractText></Abstract><AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Wick</LastName><ForeName>Ada</ForeName><AffiliationInfo><Affiliation>${affiliation}</Affiliation></AffiliationInfo></Author></AuthorList>${day}</Article></MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">${id}</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`;
const papers = (all: string): string => `<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">\n<PubmedArticleSet>${all}</PubmedArticleSet>`;

const atom = (entries: string): string => `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>arXiv Query</title><id>http://arxiv.org/api/x</id><updated>2026-11-21T00:00:00-05:00</updated>${entries}</feed>`;

export const scholarship: readonly ContractCase[] = [
  {
    source: 'eng-arxiv',
    type: 'application/atom+xml',
    answer: atom('<entry><id>http://arxiv.org/abs/2610.99041v1</id><updated>2026-10-06T12:00:00Z</updated><published>2026-10-06T12:00:00Z</published><title>Steady Flames</title><summary>We at Tarrow Lantern Works, Inc. measured flames.</summary><author><name>Ada Wick</name></author><link href="http://arxiv.org/abs/2610.99041v1" rel="alternate" type="text/html"/></entry><entry><id>http://arxiv.org/abs/2610.99042v1</id><published>2026-10-05T12:00:00Z</published><title>Lantern works of Tarrow</title><summary>A history of boats.</summary><link href="http://arxiv.org/abs/2610.99042v1" rel="alternate"/></entry>'),
    items: [{ title: 'Steady Flames', url: 'http://arxiv.org/abs/2610.99041v1', date: '2026-10-06', html: 'We at Tarrow Lantern Works, Inc. measured flames.', author: 'Ada Wick', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: atom(''), certain: true },
  },
  {
    source: 'eng-crossref',
    answer: {
      status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0',
      message: {
        facets: {}, 'total-results': 2,
        items: [
          { DOI: '10.99999/lamp.1', title: ['On <i>steady</i> flames'], 'container-title': ['Journal of Lamps'], type: 'journal-article', publisher: 'Lamp Press', created: { 'date-parts': [[2026, 9, 3]], 'date-time': '2026-09-03T08:00:00Z', timestamp: 1_788_422_400_000 }, published: { 'date-parts': [[2026, 9]] }, author: [{ given: 'Ada', family: 'Wick', sequence: 'first', affiliation: [{ name: 'Tarrow Lantern Works, Inc., Duluth. ada@tarrowlantern.example' }] }, { given: 'Bo', family: 'Flint', affiliation: [] }], URL: 'https://doi.org/10.99999/lamp.1' },
          { DOI: '10.99999/boat.2', title: ['Boats'], type: 'journal-article', created: { 'date-time': '2026-08-03T08:00:00Z' }, author: [{ family: 'Sail', affiliation: [{ name: 'Tarrow Lantern Tours LLC, Reno' }] }], URL: 'https://doi.org/10.99999/boat.2' },
        ],
        'items-per-page': 20,
      },
    },
    items: [{ id: '10.99999/lamp.1', title: 'On steady flames', journal: 'Journal of Lamps', type: 'journal-article', date: '2026-09-03', publisher: 'Lamp Press', affiliations: 'Tarrow Lantern Works, Inc., Duluth.', url: 'https://doi.org/10.99999/lamp.1', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { status: 'ok', message: { facets: {}, 'total-results': 0, items: [] } }, certain: true },
  },
  {
    source: 'eng-openalex-works',
    known: { openalex: 'I990417' },
    answer: {
      meta: { count: 1, db_response_time_ms: 9, page: 1, per_page: 25 },
      results: [{ id: 'https://openalex.org/W990417', doi: 'https://doi.org/10.99999/lamp.1', title: 'On steady flames', display_name: 'On steady flames', publication_date: '2026-09-03', publication_year: 2026, type: 'article', primary_location: { source: { display_name: 'Journal of Lamps' } }, primary_topic: { display_name: 'Combustion' }, concepts: [], cited_by_count: 3, authorships: [{ author: { display_name: 'Ada Wick' }, institutions: [] }] }],
    },
    items: [{ id: 'https://openalex.org/W990417', title: 'On steady flames', date: '2026-09-03', type: 'article', journal: 'Journal of Lamps', field: 'Combustion', citations: 3, url: 'https://doi.org/10.99999/lamp.1' }],
    about: { total: 1 },
    nothing: { answer: { meta: { count: 0 }, results: [] }, certain: true },
  },
  {
    source: 'eng-pubmed',
    type: 'text/xml',
    answer: papers(paper(99_041_700, 'Light of <i>lamps</i> &amp; sleep.', 'Tarrow Lantern Works, Inc., Duluth, MN, USA. Electronic address: ada@tarrowlantern.example.', '<ArticleDate DateType="Electronic"><Year>2026</Year><Month>11</Month><Day>3</Day></ArticleDate>') + paper(99_041_701, 'Boats.', 'Tarrow Lantern Tours LLC, Reno, NV, USA.', '')),
    items: [{ id: '99041700', title: 'Light of lamps & sleep.', journal: 'Journal of Lamps', date: '2026-11-03', year: '2026', affiliations: 'Tarrow Lantern Works, Inc., Duluth, MN, USA.', url: 'https://pubmed.ncbi.nlm.nih.gov/99041700/', matchScore: 0.9 }],
    apart: 1,
  },
];
