import { expect, test } from 'vitest';
import { catalogue, readAnswer } from '../../../src/research/sources';

const read = (id: string, answer: unknown) =>
  readAnswer(catalogue.find((source) => source.id === id) ?? expect.fail(id), {
    outcome: 'ok',
    url: 'https://service.example/answer',
    type: 'application/json',
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    headers: {},
    fetchedAt: '2026-11-21T09:00:00.000Z',
  }).items;

const personio = (offices: string): string =>
  `<?xml version="1.0"?><workzag-jobs><position><id>81</id><office>Kiel</office>${offices}<name>Glass Cutter</name></position></workzag-jobs>`;

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
