import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service } from '../common';

/** What a company's people publish. Authors are left out: who works where is theirs to say. */
const papers = {
  ...plain,
  kind: 'search',
  topics: ['engineering'],
  evidence: { kind: 'record', reliability: 'reference', expires: days(730) },
} as const satisfies Partial<Source>;

export const preprints = defineSource({
  ...papers,
  id: 'eng-arxiv',
  name: 'arXiv, papers that name the company',
  kind: 'feed',
  needs: ['company'],
  serves: { work: ['engineering', 'data', 'research'] },
  request: {
    urls: [
      'https://export.arxiv.org/api/query?search_query=all:%22{company}%22&sortBy=submittedDate&sortOrder=descending&max_results=20',
    ],
  },
  polite: { ...service, interval: seconds(3), ttl: days(1) },
  licence: {
    tier: 'A',
    note: 'CC0 for what it says about papers; arXiv is thanked for use of its open access interoperability',
    credit: 'Thank you to arXiv for use of its open access interoperability.',
    seenAt: 'arXiv API terms',
  },
  match: { field: ['title', 'html'], against: 'names', min: 0.9, how: 'mentions' },
});

export const crossref = defineSource({
  ...papers,
  id: 'eng-crossref',
  name: 'Crossref, works by affiliation',
  needs: ['company'],
  serves: { work: ['engineering', 'data', 'research', 'health'] },
  request: {
    urls: ['https://api.crossref.org/works?query.affiliation={company}&rows=20&sort=published'],
  },
  polite: { ...service, ttl: days(3) },
  licence: {
    tier: 'A',
    note: 'CC0 (Crossref metadata); the source is named',
    seenAt: 'Crossref REST API documentation',
  },
  extract: {
    items: 'message.items[]',
    limit: 20,
    fields: {
      id: 'DOI',
      title: 'title[0] | text',
      journal: '"container-title"[0] | text',
      type: 'type',
      date: 'created.date-time | iso',
      publisher: 'publisher | plain',
      affiliations: 'author[].affiliation[].name | withoutMail | clip(2000)',
      url: 'URL',
    },
    about: { total: 'message.total-results' },
  },
  match: { field: 'affiliations', against: 'names', min: 0.9, how: 'mentions' },
});

export const openAlexWorks = defineSource({
  ...papers,
  id: 'eng-openalex-works',
  name: 'OpenAlex, works of an institution',
  kind: 'json',
  needs: ['openalex'],
  auth: { key: 'openAlex', in: 'query', name: 'api_key' },
  enabled: 'key',
  request: {
    urls: [
      'https://api.openalex.org/works?filter=institutions.id:{openalex}&sort=publication_date:desc',
    ],
  },
  polite: { ...service, ttl: days(3) },
  licence: {
    tier: 'A',
    note: 'CC0 (OpenAlex); the source is named',
    seenAt: 'OpenAlex documentation',
  },
  extract: {
    items: 'results[]',
    limit: 25,
    fields: {
      id: 'id',
      title: 'display_name || title | text',
      date: 'publication_date | iso',
      type: 'type',
      journal: 'primary_location.source.display_name | plain',
      field: 'primary_topic.display_name || concepts[0].display_name | plain',
      citations: 'cited_by_count',
      url: 'doi || id',
    },
    about: { total: 'meta.count' },
  },
});

export const pubMed = defineSource({
  ...papers,
  id: 'eng-pubmed',
  name: 'PubMed, papers by affiliation',
  kind: 'xml',
  needs: ['company'],
  serves: { industries: ['pharma', 'health'] },
  request: {
    urls: [
      'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi?db=pubmed&term=%22{company}%22[Affiliation]&retmode=json&sort=date',
    ],
    // Its summaries leave out who is affiliated with whom, and that decides whose paper it is.
    next: {
      take: 'esearchresult.idlist[]',
      url: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/efetch.fcgi?db=pubmed&retmode=xml&id={taken}',
    },
  },
  polite: { ...service, ttl: days(3) },
  licence: {
    tier: 'A',
    note:
      'National Library of Medicine: what it says about papers is free to use; the source is ' +
      'named, abstracts are not copied',
    seenAt: 'NCBI website and data usage policies',
  },
  topics: ['engineering', 'products'],
  extract: {
    items: 'PubmedArticle[]',
    limit: 20,
    fields: {
      id: 'MedlineCitation[].PMID[].$ || MedlineCitation[].PMID',
      title:
        'MedlineCitation[].Article[].ArticleTitle || MedlineCitation[].Article[].ArticleTitle[].$ | plain',
      journal: 'MedlineCitation[].Article[].Journal[].Title | plain',
      date:
        'MedlineCitation[].Article[].ArticleDate[0].Year & ' +
        'MedlineCitation[].Article[].ArticleDate[0].Month & ' +
        'MedlineCitation[].Article[].ArticleDate[0].Day || ' +
        'MedlineCitation[].Article[].Journal[].JournalIssue[].PubDate[0].Year & ' +
        'MedlineCitation[].Article[].Journal[].JournalIssue[].PubDate[0].Month & ' +
        'MedlineCitation[].Article[].Journal[].JournalIssue[].PubDate[0].Day || ' +
        'MedlineCitation[].Article[].Journal[].JournalIssue[].PubDate[0].MedlineDate | iso',
      year: 'MedlineCitation[].Article[].Journal[].JournalIssue[].PubDate[].Year~MedlineDate | year',
      affiliations:
        'MedlineCitation[].Article[].AuthorList[].Author[].AffiliationInfo[].Affiliation | withoutMail | clip(2000)',
    },
    link: 'https://pubmed.ncbi.nlm.nih.gov/{id}/',
  },
  match: { field: 'affiliations', against: 'names', min: 0.9, how: 'mentions' },
});

export const scholarshipSources: readonly Source[] = [preprints, crossref, openAlexWorks, pubMed];
