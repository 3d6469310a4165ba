import type { ParserModel } from '../../src/language/parser/model-file';
import { createWordReader } from '../../src/language/parser/read-words';
import type { TreebankSentence } from './treebank';

interface Counts {
  gold: number;
  found: number;
  right: number;
}

export interface ParserScore {
  readonly words: number;
  readonly pos: number;
  readonly tags: number;
  readonly uas: number;
  readonly las: number;
  readonly labels: ReadonlyMap<string, { readonly f1: number; readonly gold: number }>;
  readonly tokensPerSecond: number;
}

const SUBTYPES = new Set(['nsubj:pass', 'aux:pass', 'obl:agent', 'csubj:pass']);
/** As relations are counted: without subtypes, but for the passive ones. */
const mainLabel = (label: string): string =>
  SUBTYPES.has(label) ? label : (label.split(':')[0] ?? label);

/** Tags and trees of treebank sentences, from their words alone. Punctuation counts for tags only. */
export function scoreModel(
  model: ParserModel,
  sentences: readonly TreebankSentence[],
): ParserScore {
  const { heading } = model;
  const readWords = createWordReader(model);
  const counts = { words: 0, pos: 0, tags: 0, arcs: 0, heads: 0, labelled: 0 };
  const perLabel = new Map<string, Counts>();
  const count = (label: string, part: keyof Counts): void => {
    const own = perLabel.get(label) ?? { gold: 0, found: 0, right: 0 };
    own[part]++;
    perLabel.set(label, own);
  };
  const started = process.cpuUsage();
  for (const { words, tags, heads, labels: goldLabels } of sentences) {
    const read = readWords(words);
    for (const [index, gold] of goldLabels.entries()) {
      const tag = heading.tags[read.tags[index] ?? 0] ?? '';
      const goldTag = tags[index] ?? '';
      counts.words++;
      counts.pos += tag.split(' ')[0] === goldTag.split(' ')[0] ? 1 : 0;
      counts.tags += tag.split(' ')[1] === goldTag.split(' ')[1] ? 1 : 0;
      const wanted = mainLabel(gold);
      const found = mainLabel(heading.labels[read.labels[index] ?? 0] ?? '');
      if (found !== 'punct') count(found, 'found');
      if (wanted === 'punct') continue;
      const headRight = read.heads[index] === heads[index];
      counts.arcs++;
      counts.heads += headRight ? 1 : 0;
      counts.labelled += headRight && wanted === found ? 1 : 0;
      count(wanted, 'gold');
      if (headRight && wanted === found) count(wanted, 'right');
    }
  }
  const { user, system } = process.cpuUsage(started);
  return {
    words: counts.words,
    pos: counts.pos / counts.words,
    tags: counts.tags / counts.words,
    uas: counts.heads / counts.arcs,
    las: counts.labelled / counts.arcs,
    labels: new Map(
      [...perLabel].map(([label, { gold, found, right }]) => [
        label,
        { gold, f1: (2 * right) / Math.max(1, gold + found) },
      ]),
    ),
    tokensPerSecond: (counts.words * 1e6) / (user + system),
  };
}

const LISTED =
  'nsubj nsubj:pass obj iobj obl obl:agent aux cop xcomp ccomp advcl acl conj appos nmod amod compound'.split(
    ' ',
  );
const percent = (part: number): string => (100 * part).toFixed(1);

export function describeScore(name: string, score: ParserScore): string {
  const labels = LISTED.map((label) => {
    const one = score.labels.get(label);
    return `  ${label.padEnd(11)} ${one ? percent(one.f1) : '-'} (${one?.gold ?? 0})`;
  });
  return [
    [
      `${name}: ${score.words} tokens; UPOS ${percent(score.pos)}, tags ${percent(score.tags)}`,
      `UAS ${percent(score.uas)}, LAS ${percent(score.las)}`,
      `${Math.round(score.tokensPerSecond)} tokens/s`,
    ].join(', '),
    ...labels,
  ].join('\n');
}
