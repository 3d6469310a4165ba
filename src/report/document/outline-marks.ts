import type { ReportDocument, Verdict } from './shape';

export interface OutlineMark {
  readonly verdict: Verdict;
  readonly word: string;
  readonly means: string;
}

/** How well a sentence stands, in a word, and what that word means. */
export const MARKS: Readonly<Record<Verdict, Omit<OutlineMark, 'verdict'>>> = {
  supported: {
    word: 'Supported',
    means: 'It stands in a source that is not only the company’s own word.',
  },
  'company-says': { word: 'The company says', means: 'It rests on the company’s own word alone.' },
  conflicted: {
    word: 'Sources differ',
    means: 'Sources contradict each other, and both are quoted.',
  },
  stale: {
    word: 'May be out of date',
    means: 'It was so when it was written and may have changed since.',
  },
  weak: { word: 'Weakly supported', means: 'What is quoted bears it out only in part.' },
  unsupported: { word: 'Not supported', means: 'What is quoted does not bear it out.' },
};

const ORDER: readonly Verdict[] = [
  'supported',
  'company-says',
  'conflicted',
  'stale',
  'weak',
  'unsupported',
];

export function marksOf({ sections }: ReportDocument): OutlineMark[] {
  const used = new Set(sections.flatMap(({ claims }) => claims.map(({ verdict }) => verdict)));
  return ORDER.filter((verdict) => used.has(verdict)).map((verdict) => ({
    verdict,
    ...MARKS[verdict],
  }));
}
