import { expect, test } from 'vitest';
import { alertKinds } from '../../../src/shop/alerts/shape';
import { readProjectText, unknownIn } from './running';
import { missingTests, namedTests, unmatchedSections } from './security';

test('each test that docs/security.md names exists', () => {
  const named = namedTests(readProjectText('docs/security.md'));
  expect(named.length).toBeGreaterThan(50);
  expect(missingTests(named)).toEqual([]);
});

test('a test that was renamed or removed is found', () => {
  const page =
    '| 1 | x | `src/kernel/formats/csv.test.ts` › is no test at all | |\n| 2 | y | `src/none.test.ts` › gone | |';
  expect(missingTests(namedTests(page))).toEqual([
    'src/kernel/formats/csv.test.ts › is no test at all',
    'src/none.test.ts › gone',
  ]);
});

const kinds = Object.keys(alertKinds);

test('every alert has a section in docs/runbook.md: what it means, what the buyer sees, what to do', () => {
  const page = readProjectText('docs/runbook.md');
  expect(unmatchedSections(page, kinds)).toEqual([]);
  expect(unmatchedSections(page, [...kinds, 'flood'])).toEqual(['flood']);
  expect(unmatchedSections(`${page}\n### quake\n\n- **Do**: run.`, kinds)).toEqual([
    'quake',
    'quake: - **Meaning**:',
    'quake: - **The buyer** ',
  ]);
});

test('docs/alerts.md says when each alert is raised', () => {
  const page = readProjectText('docs/alerts.md');
  expect(kinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
});

test.each(['docs/runbook.md', 'docs/alerts.md', 'docs/security.md'])(
  '%s names only commands, settings, and paths that exist',
  (page) => {
    expect(unknownIn(readProjectText(page))).toEqual([]);
  },
);
