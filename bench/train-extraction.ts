/**
 * Learns to tell main text from the rest and a page's kind, from the tuning half alone, and writes what it
 * learned into src/research/read.  npm run bench -- train-extraction [--kinds]
 * With --kinds the pages' kinds alone are learned, on the main text as it is told now.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/project-folder';
import { FEATURES } from '../src/research/read/main-text/feature-names';
import { featuresOf } from '../src/research/read/main-text/features';
import present from '../src/research/read/main-text/main-text-model.json';
import { surveyPage } from '../src/research/read/main-text/survey-page';
import { growTrees, type Growth, type Sample } from './extraction/grow-trees';
import { labelSegments } from './extraction/label';
import { learnKinds } from './extraction/learn-kinds';
import { readItems } from './extraction/pages';
import type { TreeModel } from '../src/research/read/main-text/tree-model';

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

const folder = join(projectFolder(), 'src/research/read');
const short = (value: number): number => Number(value.toPrecision(DIGITS));
const linesOf = ({ trees }: TreeModel): string =>
  trees.map(({ asks, bounds }) => JSON.stringify({ asks, bounds: bounds.map(short) })).join(',\n');

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  process.stdout.write(`${file}: ${Math.round(text.length / 1024)} KB\n`);
}

function learnMainText(): TreeModel {
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
  const model = growTrees(FEATURES, samples, GROWTH);
  process.stdout.write(`${samples.length} segments, ${model.trees.length} trees\n`);
  const head = `"features":${JSON.stringify(FEATURES)},\n"base":${short(model.base)}`;
  const text = `{${head},\n"trees":[\n${linesOf(model)}\n]}\n`;
  write('main-text-model.json', text);
  return JSON.parse(text) as TreeModel;
}

const { values } = parseArgs({ options: { kinds: { type: 'boolean' } } });
const mainText = values.kinds === true ? present : learnMainText();
const kinds = learnKinds(readItems('tuning'), mainText).map(
  ([kind, model]) => `"${kind}":{"base":${short(model.base)},"trees":[\n${linesOf(model)}\n]}`,
);
write('page-kind-model.json', `{${kinds.join(',\n')}}\n`);
