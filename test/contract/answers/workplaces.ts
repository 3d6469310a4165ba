import type { ContractCase } from '../contract-case';

const profile = `---
title: "Tarrow Lantern Works"
slug: tarrow-lantern-works
website: https://tarrowlantern.example/
region: europe
remote_policy: hybrid
company_size: medium
technologies:
  - lathes
  - rust
---

## Company blurb

We light harbours.

## Company size

310 people

## Remote status

Office people choose two days; workshop people cannot.

## Office locations

Duluth and Hull
`;
const list = (lines: string): string => `# Who hires how\n\nPlease read [how to add a line](CONTRIBUTING.md).\n\n## T - V\n\n${lines}\n`;

export const workplaces: readonly ContractCase[] = [
  {
    source: 'culture-uk-tribunals',
    answer: { results: [
      { title: 'Ms A Reed v Tarrow Lantern Works: 3200417/2025', link: '/employment-tribunal-decisions/ms-a-reed-v-tarrow-lantern-works-ltd-3200417-slash-2025', public_timestamp: '2026-03-11T12:00:00Z', _id: 'x' },
      { title: 'Mr B Sand v Tarrow & Sons Ltd: 3200418/2025', link: '/y', public_timestamp: '2026-03-11T12:00:00Z' },
      { title: 'Mr C Moss v Tarrow Lantern Works, Inc. and Mr D Pike: 3200419/2025', link: '/z', public_timestamp: '2026-03-12T12:00:00Z' },
      { title: 'Practice direction', link: '/p', public_timestamp: '2026-03-12T12:00:00Z' },
    ], total: 4 },
    items: [{ name: 'Tarrow Lantern Works', number: '3200417/2025', date: '2026-03-11', matchScore: 0.95, url: 'https://www.gov.uk/employment-tribunal-decisions?keywords=3200417/2025' }],
    // Where a person is sued beside the company, their name would come along.
    apart: 3,
    about: { total: 4 },
    nothing: { answer: { results: [], total: 0, start: 0 }, certain: true },
  },
  {
    source: 'culture-us-whd',
    answer: { data: [
      { case_id: 1_700_417, trade_nm: 'Tarrow Lanterns', legal_name: 'Tarrow Lantern Works, Inc.', street_addr_1_txt: '4 Wick Row', cty_nm: 'Duluth', st_cd: 'MN', naic_cd: '335132', naics_code_description: 'Lighting Fixture Manufacturing', case_violtn_cnt: 12, cmp_assd: 0, ee_violtd_cnt: 9, bw_atp_amt: 4_180.25, ee_atp_cnt: 8, findings_start_date: '2024-01-01', findings_end_date: '2025-06-30' },
      { case_id: 1_700_418, trade_nm: 'Tarrow Lantern Tours', legal_name: 'Tarrow Lantern Tours LLC', cty_nm: 'Reno', st_cd: 'NV' },
    ] },
    items: [{ id: 1_700_417, name: 'Tarrow Lantern Works, Inc.', trade: 'Tarrow Lanterns', date: '2025-06-30', begun: '2024-01-01', place: 'Duluth', state: 'MN', industry: 'Lighting Fixture Manufacturing', violations: 12, people: 8, backWages: 4_180.25, penalties: 0, matchScore: 1 }],
    apart: 1,
    nothing: { answer: { data: [] }, certain: true },
  },
  {
    source: 'culture-us-msha',
    answer: { data: [
      { violation_no: '9700417', violator_name: 'Tarrow Lantern Works Inc', controller_name: 'Somebody', mine_name: 'Sand Pit 4', violation_issue_dt: '2025-11-04', part_section: '56.14107(a)', likelihood: 'Unlikely', negligence: 'ModNegligence', proposed_penalty: '143.00', amount_paid: null },
      { violation_no: '9700418', violator_name: 'Plume Gravel', mine_name: 'Pit', violation_issue_dt: '2025-11-05' },
    ] },
    items: [{ id: '9700417', name: 'Tarrow Lantern Works Inc', owner: 'Somebody', place: 'Sand Pit 4', date: '2025-11-04', reason: '56.14107(a)', likelihood: 'Unlikely', negligence: 'ModNegligence', penalties: 143, matchScore: 1 }],
    apart: 1,
    nothing: { answer: { data: [] }, certain: true },
  },
  {
    source: 'culture-remoteintech',
    url: 'https://raw.githubusercontent.com/remoteintech/remote-jobs/main/src/companies/tarrow-lantern-works.md',
    type: 'text/plain',
    answer: profile,
    items: [{ title: 'Tarrow Lantern Works', site: 'https://tarrowlantern.example/', region: 'europe', remote: 'hybrid', size: '310 people', tools: 'lathes, rust', offices: 'Duluth and Hull', text: 'Office people choose two days; workshop people cannot.', matchScore: 1 }],
  },
  {
    source: 'culture-howtheytest',
    answer: { id: 'tarrow-lantern-works', name: 'Tarrow Lantern Works', industry: 'manufacturing', resources: [{ id: 'how-we-drop-lamps-1', title: 'How we drop lamps', url: 'https://tarrowlantern.example/blog/drop', type: 'blog or article', topics: ['drop-testing', 'glass'] }], meta: { totalResources: 1, contributors: ['wick'] } },
    items: [{ company: 'Tarrow Lantern Works', id: 'how-we-drop-lamps-1', title: 'How we drop lamps', url: 'https://tarrowlantern.example/blog/drop', type: 'blog or article', tags: 'drop-testing, glass', matchScore: 0.95 }],
    nothing: { answer: { id: 'x', name: 'Tarrow Lantern Works', resources: [] }, certain: true },
  },
  {
    source: 'culture-postmortems',
    url: 'https://raw.githubusercontent.com/danluu/post-mortems/master/README.md',
    type: 'text/plain',
    answer: 'A List of Post-mortems!\n===\n\n**[Config Errors](#config-errors)**\n\n## Config Errors\n\n[Tarrow Lantern Works](https://tarrowlantern.example/outage). A wrong wick put out `every` lamp in the harbour.\n\n[Plume](http://plume.example/1). Rain.\n',
    items: [{ title: 'Tarrow Lantern Works', link: 'https://tarrowlantern.example/outage', matter: 'Config Errors', text: 'Tarrow Lantern Works. A wrong wick put out every lamp in the harbour.', matchScore: 0.95 }],
    apart: 1,
  },
  {
    source: 'role-hiring-without-whiteboards',
    url: 'https://raw.githubusercontent.com/poteto/hiring-without-whiteboards/master/README.md',
    type: 'text/plain',
    answer: list('- [Tarrow Lantern Works](https://tarrowlantern.example/jobs) | Duluth, MN / Hull, UK | Repair a lamp at home, then talk it over with the shift\n- [Tarrow & Sons](https://sons.example) | Remote'),
    items: [{ title: 'Tarrow Lantern Works', link: 'https://tarrowlantern.example/jobs', place: 'Duluth, MN / Hull, UK', text: 'Repair a lamp at home, then talk it over with the shift', matchScore: 0.95 }],
    apart: 2,
    nothing: { answer: '# Who hires how\n', certain: true },
  },
  {
    source: 'role-esco',
    answer: { total: 2, language: 'en', _embedded: { results: [
      { className: 'Occupation', uri: 'http://data.europa.eu/esco/occupation/417', title: 'lamp maker', code: '7321.4', description: { en: { literal: 'Lamp makers make lamps.', mimetype: 'plain/text' } }, _links: { hasEssentialSkill: [{ title: 'cut glass', uri: 'x' }, { title: 'trim wicks', uri: 'y' }] } },
      { className: 'Occupation', uri: 'http://data.europa.eu/esco/occupation/418', title: 'lamp lighter' },
    ] } },
    items: [
      { title: 'lamp maker', url: 'http://data.europa.eu/esco/occupation/417', code: '7321.4', description: 'Lamp makers make lamps.', skills: 'cut glass, trim wicks' },
      { title: 'lamp lighter', url: 'http://data.europa.eu/esco/occupation/418' },
    ],
    about: { total: 2 },
    nothing: { answer: { total: 0, _embedded: { results: [] } }, certain: true },
  },
  {
    source: 'role-tech-interview-handbook',
    url: 'https://raw.githubusercontent.com/yangshun/tech-interview-handbook/main/apps/website/contents/behavioral-interview-questions.md',
    type: 'text/plain',
    answer: `---\nid: lamp-questions\n---\n\nHow do they ask?\n\n## Most commonly asked behavioral questions across top tech companies\n\n${['quay', 'mast', 'lens', 'wick', 'beam'].map((thing) => `1. Which ${thing} do you like best?\n`).join('')}1. Tell me about a lamp.\n\n## Plume Software Engineer behavioral interview questions\n\n- Why do you want to work at Plume?\n`,
    items: ['quay', 'mast', 'lens', 'wick', 'beam'].map((thing) => ({ title: `Which ${thing} do you like best?`, part: 'Most commonly asked behavioral questions across top tech companies' })),
  },
  {
    source: 'role-h5bp-frontend',
    url: 'https://raw.githubusercontent.com/h5bp/Front-end-Developer-Interview-Questions/main/src/questions/javascript-questions.md',
    type: 'text/plain',
    answer: `---\ntitle: Lamp Questions\n---\n\n${['a lamp', 'a wick', 'a lens', 'a beam', 'a quay'].map((thing) => `* What is ${thing} made of?\n`).join('')}* Explain a mast.\n\n[Back](../README.md)\n`,
    items: ['a lamp', 'a wick', 'a lens', 'a beam', 'a quay'].map((thing) => ({ title: `What is ${thing} made of?` })),
  },
];
