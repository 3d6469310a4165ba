import type { JudgeLabel, JudgePair } from './ports';

interface Control extends JudgePair {
  readonly label: JudgeLabel;
}

/** Pairs whose answer is beyond doubt, mixed in with the others: a judge that fails one isn't believed. */
export const CONTROLS: readonly Control[] = [
  {
    label: 'entailed',
    premise: 'Corvane Mills (annual report, 2025): The mill in Aldport closed on March 3, 2025.',
    hypothesis: 'Corvane Mills closed its mill in Aldport in March 2025.',
  },
  {
    label: 'contradicted',
    premise: 'Corvane Mills (annual report, 2025): The mill in Aldport closed on March 3, 2025.',
    hypothesis: 'Corvane Mills opened its mill in Aldport on March 3, 2025.',
  },
  {
    label: 'entailed',
    premise: 'Tessaly Freight (website): We employ 212 drivers at three depots.',
    hypothesis: 'Tessaly Freight has more than 200 drivers.',
  },
  {
    label: 'neutral',
    premise: 'Tessaly Freight (website): We employ 212 drivers at three depots.',
    hypothesis: 'The board of Tessaly Freight dismissed its auditor.',
  },
];

/** One control that holds and one that doesn't, by turns, so that no batch goes without both. */
export function controlsOf(batch: number): readonly Control[] {
  const first = (batch % 2) * 2;
  return CONTROLS.slice(first, first + 2);
}

/** A control that doesn't hold is passed by either of the two other labels. */
export const passes = (control: Control, label: JudgeLabel): boolean =>
  (control.label === 'entailed') === (label === 'entailed');
