import type { PrintedFigure } from './printed-figure';

/** What each of them prints is in a section of its own; here stands whether it ended well. */
const endsWell = (what: string, command: string): PrintedFigure => ({
  area: 'long runs',
  what: `${what}: faults`,
  command,
  at: /^exit code (\d+)$/mu,
  goal: { atMost: 0 },
  pace: 'long',
});

export const LONG_FIGURES: readonly PrintedFigure[] = [
  endsWell('made-up worlds', 'worlds'),
  endsWell('hostile worlds', 'hostile'),
  endsWell('damaged requests', 'fuzz'),
  endsWell('killed processes', 'chaos'),
  endsWell('many workers', 'scale'),
  endsWell('a backup restored', 'restore'),
];
