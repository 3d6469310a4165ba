import { expect, test } from 'vitest';
import { catalogue, readAnswer, withDetail } from '../../../src/research/sources';

const sourceOf = (id: string) => catalogue.find((source) => source.id === id) ?? expect.fail(id);
const read = (id: string, answer: unknown) =>
  readAnswer(sourceOf(id), {
    outcome: 'ok',
    url: 'https://service.example/answer',
    type: 'application/json',
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    headers: {},
    fetchedAt: '2026-11-21T09:00:00.000Z',
  }).items;

const personio = (offices: string): string =>
  `<?xml version="1.0"?><workzag-jobs><position><id>81</id><office>Kiel</office>${offices}<name>Glass Cutter</name></position></workzag-jobs>`;

const teamtailor = (locations: string): string =>
  `<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Jobs</title><item><title>Watch</title><tt:locations>${locations}</tt:locations></item></channel></rss>`;

test.each([
  [
    'ats-greenhouse',
    {
      jobs: [
        {
          id: 1,
          title: 'Tester',
          location: { name: 'Home based - North' },
          offices: [
            { id: 5, name: 'Home Based - North', location: null },
            { id: 6, name: 'Hull', location: 'Hull, England' },
          ],
        },
      ],
    },
    'Home based - North; Hull',
  ],
  [
    'ats-greenhouse',
    {
      jobs: [
        {
          id: 1,
          title: 'Tester',
          location: { name: 'Hull or Remote (North)' },
          offices: [{ name: 'Hull' }, { name: 'Remote (North)' }],
        },
      ],
    },
    'Hull or Remote (North)',
  ],
  [
    'ats-ashby',
    {
      jobs: [
        {
          id: 'a',
          title: 'Grinder',
          location: 'Duluth',
          secondaryLocations: [
            { location: 'Remote', address: { postalAddress: {} } },
            { location: 'Hull', address: { postalAddress: {} } },
          ],
        },
      ],
    },
    'Duluth; Remote; Hull',
  ],
  [
    'ats-lever',
    [{ id: 'b', text: 'Buyer', categories: { location: 'Hull', allLocations: ['Hull', 'Kiel'] } }],
    'Hull; Kiel',
  ],
  [
    'ats-workable',
    {
      name: 'Tarrow',
      jobs: [
        {
          title: 'Watch',
          shortcode: '4F0A',
          country: 'United States',
          city: 'Duluth',
          state: 'Minnesota',
          locations: [
            { country: 'United States', countryCode: 'US', city: 'Duluth', region: 'Minnesota' },
            { country: 'Germany', countryCode: 'DE', city: 'Kiel', region: 'Holstein' },
          ],
        },
      ],
    },
    'Duluth; Kiel',
  ],
  [
    'ats-recruitee',
    {
      offers: [
        {
          id: 71,
          title: 'Fitter',
          location: 'Utrecht, Netherlands',
          city: 'Utrecht',
          locations: [
            { id: 1, city: 'Utrecht', country: 'Netherlands' },
            { id: 2, city: 'Kiel', country: 'Germany' },
          ],
        },
      ],
    },
    'Utrecht, Netherlands; Kiel',
  ],
  [
    'ats-breezy',
    [
      {
        id: 'f',
        name: 'Weaver',
        location: { name: 'Halifax, NS', city: 'Halifax' },
        locations: [{ name: 'Halifax, NS' }, { name: 'Reno, NV' }],
      },
    ],
    'Halifax, NS; Reno, NV',
  ],
  [
    'ats-personio',
    personio('<additionalOffices><office>Remote</office></additionalOffices>'),
    'Kiel; Remote',
  ],
  [
    'ats-personio',
    personio(
      '<additionalOffices><office>Remote</office><office>Berlin</office></additionalOffices>',
    ),
    'Kiel; Remote; Berlin',
  ],
  [
    'ats-workable',
    {
      name: 'Tarrow',
      jobs: [
        {
          title: 'Watch',
          shortcode: '4F0B',
          country: 'United States',
          city: 'Duluth',
          locations: [
            { country: 'United States', city: 'Duluth', region: 'Minnesota' },
            { country: 'Norway', city: '', region: '' },
          ],
        },
      ],
    },
    'Duluth; Norway',
  ],
  [
    'ats-teamtailor',
    teamtailor(
      '<tt:location><tt:name>Head office</tt:name><tt:city>Kiel</tt:city></tt:location><tt:location><tt:name>Remote</tt:name><tt:city/></tt:location>',
    ),
    'Kiel; Remote',
  ],
  [
    'ats-teamtailor',
    teamtailor('<tt:location><tt:name/><tt:city>Kiel</tt:city></tt:location>'),
    'Kiel',
  ],
  [
    'ats-oracle',
    {
      items: [
        {
          TotalJobsCount: 1,
          requisitionList: [
            {
              Id: '9',
              Title: 'Tester',
              PrimaryLocation: 'Duluth, MN, United States',
              secondaryLocations: [{ Name: 'Reno, NV, United States', CountryCode: 'US' }],
            },
          ],
        },
      ],
    },
    'Duluth, MN, United States; Reno, NV, United States',
  ],
  [
    'jobs-usajobs',
    {
      SearchResult: {
        SearchResultItems: [
          {
            MatchedObjectId: '7',
            MatchedObjectDescriptor: {
              PositionTitle: 'Warden',
              OrganizationName: 'Tarrow Parks',
              PositionLocationDisplay: 'Multiple Locations',
              PositionLocation: [
                { LocationName: 'Duluth, Minnesota', CountryCode: 'United States' },
                { LocationName: 'Reno, Nevada', CountryCode: 'United States' },
              ],
            },
          },
        ],
      },
    },
    'Duluth, Minnesota; Reno, Nevada',
  ],
  [
    'jobs-arbeitsagentur-de',
    {
      ergebnisliste: [
        {
          referenznummer: '1-S',
          stellenangebotsTitel: 'Fitter',
          firma: 'Tarrow',
          stellenlokationen: [
            { adresse: { ort: 'Kiel', region: 'Holstein' } },
            { adresse: { region: 'Bayern' } },
          ],
        },
      ],
    },
    'Kiel; Bayern',
  ],
  [
    'ats-gem',
    [
      {
        id: 'g',
        title: 'Chemist',
        location: { name: 'Duluth' },
        offices: [{ name: 'Main', location: { name: 'Duluth' } }, { location: { name: 'Hull' } }],
      },
    ],
    'Duluth; Hull',
  ],
])('%s names every place of a job', (id, answer, place) => {
  expect(read(id, answer)).toMatchObject([{ place }]);
});

