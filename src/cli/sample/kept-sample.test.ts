import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countWords } from '../../kernel/text';
import type { ReportDocument } from '../../report/document';
import { projectFolder } from '../../project-folder';
import { readSampleRecording } from './recording';

const folder = join(projectFolder(), 'content/sample');
const sample = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as ReportDocument;
const claims = sample.sections.flatMap((section) =>
  section.claims.map((claim) => ({ ...claim, section: section.id })),
);
const MOST_WORDS = 3_000;

test('every sentence of the sample stands on evidence and was let through by the verifier, none exempt', () => {
  expect(claims.length).toBeGreaterThan(100);
  for (const { text, citations, verdict, typical, wording } of claims) {
    expect(citations.length, text).toBeGreaterThan(0);
    expect(['supported', 'company-says', 'conflicted', 'stale'], text).toContain(verdict);
    expect({ typical, found: wording?.found }, text).toEqual({});
  }
});

test('the sample was edited and approved, and has words that were recorded', () => {
  expect(sample).toMatchObject({ reviewed: true, sample: true });
  const { sections, steps } = readSampleRecording(join(folder, 'recording'));
  const texts = new Set(claims.map(({ text }) => text));
  const kept = sections.flatMap(({ sentences }) => sentences.filter(({ text }) => texts.has(text)));
  expect(kept.length).toBeGreaterThan(40);
  const worded = steps.flatMap((step) => ('text' in step ? [step.text] : []));
  expect(worded.filter((text) => !texts.has(text))).toEqual([]);
});

test('the sample is read in an evening, and each section of facts says what it means for the reader', () => {
  const words = claims.flatMap(({ text, notes = [] }) => [text, ...notes.map((note) => note.text)]);
  expect(words.reduce((sum, text) => sum + countWords(text), 0)).toBeLessThanOrEqual(MOST_WORDS);
  const told = claims.filter(({ group }) => group === 'What this means for you');
  expect(told.map(({ section }) => section)).toEqual([
    'snapshot',
    'developments',
    'market',
    'role-tips',
    'hiring-process',
    'culture',
  ]);
});
