import { chooseMain } from '../../src/research/read/main-text/main-text';
import { KIND_CLUES, CONTENT_TYPES, kindClues } from '../../src/research/read/main-text/recognise';
import { surveyPage } from '../../src/research/read/main-text/survey-page';
import type { TreeModel } from '../../src/research/read/main-text/tree-model';
import { growTrees, type Growth, type Sample } from './grow-trees';
import type { Item } from './pages';

/** Some kinds have eight pages to learn from, so few samples make a leaf. */
const GROWTH: Growth = {
  trees: 40,
  depth: 3,
  rate: 0.12,
  columns: 0.3,
  rows: 0.8,
  lambda: 1,
  leaf: 0.4,
  seed: 1,
};

/** One row of trees for each kind, learned of every page with its address and without. */
export function learnKinds(
  items: Iterable<Item>,
  mainText: TreeModel,
): readonly (readonly [kind: string, model: TreeModel])[] {
  const learned: { readonly type: string; readonly row: Float32Array }[] = [];
  for (const { html, url, type } of items)
    for (const input of [{ html, url }, { html }]) {
      const survey = surveyPage(input);
      learned.push({ type, row: kindClues(survey, chooseMain(survey.view, mainText)) });
    }
  return CONTENT_TYPES.map((kind) => {
    const samples = learned.map(({ type, row }): Sample => ({
      row,
      label: type === kind ? 1 : 0,
      weight: 1,
    }));
    return [kind, growTrees(KIND_CLUES, samples, GROWTH)] as const;
  });
}
