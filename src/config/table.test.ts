import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsDocument } from './table';
import { variables } from './variables';

test('docs/settings.md is what the program reads; npm run foreword -- settings writes it', () => {
  const kept = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  expect(kept).toBe(settingsDocument());
});

test('every setting has a row of its own, and says what it means', () => {
  const rows = settingsDocument().split('\n');
  for (const [name, { description }] of Object.entries(variables.shape)) {
    expect([name, rows.filter((row) => row.startsWith(`| \`${name}\` |`)).length]).toEqual([
      name,
      1,
    ]);
    expect([name, (description ?? '').length > 5]).toEqual([name, true]);
  }
});
