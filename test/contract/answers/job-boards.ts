import type { ContractCase } from '../contract-case';

const leverJob = { id: 'e-1', text: 'Glass Blower', hostedUrl: 'https://jobs.eu.lever.co/tarrow/e-1', createdAt: 1_788_220_800_000, categories: { team: 'Workshop', location: 'Bremen' } };

export const jobBoards: readonly ContractCase[] = [
  {
    source: 'ats-lever-eu',
    known: { leverEu: 'tarrow' },
    answer: [leverJob, { ...leverJob, id: 'e-2', hostedUrl: null }],
    items: [
      { id: 'e-1', title: 'Glass Blower', url: 'https://jobs.eu.lever.co/tarrow/e-1', date: '2026-09-01', place: 'Bremen', team: 'Workshop' },
      { id: 'e-2', title: 'Glass Blower', url: 'https://jobs.eu.lever.co/tarrow/e-2', date: '2026-09-01', place: 'Bremen', team: 'Workshop' },
    ],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'ats-recruitee',
    answer: { offers: [{ id: 71, slug: 'lamp-fitter', title: 'Lamp Fitter', careers_url: 'https://tarrow.recruitee.com/o/lamp-fitter', status: 'published', department: 'Fitting', city: 'Utrecht', country: 'Netherlands', location: 'Utrecht, Netherlands', remote: false, employment_type_code: 'fulltime', published_at: '2026-09-04 08:30:00 UTC', created_at: '2026-08-30 08:30:00 UTC', description: '<p>Fit lamps.</p>', requirements: '<p>Steady hands.</p>', salary: { min: '38000', max: '44000', period: 'year', currency: 'EUR' }, company_name: 'Tarrow Lantern Works' }] },
    items: [{ id: 71, title: 'Lamp Fitter', url: 'https://tarrow.recruitee.com/o/lamp-fitter', date: '2026-09-04', place: 'Utrecht, Netherlands', country: 'Netherlands', team: 'Fitting', commitment: 'fulltime', remote: 'no', html: '<p>Fit lamps.</p>', lists: '<p>Steady hands.</p>', payFrom: 38_000, payTo: 44_000, payCurrency: 'EUR', payInterval: 'per year', employer: 'Tarrow Lantern Works' }],
    nothing: { answer: { offers: [] }, certain: true },
  },
  {
    source: 'ats-personio',
    known: { personio: 'tarrow' },
    type: 'application/xml',
    answer: `<?xml version='1.0' encoding='utf-8'?>
<workzag-jobs>
<position>
  <id>81</id><subcompany>Tarrow Lantern Works GmbH</subcompany><office>Kiel</office><department>Glass &amp; Wick</department><recruitingCategory>FTE</recruitingCategory><name>Glass Cutter</name>
  <jobDescriptions><jobDescription><name>Your day</name><value>
      &lt;p&gt;Cut glass.&lt;/p&gt;
    </value></jobDescription><jobDescription><name>You</name><value><![CDATA[<p>Care & calm.</p>]]></value></jobDescription></jobDescriptions>
  <employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><createdAt>2026-09-20T13:25:34+00:00</createdAt>
</position>
<position><id>82</id><name>Caretaker</name><jobDescriptions/></position>
</workzag-jobs>`,
    items: [
      { id: '81', title: 'Glass Cutter', date: '2026-09-20', place: 'Kiel', team: 'Glass & Wick', commitment: 'full-time', seniority: 'experienced', employer: 'Tarrow Lantern Works GmbH', html: '<p>Cut glass.</p>, <p>Care & calm.</p>', url: 'https://tarrow.jobs.personio.de/job/81' },
      { id: '82', title: 'Caretaker', url: 'https://tarrow.jobs.personio.de/job/82' },
    ],
    nothing: { answer: '<?xml version="1.0"?>\n<workzag-jobs>\n</workzag-jobs>', certain: true },
  },
  {
    source: 'ats-teamtailor',
    type: 'application/rss+xml',
    answer: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Tarrow Lantern Works</title><link>https://tarrow.teamtailor.com/jobs</link>
<item><title>Lamp Lighter</title><description>&lt;p&gt;Light lamps.&lt;/p&gt;</description><pubDate>Fri, 27 Feb 2026 19:59:48 +0100</pubDate><link>https://tarrow.teamtailor.com/jobs/7-lamp-lighter</link><remoteStatus>hybrid</remoteStatus><guid isPermaLink="false">x-7</guid>
<tt:locations><tt:location><tt:name>Harbour shed</tt:name><tt:city>Malmö</tt:city><tt:country>Sweden</tt:country></tt:location><tt:location><tt:name>Hull</tt:name></tt:location></tt:locations><tt:department>Streets</tt:department></item></channel></rss>`,
    items: [{ title: 'Lamp Lighter', url: 'https://tarrow.teamtailor.com/jobs/7-lamp-lighter', date: '2026-02-27', place: 'Malmö; Hull', country: 'Sweden', team: 'Streets', remote: 'hybrid', html: '<p>Light lamps.</p>' }],
    nothing: { answer: '<?xml version="1.0"?><rss version="2.0"><channel><title>Tarrow</title></channel></rss>', certain: true },
  },
  {
    source: 'ats-bamboohr',
    known: { bamboohr: 'tarrow' },
    answer: { meta: { totalCount: 2 }, result: [
      { id: '31', jobOpeningName: 'Kiln Minder', departmentId: '4', departmentLabel: 'Kilns', employmentStatusLabel: 'Full-Time', location: { city: 'Duluth', state: 'Minnesota' }, atsLocation: { country: null, state: null, province: null, city: null }, isRemote: null, locationType: '0' },
      { id: '32', jobOpeningName: 'Letter Writer', departmentLabel: null, location: { city: null, state: null }, atsLocation: { country: 'Canada', province: 'Ontario', city: 'Ottawa' }, isRemote: true, locationType: '1' },
    ] },
    items: [
      { id: '31', title: 'Kiln Minder', place: 'Duluth', state: 'Minnesota', team: 'Kilns', commitment: 'Full-Time', url: 'https://tarrow.bamboohr.com/careers/31' },
      { id: '32', title: 'Letter Writer', place: 'Ottawa', state: 'Ontario', remote: 'yes', url: 'https://tarrow.bamboohr.com/careers/32' },
    ],
    about: { total: 2 },
    nothing: { answer: { meta: {}, result: [] }, certain: true },
  },
  {
    source: 'ats-breezy',
    answer: [{ id: 'f81c', friendly_id: 'f81c-wick-weaver', name: 'Wick Weaver', url: 'https://tarrow.breezy.hr/p/f81c-wick-weaver', published_date: '2026-09-11T20:45:39.068Z', type: { id: 'fullTime', name: 'Full-Time' }, location: { country: { name: 'Canada', id: 'CA' }, city: 'Halifax', is_remote: false, name: 'Halifax, NS' }, department: 'Weaving', salary: '$19.35+ / hour', company: { name: 'Tarrow Lantern Works', friendly_id: 'tarrow' }, locations: [], description: '<p>Weave wicks.</p>' }],
    items: [{ id: 'f81c', title: 'Wick Weaver', url: 'https://tarrow.breezy.hr/p/f81c-wick-weaver', date: '2026-09-11', place: 'Halifax, NS', country: 'Canada', team: 'Weaving', commitment: 'Full-Time', remote: 'no', pay: '$19.35+ / hour', html: '<p>Weave wicks.</p>', employer: 'Tarrow Lantern Works' }],
    nothing: { answer: [], certain: false },
  },
  {
    source: 'ats-pinpoint',
    answer: { data: [{ id: '567', title: 'Night Keeper ', url: 'https://tarrow.pinpointhq.com/en/postings/f0bd', path: '/en/postings/f0bd', compensation: '£31,000 - £35,000 / year', compensation_minimum: 31_000, compensation_visible: true, deadline_at: '2026-12-10T23:59:59+00:00', description: '<div>Keep the light.</div>', key_responsibilities: '<ul><li>Watch</li></ul>', skills_knowledge_expertise: '<ul><li>Patience</li></ul>', reporting_to: 'Somebody by name', employment_type: 'full_time', employment_type_text: 'Full Time', workplace_type_text: 'Onsite', job: { id: '1', department: { id: '2', name: 'Towers' }, division: null }, location: { id: '3', city: 'Hull', name: 'Hull yard', postal_code: 'HU1' } }] },
    items: [{ id: '567', title: 'Night Keeper', url: 'https://tarrow.pinpointhq.com/en/postings/f0bd', until: '2026-12-10', place: 'Hull yard', team: 'Towers', commitment: 'Full Time', workplace: 'Onsite', pay: '£31,000 - £35,000 / year', html: '<div>Keep the light.</div>', lists: '<ul><li>Watch</li></ul> <ul><li>Patience</li></ul>' }],
    nothing: { answer: { data: [] }, certain: true },
  },
  {
    source: 'ats-rippling',
    answer: [
      { uuid: 'r-1', name: 'Lens Buyer', department: { id: 'Buying', label: 'Buying' }, url: 'https://ats.rippling.com/tarrow/jobs/r-1', workLocation: { id: 'Duluth', label: 'Duluth, MN' } },
      { uuid: 'r-1', name: 'Lens Buyer', department: { id: 'Buying', label: 'Buying' }, url: 'https://ats.rippling.com/tarrow/jobs/r-1', workLocation: { id: 'Reno', label: 'Reno, NV' } },
    ],
    items: [{ id: 'r-1', title: 'Lens Buyer', url: 'https://ats.rippling.com/tarrow/jobs/r-1', place: 'Duluth, MN; Reno, NV', team: 'Buying' }],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'ats-gem',
    answer: [{ id: 'am9i', internal_job_id: 'x', title: 'Flame Chemist', absolute_url: 'https://jobs.gem.com/tarrow/am9i', first_published_at: '2026-08-02T16:00:00.000Z', updated_at: '2026-09-02T16:00:00.000Z', created_at: '2026-08-01T16:00:00.000Z', location: { name: 'Duluth' }, location_type: 'in_office', employment_type: 'full_time', departments: [{ id: 'd', name: 'Laboratory' }], offices: [{ id: 'o', name: 'Main', location: { name: 'Duluth' } }], content: '<p>Mix oils.</p>', content_plain: 'Mix oils.' }],
    items: [{ id: 'am9i', title: 'Flame Chemist', url: 'https://jobs.gem.com/tarrow/am9i', date: '2026-08-02', place: 'Duluth', team: 'Laboratory', commitment: 'full_time', workplace: 'in_office', html: '<p>Mix oils.</p>' }],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'ats-jobscore',
    answer: { publisher: 'JobScore', title: 'Tarrow Careers', company_name: 'Tarrow Lantern Works', company_code: 'tarrow', jobs: [{ id: 'dpi9', title: 'Senior Solderer', company_name: 'Tarrow Lantern Works', detail_url: 'https://careers.jobscore.com/careers/tarrow/jobs/senior-solderer-dpi9?ref=rss', department: 'Metal', location: 'Duluth, MN, US', city: 'Duluth', state: 'Minnesota', country: 'US', last_updated_date: '2026-07-22T15:34:07.165Z', opened_date: '2026-01-20T18:35:42.129Z', description: '<p>Solder.</p>', created_on: '2026-01-20T18:13:37.924Z', job_type: 'Full Time', remote: 'No' }] },
    items: [{ id: 'dpi9', title: 'Senior Solderer', url: 'https://careers.jobscore.com/careers/tarrow/jobs/senior-solderer-dpi9?ref=rss', date: '2026-01-20', place: 'Duluth, MN, US', country: 'US', team: 'Metal', commitment: 'Full Time', remote: 'No', html: '<p>Solder.</p>', employer: 'Tarrow Lantern Works' }],
    nothing: { answer: { publisher: 'JobScore', company_name: 'Tarrow Lantern Works', jobs: [] }, certain: true },
  },
  {
    source: 'ats-oracle',
    known: { oracleHost: 'tarrow.fa.us2.oraclecloud.com', oracleSite: 'CX_1' },
    answer: { items: [{ SearchId: 1, TotalJobsCount: 12, requisitionList: [{ Id: '1859', Title: 'Shore Manager', PostedDate: '2026-09-03', PostingEndDate: null, PrimaryLocationCountry: 'US', PrimaryLocation: 'Duluth, MN, United States', WorkplaceType: 'On-site', JobFamily: null, JobFunction: 'Operations', JobSchedule: 'Full time', ShortDescriptionStr: 'Run the shore works.', Distance: 7 }], categoriesFacet: [] }], count: 1, hasMore: false },
    items: [{ id: '1859', title: 'Shore Manager', date: '2026-09-03', place: 'Duluth, MN, United States', country: 'US', team: 'Operations', commitment: 'Full time', workplace: 'On-site', html: 'Run the shore works.', url: 'https://tarrow.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/1859' }],
    about: { total: 12 },
    nothing: { answer: { items: [{ SearchId: 1, TotalJobsCount: 0, requisitionList: [] }], count: 1 }, certain: true },
  },
];
