/**
 * Learns to tell main text from the rest, from the tuning half alone, and writes what it learned into
 * src/research/read.  npm run bench -- train-extraction
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../src/project-folder';
import { FEATURES, featuresOf } from '../src/research/read/features';
import { surveyPage } from '../src/research/read/survey-page';
import { growTrees, type Growth, type Sample } from './extraction/grow-trees';
import { labelSegments } from './extraction/label';
import { readItems } from './extraction/pages';

const GROWTH: Growth = {
  trees: 120,
  depth: 5,
  rate: 0.1,
  columns: 0.3,
  rows: 0.7,
  lambda: 5,
  leaf: 20,
  seed: 1,
};
/** A page counts as one however long it is, and a long segment more than a short one. */
const WORD_POWER = 0.7;
const SMALLEST_PAGE = 30;
const DIGITS = 4;

const samples: Sample[] = [];
for (const { html, url, truth } of readItems('tuning')) {
  const { segments, view } = surveyPage({ html, url });
  const rows = featuresOf(view);
  const labels = labelSegments(
    segments.map(({ text }) => text),
    truth,
  );
  const weights = view.counted.map(({ words }) => Math.max(0.3, words) ** WORD_POWER);
  const all = Math.max(
    SMALLEST_PAGE,
    weights.reduce((sum, one) => sum + one, 0),
  );
  for (const [index, row] of rows.entries())
    samples.push({ row, label: labels[index] ?? 0, weight: (weights[index] ?? 0) / all });
}
const short = (value: number): number => Number(value.toPrecision(DIGITS));
const { base, trees } = growTrees(FEATURES, samples, GROWTH);
const lines = trees.map(({ asks, bounds }) => JSON.stringify({ asks, bounds: bounds.map(short) }));
const text = `{"features":${JSON.stringify(FEATURES)},\n"base":${short(base)},\n"trees":[\n${lines.join(',\n')}\n]}\n`;
writeFileSync(join(projectFolder(), 'src/research/read/main-text-model.json'), text);
process.stdout.write(
  `${samples.length} segments, ${trees.length} trees, ${Math.round(text.length / 1024)} KB\n`,
);
