import { expect, test } from 'vitest';
import { readConfig } from '.';
import { catalogue } from '../research/sources';

const sourcesOf = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment);
  return read.ok ? read.config.sources : expect.unreachable(read.faults.join(' '));
};

test('every key a source may ask for can be set, and none is set by itself', () => {
  const wanted = new Set(
    catalogue.flatMap(({ auth }) => (auth === undefined || auth === 'none' ? [] : [auth.key])),
  );
  const none = sourcesOf({}).keys;
  expect(new Set(Object.keys(none))).toEqual(wanted);
  expect(Object.values(none).filter((key) => key !== undefined)).toEqual([]);
});

test('keys and the own search engine are read, and an address that is none is a fault', () => {
  expect(
    sourcesOf({
      SOURCE_KEY_BRAVE: 'b-1',
      SOURCE_KEY_DOL: 'd-1',
      SEARXNG_URL: 'http://search.home:8080/',
    }),
  ).toMatchObject({
    keys: { brave: 'b-1', departmentOfLabor: 'd-1', github: undefined },
    searxng: 'http://search.home:8080',
  });
  expect(readConfig({ SEARXNG_URL: 'ftp://search.home' })).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('SEARXNG_URL')],
  });
});
