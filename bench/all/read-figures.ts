import type { PrintedFigure } from './printed-figure';

export interface Measured {
  readonly figure: PrintedFigure;
  /** Undefined where the benchmark didn't print it: it failed, or what it needs is absent. */
  readonly value: number | undefined;
  /** When, and how busy the machine was. */
  readonly day?: string;
  readonly load?: number;
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

/** Undefined where nothing was measured, or nothing is asked of it. */
export function isHeld({ figure: { goal }, value }: Measured): boolean | undefined {
  if (value === undefined || goal === undefined) return undefined;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

const CLOSE = new Set<PrintedFigure['unit']>(['%', '/s']);

const withUnit = (value: number, unit: PrintedFigure['unit']): string =>
  `${value.toLocaleString('en-US')}${unit === undefined ? '' : CLOSE.has(unit) ? unit : ` ${unit}`}`;

function goalOf({ goal, unit }: PrintedFigure): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal
    ? `≥ ${withUnit(goal.atLeast, unit)}`
    : `≤ ${withUnit(goal.atMost, unit)}`;
}

function verdictOf(one: Measured): string {
  if (one.value === undefined) return 'not measured';
  const held = isHeld(one);
  return held === undefined ? '' : held ? 'yes' : '**no**';
}

/** A table for each area: what was measured, what it should be, by which command, on which day, at which load. */
export function figureTables(all: readonly Measured[]): readonly string[] {
  const areas = [...new Set(all.map(({ figure }) => figure.area))];
  return areas.flatMap((area) => [
    `### ${area.charAt(0).toUpperCase()}${area.slice(1)}`,
    '',
    '| figure | measured | goal | held | command | day | load |',
    '|---|---|---|---|---|---|---|',
    ...all
      .filter(({ figure }) => figure.area === area)
      .map((one) => {
        const { what, command, unit } = one.figure;
        const shown = one.value === undefined ? '–' : withUnit(one.value, unit);
        const load = one.load?.toFixed(1) ?? '';
        const cells = [what, shown, goalOf(one.figure), verdictOf(one), `\`${command}\``];
        return `| ${[...cells, one.day ?? '', load].join(' | ')} |`;
      }),
    '',
  ]);
}
