import { brand } from '../../../../content/brand';

const { deep, bright } = brand.accent;

const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** So much of a colour, and another for the rest. */
export function mix(colour: string, share: number, ground: string): string {
  const under = parts(ground);
  return `#${parts(colour)
    .map((part, at) =>
      Math.round(part * share + (under[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The brand's colour as a report wears it, on the page and on paper. */
export const shades = {
  accent: deep,
  /** The darkest, for thin lines on paper and what must stand out. */
  strong: mix(deep, 0.72, '#000000'),
  bar: mix(deep, 0.88, '#ffffff'),
  pale: mix(deep, 0.28, '#ffffff'),
  paleEdge: mix(deep, 0.68, '#ffffff'),
  wash: mix(deep, 0.11, '#ffffff'),
  tint: mix(deep, 0.06, '#ffffff'),
  bright,
  washByNight: mix(bright, 0.1, '#161512'),
} as const;
