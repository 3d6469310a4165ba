import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { publicDomain, service, shortQuotes } from '../common';
import { person, publicFacts } from '../engineering/openalex-authors';

export const orcid = defineSource({
  ...person,
  id: 'int-orcid',
  name: 'ORCID',
  needs: ['givenName', 'familyName'],
  request: {
    urls: [
      'https://pub.orcid.org/v3.0/expanded-search/?q=given-names:%22{givenName}%22+AND+family-name:%22{familyName}%22&rows=20',
    ],
    headers: { accept: 'application/json' },
  },
  licence: publicFacts('CC0: free for any use', 'ORCID public data file policy; public code'),
  extract: {
    items: 'expanded-result[]',
    limit: 20,
    fields: {
      id: 'orcid-id',
      name: 'given-names & family-names || credit-name | plain',
      employer: 'institution-name[] | plain | clip(400)',
    },
    about: { total: 'num-found' },
    link: 'https://orcid.org/{id}',
    // Nobody found is no list.
    missing: 'empty',
  },
});

export const semanticScholar = defineSource({
  ...person,
  id: 'int-semanticscholar',
  name: 'Semantic Scholar authors',
  request: {
    urls: [
      'https://api.semanticscholar.org/graph/v1/author/search?query={person}&fields=name,url,affiliations,paperCount,hIndex&limit=20',
    ],
  },
  auth: { key: 'semanticScholar', in: 'header', name: 'x-api-key', optional: true },
  licence: {
    ...shortQuotes(
      'Semantic Scholar API licence: named and linked; of a person only what is public and professional',
      'Semantic Scholar API documentation',
    ),
    credit: 'Data source: Semantic Scholar API (https://www.semanticscholar.org/).',
  },
  extract: {
    items: 'data[]',
    limit: 20,
    fields: {
      id: 'authorId',
      name: 'name | plain',
      employer: 'affiliations[] | plain | clip(400)',
      papers: 'paperCount',
      influence: 'hIndex',
      url: 'url',
    },
    about: { total: 'total' },
    link: 'https://www.semanticscholar.org/author/{id}',
  },
});

export const dblp = defineSource({
  ...person,
  id: 'int-dblp',
  name: 'DBLP computer science authors',
  request: { urls: ['https://dblp.org/search/author/api?q={person}&format=json&h=20'] },
  licence: publicFacts('CC0: free for any use', 'DBLP copyright page; public code'),
  extract: {
    items: 'result.hits.hit[]',
    limit: 20,
    // One note is no list.
    fields: {
      name: 'info.author | plain',
      employer:
        'info.notes.note[@type=affiliation].text || info.notes.note.text | plain | clip(400)',
      url: 'info.url',
    },
    missing: 'empty',
  },
  enabled: 'verify',
});

export const healthGrants = defineSource({
  ...person,
  id: 'int-nih-reporter',
  name: 'US health research grants (NIH RePORTER)',
  serves: { countries: ['US'], industries: ['health', 'pharma', 'research', 'education'] },
  needs: ['person', 'legalName'],
  request: {
    urls: ['https://api.reporter.nih.gov/v2/projects/search'],
    post: {
      criteria: { pi_names: [{ any_name: '{person}' }], org_names: ['{legalName}'] },
      offset: 0,
      limit: 10,
      sort_field: 'project_start_date',
      sort_order: 'desc',
    },
  },
  polite: { ...service, interval: seconds(2), ttl: days(7) },
  topics: ['engineering', 'leadership'],
  licence: publicDomain('NIH RePORTER API documentation'),
  extract: {
    items: 'results[]',
    limit: 10,
    fields: {
      id: 'appl_id',
      title: 'project_title | plain',
      investigators: 'principal_investigators[].full_name || contact_pi_name | plain',
      employer: 'organization.org_name | plain',
      year: 'fiscal_year',
      begun: 'project_start_date | iso',
      url: 'project_detail_url',
    },
    about: { total: 'meta.total' },
    link: 'https://reporter.nih.gov/project-details/{id}',
  },
  match: { field: 'employer', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'person', reliability: 'register', expires: days(30) },
  enabled: 'verify',
});

export const scienceGrants = defineSource({
  ...person,
  id: 'int-nsf-awards',
  name: 'US science research grants (NSF)',
  serves: { countries: ['US'] },
  needs: ['person', 'legalName'],
  request: {
    urls: [
      'https://api.nsf.gov/services/v1/awards.json?pdPIName=%22{person}%22&awardeeName=%22{legalName}%22&printFields=id,title,awardeeName,piFirstName,piLastName,date,startDate,expDate&rpp=25',
    ],
  },
  topics: ['engineering', 'leadership'],
  licence: publicDomain('NSF award search API documentation'),
  extract: {
    items: 'response.award[]',
    limit: 25,
    fields: {
      id: 'id',
      title: 'title | plain',
      investigator: 'piFirstName & piLastName | plain',
      employer: 'awardeeName | plain',
      begun: 'startDate || date | iso(mdy)',
      until: 'expDate | iso(mdy)',
    },
    link: 'https://www.nsf.gov/awardsearch/showAward?AWD_ID={id}',
  },
  // Its search is a loose one.
  match: { field: 'employer', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'person', reliability: 'register', expires: days(30) },
  enabled: 'verify',
});
