import { expect, test } from 'vitest';
import { knownAs, type EntityCard } from '../../company';
import { extractEvidence, inMemorySnapshots, type SnapshotSubject } from '../../evidence';
import { readPage, readPdf } from '../../read';
import { catalogue, readAnswer } from '../../sources';
import { findGaps } from '../plan/gaps';
import { findInterviewers } from './interviewers';
import { itemSnapshots } from '../item-snapshots';

const card: EntityCard = {
  id: 'c1',
  name: 'Tarrow Lantern Works',
  legalName: 'Tarrow Lantern Works, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: ['Tarrow Lantern Tours LLC'],
};
const store = inMemorySnapshots();
const subjects = new Map<string, SnapshotSubject | undefined>();
const fetchContext = {
  ask: async () => ({ outcome: 'gone' as const, sentence: '' }),
  card,
  store: { ...store, put: noting },
  read: async (input: Parameters<typeof readPage>[0]) => readPage(input),
  readPdf,
};

/** Keeps what it is told of each snapshot beside it. */
async function noting(text: string, about?: SnapshotSubject): Promise<string> {
  const name = await store.put(text);
  subjects.set(name, about);
  return name;
}

/** What a source's answer becomes, from the service's own words on. */
async function gathered(id: string, answer: unknown) {
  const source = catalogue.find((one) => one.id === id);
  if (source === undefined) throw new Error(`there is no source ${id}`);
  const reading = readAnswer(
    source,
    {
      outcome: 'ok',
      url: 'https://service.example/',
      type: 'application/json',
      text: JSON.stringify(answer),
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    undefined,
    knownAs(card),
  );
  return itemSnapshots(
    fetchContext,
    source,
    { ...reading, url: 'https://service.example/', fetchedAt: '2026-11-21T09:00:00.000Z' },
    { role: 'Engineer' },
  );
}
const inOrcid = (...institutions: string[]) => ({
  'expanded-result': [
    {
      'orcid-id': '0000-0009-9417-0001',
      'given-names': 'Ottoline',
      'family-names': 'Marsh',
      'institution-name': institutions,
    },
  ],
});

test.each([
  ['int-orcid', inOrcid('Lake Superior Polytechnic', 'Tarrow Lantern Works'), 'found'],
  ['int-orcid', inOrcid('Tarrow Lantern Tours LLC'), 'not-found'],
  ['int-orcid', inOrcid(), 'not-found'],
  [
    'int-dblp',
    {
      result: {
        hits: {
          hit: [
            {
              info: {
                author: 'Ottoline Marsh 0001',
                url: 'https://dblp.org/pid/1',
                notes: { note: { '@type': 'affiliation', text: 'Tarrow Lantern Works' } },
              },
            },
          ],
        },
      },
    },
    'found',
  ],
  [
    'int-media-ccc',
    {
      events: [
        {
          guid: 'g',
          title: 'Old lenses',
          persons: ['Bo Li', 'Ottoline Marsh'],
          date: '2025-12-28',
          description: 'At Tarrow Lantern Works we grind glass.',
          frontend_link: 'https://talks.example/1',
        },
      ],
    },
    'found',
  ],
  [
    'int-nsf-awards',
    {
      response: {
        award: [
          {
            id: '1',
            title: 'Cold light',
            piFirstName: 'Ottoline',
            piLastName: 'Marsh',
            awardeeName: 'Tarrow Lantern Works, Inc.',
          },
        ],
      },
    },
    'found',
  ],
] as const)(
  '%s tells of an interviewer only where it names the company beside them',
  async (id, answer, outcome) => {
    const [finding] = await findInterviewers(
      [{ name: 'Ottoline Marsh' }],
      card,
      await gathered(id, answer),
      store,
    );
    expect(finding?.outcome).toBe(outcome);
  },
);

test('what is said of a person or of the role’s place answers nothing about the company; of the place a line or two is told, each as no word on the company', async () => {
  const voyage = {
    query: {
      pages: [
        {
          pageid: 7,
          title: 'Duluth',
          extract:
            'Duluth was founded in 1857 and has 86,000 employees of the port. Tarrow Lantern Works is known for its lamps.',
        },
      ],
    },
  };
  const records = [
    ...(await gathered('int-orcid', inOrcid('Tarrow Lantern Works'))),
    ...(await gathered('wikivoyage', voyage)),
    ...(await gathered('loc-geonames', {
      geonames: [{ geonameId: 1, name: 'Duluth', population: 86_697 }],
    })),
  ];
  expect(records.map(({ kind }) => kind)).toEqual(['person', 'place', 'place']);
  expect(
    records.map(({ snapshot }) => subjects.get(snapshot)),
    'only what tells of a person goes early',
  ).toEqual(['people', 'company', 'company']);
  expect(findGaps(records).map(({ topic }) => topic)).toEqual(
    findGaps([]).map(({ topic }) => topic),
  );
  const documents = await Promise.all(
    records.map(async (record) => ({ record, text: (await store.get(record.snapshot)) ?? '' })),
  );
  expect(documents.map(({ text }) => text.length > 10)).toEqual([true, true, true]);
  const rows = extractEvidence(card, documents);
  expect(rows.map(({ attribute, topic, quote }) => [attribute, topic, quote])).toEqual([
    [
      'surroundings',
      'location',
      'Duluth was founded in 1857 and has 86,000 employees of the port.',
    ],
    ['surroundings', 'location', 'Duluth\nPopulation: 86697'],
  ]);
  for (const { details } of rows)
    expect(details).toEqual({ subject: 'the place, not the company' });
});
