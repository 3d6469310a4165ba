import { LEAN_FIGURES } from './lean-figures';
import { LONG_FIGURES } from './long-figures';
import type { PrintedFigure } from './printed-figure';

const pairs = (
  what: string,
  at: RegExp,
  goal: NonNullable<PrintedFigure['goal']>,
): PrintedFigure => ({
  area: 'verifier',
  what,
  command: 'pairs',
  at,
  unit: '%',
  goal,
});

const TEXT_FIGURES: readonly PrintedFigure[] = [
  {
    area: 'real text',
    what: 'wrong or misleading of marked sentences',
    command: 'real',
    at: /marked, \d+ are wrong or misleading \((\d+) %\)/u,
    unit: '%',
    goal: { atMost: 2 },
    pace: 'slow',
  },
  {
    area: 'real text',
    what: 'false statements caught',
    command: 'real',
    at: /^\| all \| \d+ \| \d+ of \d+ \| (\d+) \|/mu,
    goal: { atMost: 0 },
    pace: 'slow',
  },
  {
    area: 'real text',
    what: 'wanted facts told, of 450',
    command: 'real',
    at: /^\| all \| \d+ \| (\d+) of 450 \|/mu,
    goal: { atLeast: 205 },
    pace: 'slow',
  },
  {
    area: 'readers',
    what: 'precision on labelled sentences',
    command: 'sentences',
    at: /micro precision ([\d.]+)/u,
    goal: { atLeast: 0.95 },
  },
  {
    area: 'readers',
    what: 'recall on labelled sentences',
    command: 'sentences',
    at: /micro precision [\d.]+ recall ([\d.]+)/u,
    goal: { atLeast: 0.5 },
  },
  pairs('honest, no judge', /^both +no judge +honest ([\d.]+)%/mu, { atLeast: 30 }),
  pairs('lies, no judge', /^both +no judge +honest [^,]*, lies ([\d.]+)%/mu, { atMost: 8 }),
  pairs('honest, judge wrong 10%', /^both +judge wrong 10% +honest ([\d.]+)%/mu, { atLeast: 80 }),
  pairs('lies, judge wrong 10%', /^both +judge wrong 10% +honest [^,]*, lies ([\d.]+)%/mu, {
    atMost: 5,
  }),
  pairs('honest, perfect judge', /^both +perfect judge +honest ([\d.]+)%/mu, { atLeast: 92 }),
  pairs('lies, perfect judge', /^both +perfect judge +honest [^,]*, lies ([\d.]+)%/mu, {
    atMost: 1,
  }),
  {
    area: 'verifier',
    what: 'area under the curve, no judge',
    command: 'pairs',
    at: /^both +AUC ([\d.]+)/mu,
    goal: { atLeast: 0.7 },
  },
  {
    area: 'verifier',
    what: 'processor for a claim',
    command: 'pairs',
    at: /^CPU ([\d.]+) ms a claim/mu,
    unit: 'ms',
    goal: { atMost: 10 },
  },
  {
    area: 'parser',
    what: 'heads (UAS)',
    command: 'parser',
    at: /UAS ([\d.]+)/u,
    unit: '%',
    goal: { atLeast: 87 },
  },
  {
    area: 'parser',
    what: 'heads with labels (LAS)',
    command: 'parser',
    at: /LAS ([\d.]+)/u,
    unit: '%',
    goal: { atLeast: 83 },
  },
  {
    area: 'parser',
    what: 'tokens',
    command: 'parser',
    at: /(\d+) tokens\/s/u,
    unit: '/s',
    goal: { atLeast: 20_000 },
  },
  {
    area: 'pages',
    what: 'mean word F1 of the main text',
    command: 'extraction',
    at: /^\| \*\*all\*\* \| \d+ \| ([\d.]+)/mu,
    goal: { atLeast: 0.85 },
  },
  {
    area: 'pages',
    what: 'sentences taken for commands',
    command: 'commands',
    at: /false alarms, other half: ([\d.]+) %/u,
    unit: '%',
    goal: { atMost: 0.5 },
  },
  {
    area: 'names',
    what: 'a rival’s facts used',
    command: 'namesakes',
    at: /rival’s fact, whole name, used: held out \| ([\d.]+) %/u,
    unit: '%',
    goal: { atMost: 0 },
  },
  {
    area: 'prose',
    what: 'words of the sample',
    command: 'prose',
    at: /^\| content\/sample \| (\d+)/mu,
    goal: { atMost: 3_000 },
  },
  {
    area: 'prose',
    what: 'words of the sample in quotation marks',
    command: 'prose',
    at: /^\| content\/sample \| \d+ \| ([\d.]+)/mu,
    unit: '%',
    goal: { atMost: 10 },
  },
  {
    area: 'code',
    what: 'characters of patterns in research and report',
    command: 'house',
    at: /characters of patterns in research and report: (\d+)/u,
    goal: { atMost: 25_000 },
  },
];

/** In the order of the tables that open RESULTS.md. */
export const FIGURES: readonly PrintedFigure[] = [
  ...TEXT_FIGURES,
  ...LEAN_FIGURES,
  ...LONG_FIGURES,
];
