import { expect, test } from 'vitest';
import { milliseconds } from '../../../../kernel/time';
import { checkSource, greenhouse, labourConditionApplications, type Source } from '../../index';

const broken: readonly (readonly [string, Partial<Source>])[] = [
  ['an id with blanks', { id: 'My Source' }],
  ['a plain http address', { request: { urls: ['http://boards.example/x'] } }],
  [
    'a template that uses what it does not need',
    { request: { urls: ['https://boards.example/{cik}'] } },
  ],
  [
    'an unknown pipe',
    { extract: { items: 'jobs[]', limit: 9, fields: { title: 'title | eval' } } },
  ],
  ['a broken path', { extract: { items: 'jobs..[]', limit: 9, fields: { title: 'title' } } }],
  [
    'a second question to another host',
    {
      request: {
        ...greenhouse.request,
        next: { take: 'id', url: 'https://other.example/{taken}' },
      },
    },
  ],
  [
    'a second question that takes nothing along',
    {
      request: {
        ...greenhouse.request,
        next: { take: 'id', url: 'https://boards-api.greenhouse.io/v1' },
      },
    },
  ],
  ['tier B without a word limit', { licence: { tier: 'B', note: 'unread' } }],
  ['no topic', { topics: [] }],
  ['a need that no template uses', { needs: ['greenhouse', 'cik'] }],
  [
    'tier B with more words than may be quoted',
    { licence: { ...greenhouse.licence, maxQuoteWords: 40 } },
  ],
  ['no word on where its terms were seen', { licence: { tier: 'A', note: 'open' } }],
  [
    'a key it can’t do without, though it is on',
    { auth: { key: 'brave', in: 'header', name: 'x-key' } },
  ],
  ['no key, though it waits for one', { enabled: 'key' }],
  [
    'a key for a header without a name',
    { auth: { key: 'brave', in: 'header', optional: true } as unknown as 'none' },
  ],
  [
    'an account in the path that no auth puts there',
    { request: { urls: ['https://boards.example/:account/{greenhouse}'] } },
  ],
  [
    'an auth that finds no place for its account',
    { auth: { key: 'careerOneStop', in: 'path-and-bearer' }, enabled: 'key' },
  ],
  [
    'a token from an address that is filled in',
    {
      auth: { key: 'bluesky', in: 'session', tokenUrl: 'https://{domain}/session' },
      enabled: 'key',
    },
  ],
  [
    'a match on a field nobody maps',
    { match: { field: 'employer', against: 'names', min: 0.9, how: 'is' } },
  ],
  ['a search whose finds are not matched', { kind: 'search' }],
  [
    'a match that lets half of a name pass',
    { match: { field: 'title', against: 'names', min: 0.4, how: 'is' } },
  ],
  ['a table without columns', { kind: 'csv', extract: { items: 'rows[]', limit: 9, fields: {} } }],
  [
    'an item’s link out of nothing',
    {
      extract: {
        items: 'jobs[]',
        limit: 9,
        fields: { title: 'title' },
        link: 'https://boards.example/{id}',
      },
    },
  ],
  [
    'a link that is no https',
    {
      extract: {
        items: 'jobs[]',
        limit: 9,
        fields: { title: 'title' },
        link: 'javascript:{title}',
      },
    },
  ],
  ['a host it asks without pause', { polite: { ...greenhouse.polite, interval: milliseconds(0) } }],
  ['an answer larger than any', { polite: { ...greenhouse.polite, maxBytes: 2_000_000_000 } }],
  [
    'nothing on how long an answer is good',
    { polite: { robots: 'api', interval: greenhouse.polite.interval, maxBytes: 9_000 } },
  ],
  ['a recording outside of the material', { recordings: ['../secrets/key.json'] }],
  [
    'nothing that tells one thing from another',
    { extract: { items: 'jobs[]', limit: 9, fields: { title: 'title' }, once: 'id' } },
  ],
  ['a link it follows by no word', { request: { ...greenhouse.request, follow: { words: [] } } }],
  [
    'a link it follows to no host',
    { request: { ...greenhouse.request, follow: { words: ['list'], host: 'https://x.example/' } } },
  ],
  [
    'an outcome nobody knows',
    { sayings: [{ says: 'sorry', outcome: 'sad' as 'empty', sentence: 'It is sorry.' }] },
  ],
  ['a field nobody knows', { colour: 'red' } as Partial<Source>],
];
test.each(broken)('%s is no source', (_, part) => {
  expect(() => checkSource({ ...greenhouse, ...part })).toThrow(/^source “/);
});

const { request, licence, extract } = greenhouse;
const file = labourConditionApplications;
test.each<[string, Source, Readonly<Record<string, unknown>>]>([
  [
    'a template uses what the source does not say it needs',
    greenhouse,
    { request: { urls: [...request.urls, 'https://boards-api.greenhouse.io/{cik}'] } },
  ],
  ['the source says it needs what no template uses', greenhouse, { needs: ['greenhouse', 'cik'] }],
  [
    'a request brings one body',
    greenhouse,
    { request: { ...request, post: { a: '{greenhouse}' }, form: { a: '1' } } },
  ],
  [
    'the second question goes to the host of the first',
    greenhouse,
    { request: { ...request, next: { take: 'id', url: 'https://other.example/{taken}' } } },
  ],
  [
    'tier B states how many words may be quoted',
    greenhouse,
    { licence: { tier: 'B', note: licence.note, seenAt: licence.seenAt } },
  ],
  ['tier C is off for its licence, and nothing else is', greenhouse, { enabled: 'licence' }],
  [
    'tier C is off for its licence, and nothing else is',
    greenhouse,
    { licence: { ...licence, tier: 'C' } },
  ],
  [
    'a source is off without its key exactly where it can’t do without',
    greenhouse,
    { enabled: 'key' },
  ],
  [
    'what an item says in full is on the host of the list',
    greenhouse,
    {
      extract: {
        ...extract,
        detail: { url: 'https://other.example/{title}', fields: { html: 'content' } },
      },
    },
  ],
  [
    'the link or the title of an item uses what is neither mapped nor needed',
    greenhouse,
    { extract: { ...extract, link: 'https://boards.example/{id}' } },
  ],
  [
    'what tells one thing from another is not mapped',
    greenhouse,
    { extract: { ...extract, once: 'id' } },
  ],
  [
    'what an item must have, or what belongs together, is not mapped',
    greenhouse,
    { extract: { ...extract, requires: ['id'] } },
  ],
  [
    'the match looks at a field that is not mapped',
    greenhouse,
    { match: { field: 'employer', against: 'names', min: 0.9, how: 'is' } },
  ],
  [
    'it teaches what is not mapped',
    greenhouse,
    { teaches: { needs: { cik: 'id' }, from: 'alone' } },
  ],
  [
    'only a file that is loaded to a disk may be so large',
    greenhouse,
    { polite: { ...greenhouse.polite, maxBytes: 900_000_000 } },
  ],
  ['what is loaded is a table of rows', file, { kind: 'json' }],
  ['rows are found by a field that is not mapped', file, { bulk: { ...file.bulk, by: 'nothing' } }],
  [
    'rows that are found by names, and no others, are matched',
    file,
    { bulk: { ...file.bulk, holds: 'place' } },
  ],
  ['what a search finds must be matched', greenhouse, { kind: 'search' }],
  ['nothing says what is read', greenhouse, { kind: 'csv', extract: undefined }],
])('an entry is refused since %s', (sentence, entry, part) => {
  expect(() => checkSource(entry)).not.toThrow();
  expect(() => checkSource({ ...entry, ...part } as Source)).toThrow(sentence);
});
