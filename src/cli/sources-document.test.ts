import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../research/sources';
import { sourcesDocument } from './sources-document';

test('docs/sources.md is what the catalogue tells; npm run foreword -- sources writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/sources.md'), 'utf8')).toBe(
    sourcesDocument(),
  );
});

test('every source has its line, and each line five cells', () => {
  const lines = sourcesDocument()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(lines).toHaveLength(catalogue.filter(({ needs }) => !needs.includes('searxng')).length);
  expect(lines.filter((line) => line.replaceAll('\\|', '').split('|').length !== 7)).toEqual([]);
});
