import type { ContractCase } from '../contract-case';

const OTHERS = 'Tarrow Lantern Tours LLC';
const rss = (items: string): string => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss"><channel><title>Remote jobs</title>${items}</channel></rss>`;

export const jobSites: readonly ContractCase[] = [
  {
    source: 'jobs-arbeitnow',
    answer: { data: [
      { slug: 'lamp-planner-kiel-1', company_name: 'Tarrow Lantern Works', title: 'Lamp Planner', description: '<p>Plan lamps.</p>', remote: false, url: 'https://www.arbeitnow.com/jobs/companies/tarrow/lamp-planner-kiel-1', tags: ['Planning'], job_types: ['full time'], location: 'Kiel', created_at: 1_788_220_800 },
      { slug: 'guide-2', company_name: OTHERS, title: 'Guide', remote: true, url: 'https://www.arbeitnow.com/jobs/2', tags: [], job_types: [], location: 'Reno', created_at: 1_788_220_800 },
    ], links: { next: null }, meta: { current_page: 1 } },
    items: [{ id: 'lamp-planner-kiel-1', title: 'Lamp Planner', url: 'https://www.arbeitnow.com/jobs/companies/tarrow/lamp-planner-kiel-1', date: '2026-09-01', employer: 'Tarrow Lantern Works', place: 'Kiel', remote: 'no', commitment: 'full time', html: '<p>Plan lamps.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { data: [], links: {}, meta: {} }, certain: true },
  },
  {
    source: 'jobs-remotive',
    answer: { '0-legal-notice': 'Link back.', 'job-count': 2, jobs: [
      { id: 9_001, url: 'https://remotive.com/remote-jobs/software/lamp-coder-9001', title: 'Lamp Coder', company_name: 'Tarrow Lantern Works', category: 'Software', tags: [], job_type: 'full_time', publication_date: '2026-10-02T10:04:11', candidate_required_location: 'Europe', salary: '€60k - €70k', description: '<p>Code.</p>' },
      { id: 9_002, url: 'https://remotive.com/remote-jobs/x-9002', title: 'Booker', company_name: OTHERS, publication_date: '2026-10-02T10:04:11', salary: '' },
    ] },
    items: [{ id: 9_001, title: 'Lamp Coder', url: 'https://remotive.com/remote-jobs/software/lamp-coder-9001', date: '2026-10-02', employer: 'Tarrow Lantern Works', place: 'Europe', commitment: 'full_time', pay: '€60k - €70k', html: '<p>Code.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { 'job-count': 0, jobs: [] }, certain: true },
  },
  {
    source: 'jobs-remoteok',
    answer: [
      { last_updated: 1_788_220_800, legal: 'Please link back.' },
      { slug: 'x', id: '88', epoch: 1_788_220_800, date: '2026-09-01T00:00:00+00:00', company: 'Tarrow Lantern Works', position: 'Lens Coder', tags: ['dev'], description: '<p>Code lenses.</p>', location: 'Worldwide', salary_min: 0, salary_max: 0, apply_url: 'https://remoteok.com/l/88', url: 'https://remoteok.com/remote-jobs/88' },
      { id: '89', date: '2026-09-01T00:00:00+00:00', company: 'Plume', position: 'Clerk', salary_min: 40_000, url: 'https://remoteok.com/remote-jobs/89' },
    ],
    items: [{ id: '88', title: 'Lens Coder', url: 'https://remoteok.com/remote-jobs/88', date: '2026-09-01', employer: 'Tarrow Lantern Works', place: 'Worldwide', html: '<p>Code lenses.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'jobs-himalayas',
    answer: { comments: '', updatedAt: 1_788_220_800, offset: 0, limit: 20, totalCount: 2, jobs: [
      { title: 'Shore Analyst', excerpt: 'Count ships.', companyName: 'Tarrow Lantern Works', companySlug: 'tarrow', employmentType: 'Full Time', minSalary: 70_000, maxSalary: 90_000, currency: 'USD', salaryPeriod: 'annual', seniority: ['Senior'], locationRestrictions: [{ alpha2: 'CA', name: 'Canada' }, { alpha2: 'US', name: 'United States' }], description: '<p>Count.</p>', pubDate: 1_788_220_800_000, applicationLink: 'https://himalayas.app/companies/tarrow/jobs/shore-analyst', guid: 'https://himalayas.app/companies/tarrow/jobs/shore-analyst' },
      { title: 'Guide', companyName: OTHERS, locationRestrictions: ['Canada'], minSalary: null, pubDate: 1_788_220_800, applicationLink: 'https://himalayas.app/2', guid: '2' },
    ] },
    items: [{ id: 'https://himalayas.app/companies/tarrow/jobs/shore-analyst', title: 'Shore Analyst', url: 'https://himalayas.app/companies/tarrow/jobs/shore-analyst', date: '2026-09-01', employer: 'Tarrow Lantern Works', place: 'Canada, United States', commitment: 'Full Time', seniority: 'Senior', payFrom: 70_000, payTo: 90_000, payCurrency: 'USD', payInterval: 'annual', html: '<p>Count.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { offset: 0, limit: 20, totalCount: 0, jobs: [] }, certain: true },
  },
  {
    source: 'jobs-jobicy',
    answer: { apiVersion: '2', jobCount: 2, jobs: [
      { id: 51, url: 'https://jobicy.com/jobs/51-lamp-designer', jobTitle: 'Lamp &amp; Shade Designer', companyName: 'Tarrow Lantern Works', jobIndustry: ['Design &amp; Creative'], jobType: ['full-time'], jobGeo: 'UK', jobLevel: 'Any', jobExcerpt: 'Draw.', jobDescription: '<p>Draw lamps.</p>', pubDate: '2026-10-05 09:12:00', annualSalaryMin: 45_000, annualSalaryMax: 55_000, salaryCurrency: 'GBP' },
      { id: 52, url: 'https://jobicy.com/jobs/52', jobTitle: 'Clerk', companyName: 'Tarrow & Sons', jobGeo: 'UK', pubDate: '2026-10-05 09:12:00' },
    ] },
    items: [{ id: 51, title: 'Lamp & Shade Designer', url: 'https://jobicy.com/jobs/51-lamp-designer', date: '2026-10-05', employer: 'Tarrow Lantern Works', place: 'UK', team: 'Design & Creative', commitment: 'full-time', seniority: 'Any', payFrom: 45_000, payTo: 55_000, payCurrency: 'GBP', html: '<p>Draw lamps.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { apiVersion: '2', jobCount: 0, jobs: [] }, certain: true },
  },
  {
    source: 'jobs-arbeitsagentur-de',
    answer: { maxErgebnisse: 2, page: 1, size: 50, ergebnisliste: [
      { referenznummer: '10000-1200417-S', stellenangebotsTitel: 'Glasbläser/in', hauptberuf: 'Glasbläser/in', firma: 'Tarrow Lantern Works', stellenlokationen: [{ adresse: { ort: 'Kiel', plz: '24103', region: 'Schleswig-Holstein', land: 'Deutschland' }, breite: 54.3, laenge: 10.1 }], datumErsteVeroeffentlichung: '2026-09-30', eintrittszeitraum: { von: '2026-12-01' }, aenderungsdatum: '2026-09-30T10:00:00.000' },
      { referenznummer: '10000-1200418-S', stellenangebotsTitel: 'Fahrer/in', firma: 'Tarrow & Sons', stellenlokationen: [{ adresse: { ort: 'Husum' } }], datumErsteVeroeffentlichung: '2026-09-30' },
    ] },
    items: [{ id: '10000-1200417-S', title: 'Glasbläser/in', employer: 'Tarrow Lantern Works', date: '2026-09-30', place: 'Kiel', state: 'Schleswig-Holstein', country: 'Deutschland', team: 'Glasbläser/in', begins: '2026-12-01', url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1200417-S', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { maxErgebnisse: 0, page: 1, size: 50 }, certain: true },
  },
  {
    source: 'jobs-hn-hiring',
    known: { company: 'Tarrow Lantern Works', sinceSeconds: '1700000000' },
    answer: { hits: [
      { objectID: '71', author: 'wick', story_title: 'Ask HN: Who is hiring? (September 2026)', created_at: '2026-09-01T15:20:00Z', comment_text: 'Tarrow Lantern Works (YC X1) | Lamp Engineer | Duluth | ONSITE<p>We keep harbours lit.' },
      { objectID: '72', author: 'a', story_title: 'Ask HN: Who is hiring? (September 2026)', created_at: '2026-09-01T15:20:00Z', comment_text: 'Plume | Engineer | Remote<p>We compete with Tarrow Lantern Works.' },
      { objectID: '73', author: 'b', story_title: 'Ask HN: Who wants to be hired? (September 2026)', created_at: '2026-09-01T15:20:00Z', comment_text: 'Tarrow Lantern Works | I was laid off there' },
    ], nbHits: 3 },
    items: [{ id: '71', title: 'Tarrow Lantern Works (YC X1) | Lamp Engineer | Duluth | ONSITE', employer: 'Tarrow Lantern Works', date: '2026-09-01', html: 'Tarrow Lantern Works (YC X1) | Lamp Engineer | Duluth | ONSITE<p>We keep harbours lit.', url: 'https://news.ycombinator.com/item?id=71', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { hits: [], nbHits: 0 }, certain: true },
  },
  {
    source: 'jobs-usajobs',
    answer: { LanguageCode: 'EN', SearchResult: { SearchResultCount: 2, SearchResultCountAll: 2, SearchResultItems: [
      { MatchedObjectId: '6601', MatchedObjectDescriptor: { PositionID: 'T-1', PositionTitle: 'Lighthouse Engineer', PositionURI: 'https://www.usajobs.gov/job/6601', PositionLocationDisplay: 'Duluth, Minnesota', OrganizationName: 'Bureau of Piers', DepartmentName: 'Tarrow Lantern Works', JobCategory: [{ Name: 'Engineering', Code: '0801' }], PositionRemuneration: [{ MinimumRange: '71000.0', MaximumRange: '92000.0', RateIntervalCode: 'PA', Description: 'Per Year' }], PublicationStartDate: '2026-10-01T00:00:00.0000', ApplicationCloseDate: '2026-10-21T23:59:59.9970', UserArea: { Details: { JobSummary: 'Keep the light.' } } } },
      { MatchedObjectId: '6602', MatchedObjectDescriptor: { PositionTitle: 'Ranger', PositionURI: 'https://www.usajobs.gov/job/6602', OrganizationName: 'Park Bureau', DepartmentName: 'Department of Parks' } },
    ] } },
    items: [{ id: '6601', title: 'Lighthouse Engineer', url: 'https://www.usajobs.gov/job/6601', date: '2026-10-01', until: '2026-10-21', employer: 'Bureau of Piers', department: 'Tarrow Lantern Works', place: 'Duluth, Minnesota', team: 'Engineering', payFrom: 71_000, payTo: 92_000, payCurrency: 'USD', payInterval: 'Per Year', html: 'Keep the light.', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { SearchResult: { SearchResultCount: 0, SearchResultCountAll: 0, SearchResultItems: [] } }, certain: true },
  },
  {
    source: 'jobs-themuse-companies',
    answer: { page: 1, page_count: 40, items_per_page: 20, total: 800, results: [
      { id: 417, name: 'Tarrow Lantern Works', short_name: 'tarrow', description: '<p>They light harbours.</p>', locations: [{ name: 'Duluth, MN' }, { name: 'Hull, UK' }], industries: [{ name: 'Manufacturing' }], size: { name: 'Medium Size', short_name: 'medium' }, refs: { landing_page: 'https://www.themuse.com/profiles/tarrow' } },
      { id: 418, name: 'Tarrow & Sons', locations: [], industries: [], refs: { landing_page: 'https://www.themuse.com/profiles/sons' } },
    ] },
    items: [{ id: 417, name: 'Tarrow Lantern Works', url: 'https://www.themuse.com/profiles/tarrow', place: 'Duluth, MN; Hull, UK', industry: 'Manufacturing', size: 'Medium Size', text: 'They light harbours.', matchScore: 0.95 }],
    apart: 1,
    about: { total: 800 },
    nothing: { answer: { page: 1, total: 0, results: [] }, certain: true },
  },
  {
    source: 'jobs-themuse-jobs',
    answer: { page: 1, page_count: 1, total: 2, results: [
      { id: 71, name: 'Pier Planner', short_name: 'pier', type: 'external', contents: '<p>Plan piers.</p>', publication_date: '2026-10-11T06:00:00Z', locations: [{ name: 'Duluth, MN' }], categories: [{ name: 'Operations' }], levels: [{ name: 'Mid Level' }], company: { id: 417, name: 'Tarrow Lantern Works' }, refs: { landing_page: 'https://www.themuse.com/jobs/tarrow/pier' } },
      { id: 72, name: 'Guide', company: { id: 9, name: OTHERS }, refs: { landing_page: 'https://www.themuse.com/jobs/x' } },
    ] },
    items: [{ id: 71, title: 'Pier Planner', url: 'https://www.themuse.com/jobs/tarrow/pier', date: '2026-10-11', employer: 'Tarrow Lantern Works', place: 'Duluth, MN', team: 'Operations', seniority: 'Mid Level', html: '<p>Plan piers.</p>', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { page: 1, total: 0, results: [] }, certain: true },
  },
  {
    source: 'jobs-findwork',
    answer: { count: 2, next: null, previous: null, results: [
      { id: 31, role: 'Beam Coder', company_name: 'Tarrow Lantern Works', employment_type: 'full time', location: 'Hull', remote: true, url: 'https://findwork.dev/31', text: '<p>Code.</p>', date_posted: '2026-10-13T11:00:00Z', keywords: ['go'], source: 'x' },
      { id: 32, role: 'Clerk', company_name: 'Plume', url: 'https://findwork.dev/32', date_posted: '2026-10-13T11:00:00Z' },
    ] },
    items: [{ id: 31, title: 'Beam Coder', url: 'https://findwork.dev/31', date: '2026-10-13', employer: 'Tarrow Lantern Works', place: 'Hull', remote: 'yes', commitment: 'full time', html: '<p>Code.</p>', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, results: [] }, certain: true },
  },
  {
    source: 'jobs-reed-uk',
    answer: { results: [
      { jobId: 5_001, employerId: 7, employerName: 'Tarrow Lantern Works', jobTitle: 'Lamp Fitter', locationName: 'Hull', minimumSalary: 28_000, maximumSalary: null, currency: 'GBP', expirationDate: '09/12/2026', date: '11/11/2026', jobDescription: 'Fit lamps.', applications: 3, jobUrl: 'https://www.reed.co.uk/jobs/lamp-fitter/5001' },
      { jobId: 5_002, employerName: 'An Agency for Tarrow', jobTitle: 'Temp', date: '11/11/2026', jobUrl: 'https://www.reed.co.uk/jobs/5002' },
    ], totalResults: 2 },
    items: [{ id: 5_001, title: 'Lamp Fitter', url: 'https://www.reed.co.uk/jobs/lamp-fitter/5001', date: '2026-11-11', until: '2026-12-09', employer: 'Tarrow Lantern Works', place: 'Hull', payFrom: 28_000, payCurrency: 'GBP', html: 'Fit lamps.', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { results: [], totalResults: 0 }, certain: true },
  },
  {
    source: 'jobs-jobtech-se',
    answer: { total: { value: 2 }, positions: 2, hits: [
      { id: '2901', webpage_url: 'https://arbetsformedlingen.se/platsbanken/annonser/2901', headline: 'Glasblåsare', application_deadline: '2026-12-24T23:59:59', description: { text: 'Blås glas.', text_formatted: '<p>Blås glas.</p>' }, employment_type: { label: 'Vanlig anställning' }, working_hours_type: { label: 'Heltid' }, employer: { name: 'Tarrow Lantern Works', organization_number: '559000-0417' }, occupation: { label: 'Glasblåsare' }, workplace_address: { municipality: 'Malmö', region: 'Skåne län', country: 'Sverige' }, publication_date: '2026-10-20T08:00:00' },
      { id: '2902', webpage_url: 'https://arbetsformedlingen.se/platsbanken/annonser/2902', headline: 'Förare', employer: { name: 'Tarrow & Sons' }, publication_date: '2026-10-20T08:00:00' },
    ] },
    items: [{ id: '2901', title: 'Glasblåsare', url: 'https://arbetsformedlingen.se/platsbanken/annonser/2901', date: '2026-10-20', until: '2026-12-24', employer: 'Tarrow Lantern Works', place: 'Malmö', country: 'Sverige', team: 'Glasblåsare', commitment: 'Heltid', html: '<p>Blås glas.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { total: { value: 0 }, hits: [] }, certain: true },
  },
  {
    source: 'jobs-devitjobs-uk',
    type: 'application/xml',
    answer: `<?xml version="1.0" encoding="UTF-8"?><jobs><job id="1"><id>1</id><title><![CDATA[Lamp Coder]]></title><url>https://devitjobs.uk/jobs/1</url><pubdate>04.10.2026</pubdate><company>Tarrow Lantern Works</company><location>Hull</location><jobtype>full-time</jobtype><salary>50000 - 60000 GBP</salary><description><![CDATA[<p>Code.</p>]]></description></job><job id="2"><title>Clerk</title><url>https://devitjobs.uk/jobs/2</url><company>${OTHERS}</company></job></jobs>`,
    items: [{ title: 'Lamp Coder', url: 'https://devitjobs.uk/jobs/1', date: '2026-10-04', employer: 'Tarrow Lantern Works', place: 'Hull', commitment: 'full-time', pay: '50000 - 60000 GBP', html: '<p>Code.</p>', matchScore: 0.95 }],
    apart: 1,
  },
  {
    source: 'jobs-wwr',
    type: 'application/rss+xml',
    answer: rss(`<item><media:content url="https://x.example/l.png" type="image/png"/><title>Tarrow Lantern Works: Lamp Coder: Night</title><region>Anywhere in the World</region><category>Programming</category><type>Full-Time</type><description>&lt;p&gt;Code.&lt;/p&gt;</description><pubDate>Tue, 06 Oct 2026 12:00:00 +0000</pubDate><guid>https://weworkremotely.com/remote-jobs/1</guid><link>https://weworkremotely.com/remote-jobs/1</link></item><item><title>Plume: Clerk</title><link>https://weworkremotely.com/remote-jobs/2</link></item>`),
    items: [{ title: 'Lamp Coder: Night', employer: 'Tarrow Lantern Works', url: 'https://weworkremotely.com/remote-jobs/1', date: '2026-10-06', place: 'Anywhere in the World', team: 'Programming', commitment: 'Full-Time', html: '<p>Code.</p>', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: rss(''), certain: true },
  },
];
