import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../research/sources';
import { proofSentence, sourcesDocument } from './sources-document';

test('docs/sources.md is what the catalogue tells; npm run foreword -- sources writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/sources.md'), 'utf8')).toBe(
    sourcesDocument(),
  );
});

test('every source has its line, and each line six cells', () => {
  const lines = sourcesDocument()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(lines).toHaveLength(catalogue.filter(({ needs }) => !needs.includes('searxng')).length);
  expect(lines.filter((line) => line.replaceAll('\\|', '').split('|').length !== 8)).toEqual([]);
});

test('the README counts the sources by proof as they are', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')).toContain(
    `\n${proofSentence()}\n`,
  );
});
