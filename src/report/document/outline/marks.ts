import type { ReportDocument, Verdict } from '../shape';

export interface OutlineMark {
  readonly verdict: Verdict;
  readonly word: string;
  readonly means: string;
}

/** How well a sentence is supported, in a word, and what that word means. */
export const MARKS: Readonly<Record<Verdict, Omit<OutlineMark, 'verdict'>>> = {
  supported: {
    word: 'Supported',
    means: 'A source other than the company says so.',
  },
  'company-says': {
    word: 'Company’s own claim',
    means: 'Only the company itself says so.',
  },
  conflicted: {
    word: 'Sources differ',
    means: 'Sources contradict each other; we quote both.',
  },
  stale: {
    word: 'May be out of date',
    means: 'It was true when it was written and may have changed since.',
  },
  weak: { word: 'Weakly supported', means: 'The quotes support only part of it.' },
  unsupported: { word: 'Not supported', means: 'The quotes don’t support it.' },
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
