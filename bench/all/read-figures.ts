import type { PrintedFigure } from './figures';

export interface Measured {
  readonly figure: PrintedFigure;
  /** Undefined where the benchmark didn't print it: it failed, or what it needs is absent. */
  readonly value: number | undefined;
}

export function readFigures(
  figures: readonly PrintedFigure[],
  command: string,
  printed: string,
): readonly Measured[] {
  return figures
    .filter((figure) => figure.command === command)
    .map((figure) => {
      const [, text] = figure.at.exec(printed) ?? [];
      return { figure, value: text === undefined ? undefined : Number(text) };
    });
}

export function isHeld({ figure: { goal }, value }: Measured): boolean | undefined {
  if (value === undefined) return undefined;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

const withUnit = (value: number, unit: PrintedFigure['unit']): string =>
  `${value.toLocaleString('en-US')}${unit === undefined ? '' : unit === 'ms' ? ' ms' : unit}`;

const HELD = { true: 'yes', false: 'no', undefined: 'not measured' } as const;

/** One table: what was measured, what it should be, and by which command. */
export function figureTable(all: readonly Measured[]): readonly string[] {
  const rows = all.map((one) => {
    const { area, what, command, unit, goal } = one.figure;
    const wanted =
      'atLeast' in goal ? `≥ ${withUnit(goal.atLeast, unit)}` : `≤ ${withUnit(goal.atMost, unit)}`;
    const shown = one.value === undefined ? '–' : withUnit(one.value, unit);
    return `| ${area} | ${what} | ${shown} | ${wanted} | ${HELD[`${isHeld(one)}`]} | \`${command}\` |`;
  });
  return [
    '| area | figure | measured | goal | held | command |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}
