import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TreebankSentence {
  readonly words: readonly string[];
  /** The universal tag and the Penn tag, as in "VERB VBD". */
  readonly tags: readonly string[];
  readonly lemmas: readonly string[];
  /** The head of each word, counted from 1; 0 is the root. */
  readonly heads: readonly number[];
  readonly labels: readonly string[];
  /** The sentence as it was written. */
  readonly text: string;
}

export type TreebankPart = 'train' | 'dev' | 'test';

const folder = join(process.env['MATERIAL_DIR'] ?? '../shared', 'bench/ud-ewt');

export const hasTreebank = (): boolean => existsSync(folder);

export function readTreebank(part: TreebankPart): readonly TreebankSentence[] {
  return readFileSync(join(folder, `${part}.conllu`), 'utf8')
    .split(/\n\n+/)
    .map(readSentence)
    .filter(({ words }) => words.length > 0);
}

function readSentence(block: string): TreebankSentence {
  const lines = block.split('\n');
  const rows = lines.filter((line) => /^\d+\t/.test(line)).map((line) => line.split('\t'));
  const column = (index: number): readonly string[] => rows.map((row) => row[index] ?? '_');
  const universal = column(3);
  return {
    words: column(1),
    tags: column(4).map((tag, index) => `${universal[index] ?? 'X'} ${tag}`),
    lemmas: column(2),
    heads: column(6).map(Number),
    labels: column(7),
    text: lines.find((line) => line.startsWith('# text = '))?.slice('# text = '.length) ?? '',
  };
}
