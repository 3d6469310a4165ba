import { plural } from '../../../kernel/text';

/** Why a sentence has to be reviewed by itself, the gravest first. */
const ATTENTION = {
  unsupported: ['unsupported sentence', 'unsupported sentences'],
  conflict: ['conflict', 'conflicts'],
  old: ['old fact', 'old facts'],
  weak: ['weak source', 'weak sources'],
  opinion: ['opinion', 'opinions'],
  model: ['unconfirmed sentence by a model', 'unconfirmed sentences by a model'],
  source: ['second-hand source', 'second-hand sources'],
  unsourced: ['sentence without a source', 'sentences without a source'],
  'deleted-basis': ['sentence based on a deleted one', 'sentences based on deleted ones'],
} as const;

export type Attention = keyof typeof ATTENTION;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** “2 sentences still need attention: one conflict, one weak source.” */
export function formatAttention(found: readonly Attention[]): string {
  const kinds = (Object.keys(ATTENTION) as Attention[]).flatMap((kind) => {
    const count = found.filter((one) => one === kind).length;
    const [one, many] = ATTENTION[kind];
    return count === 0 ? [] : [`${COUNTS[count] ?? count} ${count === 1 ? one : many}`];
  });
  const needs = found.length === 1 ? 'needs' : 'need';
  return `${plural(found.length, 'sentence')} still ${needs} attention: ${kinds.join(', ')}.`;
}

export const formatUnseen = (title: string, count: number): string =>
  `Scroll through “${title}” first: ${plural(count, 'sentence')} not on screen yet.`;
