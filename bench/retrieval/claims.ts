import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexPassages, rankPassages } from '../../src/research/evidence';
import { halfOf, plainBm25, tally } from './common';

interface Claim {
  readonly claim: string;
  readonly evidence: readonly string[];
  readonly supporting_sentences: readonly (readonly number[])[];
  readonly meta: { readonly id: string };
}

const MOST = 10;

/** A claim counts if the top ten hold all of one annotator's sentences. Unsupported ones don't. */
export function measureClaims(folder: string): readonly string[] {
  const lines = readFileSync(join(folder, 'verification/wice-claims-dev.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const [ours, plain] = [tally(), tally()];
  for (const { claim, evidence, supporting_sentences: named, meta } of lines.map(
    (line) => JSON.parse(line) as Claim,
  )) {
    const sets = named.filter(({ length }) => length > 0);
    if (sets.length === 0) continue;
    const hit = (order: readonly number[]): number => {
      const first = new Set(order.slice(0, MOST));
      return sets.some((set) => set.every((at) => first.has(at))) ? 1 : 0;
    };
    ours.add(
      halfOf(meta.id),
      hit(rankPassages(indexPassages(evidence.map((text) => ({ text }))), claim)),
    );
    plain.add(halfOf(meta.id), hit(plainBm25(evidence)(claim)));
  }
  return [
    plain.say('WiCE, all support in the top 10, plain BM25'),
    ours.say('WiCE, all support in the top 10, rank', 0.88),
  ];
}
