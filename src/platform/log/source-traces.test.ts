import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { traceToSource } from './source-traces';

const original = Error.prepareStackTrace;
afterEach(() => {
  Error.prepareStackTrace = original;
});

const folder = mkdtempSync(join(tmpdir(), 'foreword-traces-'));
/** Line 1, column 27 of what was built is line 2, column 3 of what was written. */
const MAP = { version: 3, sources: ['../src/shop.ts'], names: [], mappings: '0BACE' };

/** The trace of an error at that place of a file, with this beside it as its map. */
function traceOf(name: string, map?: string): unknown {
  const file = join(folder, name);
  if (map !== undefined) writeFileSync(`${file}.map`, map);
  const url = pathToFileURL(file).href;
  const frame = {
    getFileName: () => url,
    getLineNumber: () => 1,
    getColumnNumber: () => 27,
    toString: () => `placeOrder (${url}:1:27)`,
  };
  traceToSource();
  return Error.prepareStackTrace?.(new TypeError('no luck'), [frame as NodeJS.CallSite]);
}

test('a trace names the file that was written', () => {
  expect(traceOf('mapped.js', JSON.stringify(MAP))).toBe(
    `TypeError: no luck\n    at placeOrder (${join(folder, '../src/shop.ts')}:2:3)`,
  );
});

test.each([
  ['absent.js', undefined],
  ['damaged.js', '{"version":3,'],
])('a trace without a map that can be read names what was built (%s)', (name, map) => {
  expect(traceOf(name, map)).toContain(`/${name}:1:27)`);
});
