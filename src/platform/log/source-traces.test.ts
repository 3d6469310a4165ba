import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '.';
import { traceLastWords, traceToSource } from './source-traces';

const folder = mkdtempSync(join(tmpdir(), 'foreword-traces-'));
/** Line 1, column 27 of what was built is line 2, column 3 of what was written. */
const MAP = { version: 3, sources: ['../src/shop.ts'], names: [], mappings: '0BACE' };
const EXPECTED = `TypeError: no luck\n    at placeOrder (${join(folder, '../src/shop.ts')}:2:3)`;

/** The trace of an error at that place of a file, with this beside it as its map. */
function traceIn(name: string, map?: string): string {
  const file = join(folder, name);
  if (map !== undefined) writeFileSync(`${file}.map`, map);
  return `TypeError: no luck\n    at placeOrder (${pathToFileURL(file).href}:1:27)`;
}

const mapped = traceIn('mapped.js', JSON.stringify(MAP));
const failure = (): Error => Object.assign(new TypeError('no luck'), { stack: mapped });

test('a trace names the file that was written', () => {
  expect(traceToSource(mapped)).toBe(EXPECTED);
});

test.each([
  ['absent.js', undefined],
  ['damaged.js', '{"version":3,'],
])('a trace without a map that can be read stays as it is (%s)', (name, map) => {
  const trace = traceIn(name, map);
  expect(traceToSource(trace)).toBe(trace);
});

test('the log names the file that was written', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
  log.error({ error: failure() }, 'an order failed');
  const { error } = JSON.parse(lines[0] ?? '{}') as { error: { stack: string } };
  expect(error.stack).toBe(EXPECTED);
});

const before = process.listeners('uncaughtExceptionMonitor');
afterEach(() => {
  for (const listener of process.listeners('uncaughtExceptionMonitor'))
    if (!before.includes(listener)) process.off('uncaughtExceptionMonitor', listener);
});

test('the last words of a process name the file that was written', () => {
  traceLastWords();
  const error = failure();
  for (const listener of process.listeners('uncaughtExceptionMonitor'))
    if (!before.includes(listener)) listener(error, 'uncaughtException');
  expect(error.stack).toBe(EXPECTED);
});
