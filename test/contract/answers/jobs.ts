import type { ContractCase } from '../contract-case';

const ashbyJob = { id: 'a-1', title: 'Lens Grinder', department: 'Workshop', team: 'Optics', employmentType: 'FullTime', location: 'Duluth', publishedAt: '2026-09-01T08:00:00.000+00:00', isListed: true, isRemote: false, jobUrl: 'https://jobs.ashbyhq.com/tarrow/a-1', descriptionHtml: '<p>Grind lenses.</p>', compensation: { compensationTierSummary: '$61K – $74K', summaryComponents: [] } };

export const jobs: readonly ContractCase[] = [
  {
    source: 'ats-greenhouse',
    answer: { jobs: [{ id: 1, title: 'Lamp Tester', absolute_url: 'https://boards.greenhouse.io/tarrow/jobs/1', updated_at: '2026-10-02T10:00:00-05:00', location: { name: 'Duluth' }, departments: [{ name: 'Quality' }], content: '&lt;p&gt;Test lamps.&lt;/p&gt;' }], meta: { total: 1 } },
    items: [{ title: 'Lamp Tester', url: 'https://boards.greenhouse.io/tarrow/jobs/1', date: '2026-10-02', place: 'Duluth', team: 'Quality', html: '<p>Test lamps.</p>' }],
    nothing: { answer: { jobs: [], meta: { total: 0 } }, certain: true },
  },
  {
    source: 'ats-lever',
    known: { lever: 'tarrow' },
    answer: [{ id: 'b-7', text: 'Wick Buyer', hostedUrl: 'https://jobs.lever.co/tarrow/b-7', createdAt: 1_788_220_800_000, categories: { team: 'Purchasing', location: 'Hull', commitment: 'Full-time' }, workplaceType: 'hybrid', description: '<div>Buy wicks.</div>', descriptionPlain: 'Buy wicks.', lists: [{ text: 'You bring', content: '<li>Patience</li>' }], salaryRange: { min: 40_000, max: 52_000, currency: 'GBP', interval: 'per-year-salary' } }, { id: 'b-8', text: 'Clerk', createdAt: 1_788_220_800_000, categories: {} }],
    items: [
      { id: 'b-7', title: 'Wick Buyer', url: 'https://jobs.lever.co/tarrow/b-7', date: '2026-09-01', place: 'Hull', team: 'Purchasing', commitment: 'Full-time', workplace: 'hybrid', html: '<div>Buy wicks.</div>', lists: '<li>Patience</li>', payFrom: 40_000, payTo: 52_000, payCurrency: 'GBP', payInterval: 'per year' },
      { id: 'b-8', title: 'Clerk', date: '2026-09-01', url: 'https://jobs.lever.co/tarrow/b-8' },
    ],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'ats-ashby',
    answer: { apiVersion: '1', jobs: [ashbyJob, { ...ashbyJob, id: 'a-2', title: 'Secret Post', isListed: false }] },
    items: [{ id: 'a-1', title: 'Lens Grinder', url: 'https://jobs.ashbyhq.com/tarrow/a-1', date: '2026-09-01', place: 'Duluth', team: 'Optics', commitment: 'FullTime', remote: 'no', html: '<p>Grind lenses.</p>', pay: '$61K – $74K' }],
    nothing: { answer: { apiVersion: '1', jobs: [] }, certain: true },
  },
  {
    source: 'ats-workable',
    answer: { name: 'Tarrow Lantern Works', description: null, jobs: [{ title: 'Night Watch', shortcode: '4F0A', code: '', employment_type: 'Part-time', telecommuting: false, department: 'Site', url: 'https://apply.workable.com/j/4F0A', published_on: '2026-08-11', created_at: '2026-08-10', country: 'United States', city: 'Duluth', state: 'Minnesota', description: '<p>Watch.</p>' }] },
    items: [{ id: '4F0A', title: 'Night Watch', url: 'https://apply.workable.com/j/4F0A', date: '2026-08-11', place: 'Duluth', country: 'United States', team: 'Site', commitment: 'Part-time', remote: 'no', html: '<p>Watch.</p>' }],
    about: { name: 'Tarrow Lantern Works' },
    nothing: { answer: { name: null, description: null, jobs: [] }, certain: false },
  },
  {
    source: 'ats-smartrecruiters',
    known: { smartrecruiters: 'Tarrow' },
    answer: { offset: 0, limit: 100, totalFound: 1, content: [{ id: '744000', uuid: 'u', name: 'Harbour Engineer', refNumber: 'R1', company: { identifier: 'Tarrow', name: 'Tarrow Lantern Works' }, releasedDate: '2026-10-20T07:01:02.000Z', location: { city: 'Hull', region: 'ENG', country: 'gb', remote: true }, department: { id: '5', label: 'Field' }, function: { id: 'eng', label: 'Engineering' }, typeOfEmployment: { label: 'Full-time' }, ref: 'https://api.smartrecruiters.com/v1/companies/Tarrow/postings/744000' }] },
    items: [{ id: '744000', title: 'Harbour Engineer', date: '2026-10-20', place: 'Hull', country: 'gb', team: 'Field', commitment: 'Full-time', remote: 'yes', employer: 'Tarrow Lantern Works', url: 'https://jobs.smartrecruiters.com/Tarrow/744000' }],
    about: { total: 1 },
    nothing: { answer: { offset: 0, limit: 100, totalFound: 0, content: [] }, certain: false },
  },
  {
    source: 'ats-workday',
    known: { workdayTenant: 'tarrow', workdayPod: 'wd5', workdaySite: 'Careers', role: 'engineer' },
    answer: { total: 1, jobPostings: [{ title: 'Beam Engineer', externalPath: '/job/Duluth/Beam-Engineer_R-104', locationsText: 'Duluth, MN', postedOn: 'Posted 3 Days Ago', bulletFields: ['R-104'] }], facets: [], userAuthenticated: false },
    items: [{ id: 'Beam-Engineer_R-104', title: 'Beam Engineer', path: '/job/Duluth/Beam-Engineer_R-104', place: 'Duluth, MN', posted: 'Posted 3 Days Ago', url: 'https://tarrow.wd5.myworkdayjobs.com/Careers/job/Duluth/Beam-Engineer_R-104' }],
    about: { total: 1 },
    nothing: { answer: { total: 0, jobPostings: [] }, certain: true },
  },
];
