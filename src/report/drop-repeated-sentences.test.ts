import { expect, test } from 'vitest';
import { FACT_SECTIONS } from './write';
import { dropRepeatedSentences } from './drop-repeated-sentences';
import type { JudgedSection } from './write-resting';

function section(id: string, ...texts: readonly string[]): JudgedSection {
  const plan = FACT_SECTIONS.find((one) => one.id === id);
  if (plan === undefined) throw new Error(`no section ${id}`);
  const claims = texts.map((text, index) => ({
    id: `${id}-${index + 1}`,
    kind: 'fact' as const,
    verdict: 'supported' as const,
    evidence: [],
    draft: { text, evidenceIds: [], restsOn: [] },
  }));
  return { plan, rows: [], claims, kept: claims, weak: [], rejected: [] };
}

const ON_CALL = 'On-call is one week in seven.';
const textsOf = (sections: readonly JudgedSection[]) =>
  sections.map(({ claims }) => claims.map(({ draft }) => draft.text));

test('a sentence that two sections have stands in the one that is read first', () => {
  const sections = [section('culture', ON_CALL, 'It pays well.'), section('developments', ON_CALL)];
  expect(textsOf(dropRepeatedSentences(sections))).toEqual([['It pays well.'], [ON_CALL]]);
});

test('sections keep their order, and sentences that differ stay', () => {
  const sections = [section('market', 'A rival is Wick.'), section('snapshot', 'It makes gauges.')];
  expect(dropRepeatedSentences(sections)).toEqual(sections);
});
