import { describe, expect, test } from 'vitest';
import { catalogue, readAnswer, type Source, type SourceItem } from '../../src/research/sources';
import { cases } from './answers';
import { company, type ContractCase } from './contract-case';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);

function read(
  {
    source,
    known,
    type = 'application/json',
    bytes,
    url = 'https://service.example/answer',
  }: ContractCase,
  answer: unknown,
) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return readAnswer(
    sourceOf(source),
    {
      outcome: 'ok',
      url,
      type,
      text,
      ...(bytes === undefined ? {} : { bytes }),
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    known,
    company,
  );
}

describe('an answer of', () => {
  test.each(cases.map((one) => [one.source, one] as const))(
    '%s is read as its format says',
    (_, one) => {
      const reading = read(one, one.answer);
      expect(reading.outcome).toBe('ok');
      expect(reading.items).toHaveLength(one.items.length);
      expect(reading.items).toMatchObject(one.items);
      expect(reading.apart).toHaveLength(one.apart ?? 0);
      expect(reading.about).toEqual(one.about ?? {});
      // Nothing but what the case names: a field that appears from nowhere is a mapping that reads too much. Only a document’s text is not told twice.
      const names = (items: readonly SourceItem[]) =>
        items.map((item) =>
          Object.keys(item)
            .filter((name) => sourceOf(one.source).kind !== 'doc' || name !== 'text')
            .toSorted(),
        );
      expect(names(reading.items)).toEqual(names(one.items));
    },
  );

  test.each(
    cases.flatMap((one) =>
      one.nothing === undefined ? [] : [[one.source, one, one.nothing] as const],
    ),
  )('%s that holds nothing is empty, and says whether that is certain', (_, one, nothing) => {
    const { bytes: _bytes, ...plain } = one;
    expect(read(plain, nothing.answer)).toMatchObject({
      outcome: 'empty',
      items: [],
      certain: nothing.certain,
    });
  });

  test.each(cases.map((one) => [one.source, one] as const))(
    '%s that has another form is told as such and never thrown',
    (_, one) => {
      const { bytes: _bytes, ...plain } = one;
      for (const text of [
        '',
        '{}',
        '[]',
        'null',
        '7',
        '"x"',
        '{"jobs":{"a":1}}',
        '{"hits":null}',
        '{"data":"none"}',
        '<html><body><p>Hello</p></body></html>',
        '{"error":"no"}',
        'a,b\n1,2\n',
        '\u0000\u0001PK\u0003\u0004',
      ]) {
        const { items } = read(plain, text);
        const expected = ['search', 'csv'].includes(sourceOf(one.source).kind)
          ? []
          : items.filter((item) => Object.keys(item).length > 0);
        expect(items, text).toEqual(expected);
      }
      const wall = read(
        { ...plain, type: 'text/html' },
        '<!DOCTYPE html><html><head><title>Just a moment</title></head><body>Please verify you are human</body></html>',
      );
      const isPage = ['html', 'doc'].includes(sourceOf(one.source).kind);
      expect(wall).toMatchObject({ items: [], outcome: isPage ? wall.outcome : 'blocked' });
    },
  );
});

/** What is read, whatever it is called: sources of one form share one contract. */
const mappingOf = ({ kind, extract, sayings = [] }: Source): string =>
  JSON.stringify([kind, extract, sayings]);

test('every mapping has its contract, and no two cases are about the same source', () => {
  // The feeds that are polled for everybody share one, in feeds.test.ts.
  // Files that are loaded have theirs in bulk.test.ts, where they are read as the loader reads them.
  const mapped = catalogue.filter(
    ({ extract, kind, needs, bulk }) =>
      bulk === undefined &&
      (extract !== undefined || (kind === 'feed' && needs.length > 0) || kind === 'sitemap'),
  );
  const held = new Set(cases.map(({ source }) => mappingOf(sourceOf(source))));
  expect(mapped.filter((source) => !held.has(mappingOf(source))).map(({ id }) => id)).toEqual([]);
  expect(new Set(cases.map(({ source }) => source)).size).toBe(cases.length);
});

test.each([
  ['gdelt-artlist', 'The specified phrase is too short.', 'not-applicable'],
  ['gdelt-artlist', 'Please limit requests to one every 5 seconds or contact us.', 'limited'],
  [
    'bls-api',
    '{"status":"REQUEST_NOT_PROCESSED","message":["Request could not be serviced, as the daily threshold for total number of requests has been reached."],"Results":{}}',
    'limited',
  ],
  [
    'eng-stackexchange',
    '{"error_id":502,"error_message":"too many requests","error_name":"throttle_violation"}',
    'limited',
  ],
  [
    'wikipedia-wikitext',
    '{"error":{"code":"missingtitle","info":"The page you specified doesn\'t exist."}}',
    'gone',
  ],
  [
    'ats-workable',
    '<!DOCTYPE html><html><body>error 1015: you are being rate limited</body></html>',
    'limited',
  ],
  [
    'social-hn-stories',
    '<!DOCTYPE html><html><head></head><body>Attention Required! Cloudflare</body></html>',
    'blocked',
  ],
  ['warn-tx', '<!doctype html><html><body>502 Bad Gateway</body></html>', 'error-page'],
  [
    'ats-ashby',
    '<!doctype html><html><body><noscript>You need to enable JavaScript to run this app.</noscript></body></html>',
    'empty-shell',
  ],
  [
    'prnewswire-all',
    '<!doctype html><html><body>Subscribe to continue reading</body></html>',
    'paywall',
  ],
] as const)('%s that says “%s” is %s', (source, text, outcome) => {
  expect(read({ source, answer: text, items: [] }, text).outcome).toBe(outcome);
});
