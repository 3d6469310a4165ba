import type { ContractCase } from '../contract-case';

const EMPLOYER = 'Tarrow Lantern Works';

export const people: readonly ContractCase[] = [
  {
    source: 'int-orcid',
    answer: { 'expanded-result': [
      { 'orcid-id': '0000-0009-9417-0001', 'given-names': 'Ottoline', 'family-names': 'Marsh', 'credit-name': 'O. Marsh', 'other-name': [], email: ['o@home.example'], 'institution-name': ['Lake Superior Polytechnic', EMPLOYER] },
      { 'orcid-id': '0000-0009-9417-0002', 'given-names': 'Ottoline', 'family-names': 'Marsh', 'credit-name': null, 'other-name': [], email: [], 'institution-name': ['Tarrow Lantern Tours LLC'] },
    ], 'num-found': 2 },
    items: [{ id: '0000-0009-9417-0001', name: 'Ottoline Marsh', employer: `Lake Superior Polytechnic, ${EMPLOYER}`, url: 'https://orcid.org/0000-0009-9417-0001', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { 'expanded-result': null, 'num-found': 0 }, certain: true },
  },
  {
    source: 'int-openalex-authors',
    answer: { meta: { count: 2 }, results: [
      { id: 'https://openalex.org/A990000001', orcid: null, display_name: 'Ottoline Marsh', works_count: 12, cited_by_count: 88, last_known_institutions: [{ id: 'https://openalex.org/I990000417', display_name: EMPLOYER, type: 'company' }], topics: [{ display_name: 'Fresnel lenses', count: 5 }] },
      { id: 'https://openalex.org/A990000002', display_name: 'Ottoline Marsh', works_count: 3, last_known_institutions: null, affiliations: [{ institution: { display_name: 'Moss University' }, years: [2019] }], topics: [] },
    ] },
    items: [{ id: 'https://openalex.org/A990000001', name: 'Ottoline Marsh', employer: EMPLOYER, works: 12, field: 'Fresnel lenses', url: 'https://openalex.org/A990000001', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { meta: { count: 0 }, results: [] }, certain: true },
  },
  {
    source: 'int-semanticscholar',
    answer: { total: 2, offset: 0, data: [
      { authorId: '99000001', name: 'Ottoline Marsh', url: 'https://www.semanticscholar.org/author/99000001', affiliations: [EMPLOYER], paperCount: 12, hIndex: 4 },
      { authorId: '99000002', name: 'O. Marsh', affiliations: [], paperCount: 1, hIndex: 0 },
    ] },
    items: [{ id: '99000001', name: 'Ottoline Marsh', employer: EMPLOYER, papers: 12, influence: 4, url: 'https://www.semanticscholar.org/author/99000001', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { total: 0, offset: 0, data: [] }, certain: true },
  },
  {
    source: 'int-github-user',
    known: { githubUser: 'ottomarsh' },
    answer: { login: 'ottomarsh', id: 990_001, type: 'User', name: 'Ottoline Marsh', company: EMPLOYER, blog: 'https://marsh.example', location: 'Duluth', email: 'o@home.example', bio: 'Light, mostly.', public_repos: 9, followers: 12, html_url: 'https://github.com/ottomarsh', created_at: '2015-01-01T00:00:00Z', updated_at: '2026-10-01T00:00:00Z' },
    items: [{ id: 'ottomarsh', name: 'Ottoline Marsh', employer: EMPLOYER, says: 'Light, mostly.', repositories: 9, url: 'https://github.com/ottomarsh', matchScore: 0.9 }],
    nothing: { answer: { login: 'tarrow', type: 'Organization', name: EMPLOYER }, certain: true },
  },
  {
    source: 'int-media-ccc',
    answer: { events: [
      { guid: '9a-41', title: 'Taming old lenses', subtitle: null, slug: 'x-1', link: 'https://congress.example/1', description: 'How <b>Tarrow Lantern Works</b> grinds glass.', persons: ['Ottoline Marsh', 'Bo Li'], tags: ['optics'], date: '2025-12-28T14:00:00.000+01:00', release_date: '2025-12-29', frontend_link: 'https://media.ccc.de/v/x-1', conference_title: 'Winter camp' },
      { guid: '9a-42', title: 'Marsh flowers', subtitle: 'A walk', description: null, persons: ['Ottoline Marsh'], date: null, release_date: '2024-01-02', frontend_link: 'https://media.ccc.de/v/x-2' },
    ] },
    items: [{ id: '9a-41', title: 'Taming old lenses', speakers: 'Ottoline Marsh, Bo Li', date: '2025-12-28', text: 'How Tarrow Lantern Works grinds glass.', url: 'https://media.ccc.de/v/x-1', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { events: [] }, certain: true },
  },
  {
    source: 'int-dblp',
    answer: { result: { query: 'Ottoline* Marsh*', status: { '@code': '200', text: 'OK' }, completions: { '@total': '1' }, hits: { '@total': '3', '@computed': '3', '@sent': '3', '@first': '0', hit: [
      { '@score': '2', '@id': '1', info: { author: 'Ottoline Marsh 0001', url: 'https://dblp.org/pid/99/0001', notes: { note: [{ '@type': 'award', text: 'Best paper' }, { '@type': 'affiliation', text: `${EMPLOYER}, Duluth, MN, USA` }] } } },
      { '@score': '2', '@id': '2', info: { author: 'Ottoline Marsh 0002', url: 'https://dblp.org/pid/99/0002', notes: { note: { '@type': 'affiliation', text: 'Moss University' } } } },
      { '@score': '1', '@id': '3', info: { author: 'Otto Marsh', url: 'https://dblp.org/pid/99/0003' } },
    ] } } },
    items: [{ name: 'Ottoline Marsh 0001', employer: `${EMPLOYER}, Duluth, MN, USA`, url: 'https://dblp.org/pid/99/0001', matchScore: 0.9 }],
    apart: 2,
    nothing: { answer: { result: { query: 'x', hits: { '@total': '0', '@computed': '0', '@sent': '0', '@first': '0' } } }, certain: true },
  },
  {
    source: 'int-sessionize',
    answer: [
      { id: '9a41-1', firstName: 'Ottoline', lastName: 'Marsh', fullName: 'Ottoline Marsh', bio: 'Grinds glass by day.', tagLine: `Optics lead, ${EMPLOYER}`, profilePicture: 'https://pictures.example/1', sessions: [{ id: 1, name: 'Glass, slowly' }], isTopSpeaker: false, links: [], questionAnswers: [], categories: [] },
      { id: '9a41-2', firstName: 'Bo', lastName: 'Li', fullName: 'Bo Li', bio: '', tagLine: 'Guide at Tarrow Lantern Tours LLC', sessions: [], isTopSpeaker: false },
    ],
    items: [{ id: '9a41-1', name: 'Ottoline Marsh', employer: `Optics lead, ${EMPLOYER}`, sessions: 'Glass, slowly', text: 'Grinds glass by day.', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'int-nih-reporter',
    answer: { meta: { total: 2, offset: 0, limit: 10 }, results: [
      { appl_id: 99_000_417, fiscal_year: 2025, project_num: '1R43', project_title: 'Lamps for examinations', contact_pi_name: 'MARSH, OTTOLINE', principal_investigators: [{ profile_id: 1, first_name: 'Ottoline', last_name: 'Marsh', full_name: 'Ottoline Marsh', is_contact_pi: true }], organization: { org_name: 'TARROW LANTERN WORKS, INC.', org_city: 'DULUTH' }, award_amount: 290_000, project_start_date: '2025-02-01T00:00:00', project_detail_url: 'https://reporter.nih.gov/project-details/99000417' },
      { appl_id: 99_000_418, fiscal_year: 2020, project_title: 'Tours', contact_pi_name: 'MARSH, OTTOLINE', principal_investigators: [], organization: { org_name: 'TARROW LANTERN TOURS LLC' } },
    ] },
    items: [{ id: 99_000_417, title: 'Lamps for examinations', investigators: 'Ottoline Marsh', employer: 'TARROW LANTERN WORKS, INC.', year: 2_025, begun: '2025-02-01', url: 'https://reporter.nih.gov/project-details/99000417', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { meta: { total: 0 }, results: [] }, certain: true },
  },
  {
    source: 'int-nsf-awards',
    answer: { response: { metadata: { totalCount: 2 }, award: [
      { id: '9900417', title: 'Cold light from warm glass', awardeeName: 'Tarrow Lantern Works, Inc.', piFirstName: 'Ottoline', piLastName: 'Marsh', date: '07/20/2024', startDate: '08/01/2024', expDate: '07/31/2027' },
      { id: '9900418', title: 'Harbour seals', awardeeName: 'Moss University', piFirstName: 'Ottoline', piLastName: 'Marsh', startDate: '08/01/2020' },
    ] } },
    items: [{ id: '9900417', title: 'Cold light from warm glass', investigator: 'Ottoline Marsh', employer: 'Tarrow Lantern Works, Inc.', begun: '2024-08-01', until: '2027-07-31', url: 'https://www.nsf.gov/awardsearch/showAward?AWD_ID=9900417', matchScore: 1 }],
    apart: 1,
    nothing: { answer: { response: { metadata: { totalCount: 0 }, award: [] } }, certain: true },
  },
];