test('a posting at several places, of which a list says only how many, has them where it is told in full', () => {
  const source = sourceOf('ats-workday');
  const posting = {
    title: 'Tester',
    externalPath: '/job/Duluth/Tester_R-9',
    locationsText: '2 Locations',
    bulletFields: ['Duluth', 'R-9'],
  };
  const [item = {}] = read('ats-workday', { total: 1, jobPostings: [posting] });
  expect(item).toMatchObject({ id: 'Tester_R-9', title: 'Tester' });
  expect(item['place']).toBeUndefined();
  const told = {
    jobPostingInfo: {
      jobDescription: '<p>Tests lanterns.</p>',
      location: 'Duluth, Minnesota',
      additionalLocations: ['Kiel, Germany'],
      startDate: '2026-11-02',
    },
  };
  expect(
    withDetail(source, item, {
      text: JSON.stringify(told),
      fetchedAt: '2026-11-21T09:00:00.000Z',
    }),
  ).toMatchObject({ place: 'Duluth, Minnesota; Kiel, Germany', date: '2026-11-02' });
});

test('a vulnerability has the score of the newest way of scoring that it knows, the register’s own first', () => {
  const entry = (metrics: object) => ({
    vulnerabilities: [
      {
        cve: {
          id: 'CVE-2026-1',
          published: '2026-05-04T10:00:00.000',
          descriptions: [
            { lang: 'es', value: 'Una falla.' },
            { lang: 'en', value: 'A flaw.' },
          ],
          metrics,
        },
      },
    ],
  });
  const old = [
    { type: 'Primary', cvssData: { version: '2.0', baseScore: 5 }, baseSeverity: 'MEDIUM' },
  ];
  expect(read('legal-nvd-cves', entry({ cvssMetricV2: old }))).toMatchObject([
    { score: 5, severity: 'MEDIUM', text: 'A flaw.' },
  ]);
  const scored = (type: string, baseScore: number) => ({
    type,
    cvssData: { version: '3.1', baseScore, baseSeverity: baseScore > 8.9 ? 'CRITICAL' : 'HIGH' },
  });
  expect(
    read(
      'legal-nvd-cves',
      entry({
        cvssMetricV31: [scored('Secondary', 9.8), scored('Primary', 7.5)],
        cvssMetricV2: old,
      }),
    ),
  ).toMatchObject([{ score: 7.5, severity: 'HIGH' }]);
});
