import { existsSync, readFileSync } from 'node:fs';
import { materialFolder } from '../../../test/support/material';
import { readPairs } from '../../pairs/read-pairs';
import { layOut } from '../document-of';
import type { LabelledSentence } from '../rows';
import type { Corpus } from './shape';

/** How the labelled sentences call a document of the kind that a passage's source names. */
const KINDS: readonly (readonly [source: RegExp, kind: string])[] = [
  [/\b10-K\b/, '10-K: business'],
  [/\b8-K\b|\brelease\b/, '8-K/6-K'],
  [/\bhandbook\b/, 'handbook'],
  [/\bjob posting\b/, 'job posting'],
  [/\bWikipedia\b/, 'wikipedia'],
  [/\bpage\b/, 'web page'],
];

function corpusOf(
  marks: string,
  told: Pick<LabelledSentence, 'id' | 'company' | 'doc' | 'kind' | 'sentence'>,
): Corpus {
  const { card, document } = layOut({ ...told, before: '', after: '', facts: [], isRandom: false });
  return { marks, card, documents: [document] };
}

/** Passages over which claims were written; those of the held half alone are not among them. */
export function passages(): readonly Corpus[] {
  const open = (readPairs(materialFolder('real/pairs/dev.jsonl')) ?? []).filter(
    ({ half, kind }) => half === 'tuning' && kind !== 'two',
  );
  const seen = new Map(
    open.flatMap(({ passages: texts, company, source }) =>
      texts.map((text) => [text, { company, source: source ?? '' }] as const),
    ),
  );
  return [...seen].map(([sentence, { company, source }], at) => {
    const kind = KINDS.find(([named]) => named.test(source))?.[1] ?? 'news';
    return corpusOf('passages', { id: `passage-${at}`, company, doc: source, kind, sentence });
  });
}

interface Report {
  readonly paragraphs: readonly { readonly text: string }[];
}

/** Paragraphs of annual reports, whose filers are not named: “the Company” and “we” are the filer. */
export function annualReports(): readonly Corpus[] {
  const file = materialFolder('bench/tables/tatqa-dev.json');
  if (!existsSync(file)) return [];
  const reports = JSON.parse(readFileSync(file, 'utf8')) as readonly Report[];
  return reports.flatMap(({ paragraphs }, at) =>
    paragraphs.map(({ text }, index) =>
      corpusOf('annual-reports', {
        id: `report-${at}-${index}`,
        company: '(unnamed filer)',
        doc: 'annual report',
        kind: '10-K: notes',
        sentence: text,
      }),
    ),
  );
}
