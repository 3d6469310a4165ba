const SIGNS: Readonly<Record<string, string>> = { usd: '$', eur: '€', gbp: '£' };

const formats = new Map<number, Intl.NumberFormat>();

/** A format takes longer to make than hundreds of figures to write. */
export function grouped(value: number, decimals = 0, least = 0): string {
  const key = decimals * 10 + least;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      maximumFractionDigits: decimals,
      minimumFractionDigits: least,
    });
  formats.set(key, format);
  return format.format(value);
}

/** “$”, “CHF ”: what stands before a sum. */
export function signOf(currency: string | undefined): string {
  const code = (currency ?? 'usd').toLowerCase();
  return SIGNS[code] ?? `${code.toUpperCase()} `;
}

/** “$1.58 billion”, “$412 million”, “$96,500”; the sign of a loss is said in words, not here. */
export function formatReportMoney(value: number, unit: string | undefined): string {
  const size = Math.abs(value);
  const sign = signOf(unit);
  // From here on, rounded millions would be a thousand of them.
  if (size >= 999.5e6) return `${sign}${grouped(size / 1e9, 2)} billion`;
  if (size >= 1e6) return `${sign}${grouped(size / 1e6, size >= 1e8 ? 0 : 1)} million`;
  return `${sign}${grouped(size)}`;
}

const STEPS = [
  { from: 1e9, size: 1e9, name: 'billions' },
  { from: 1e6, size: 1e6, name: 'millions' },
  { from: 1e4, size: 1e3, name: 'thousands' },
] as const;

export interface FigureScale {
  readonly size: number;
  /** “millions”; nothing where figures stand whole. */
  readonly name?: 'billions' | 'millions' | 'thousands';
  /** Whether any of them needs decimals, so that all have them: “7.00” beside “6.38”. */
  readonly isFine?: boolean;
}

/** The scale in which the largest of these reads best; all of a picture share it. */
export function figureScaleOf(values: readonly number[]): FigureScale {
  const largest = Math.max(0, ...values.map(Math.abs));
  const scale: FigureScale = STEPS.find(({ from }) => largest >= from) ?? { size: 1 };
  const isFine = values.some((value) => formatScaled(value, scale).includes('.'));
  return isFine ? { ...scale, isFine } : scale;
}

/** “381”, “1.58”, “−6.3”: short enough to stand above a narrow column, with the sign of a loss. */
export function formatScaled(value: number, { size, isFine = false }: FigureScale): string {
  const scaled = Math.abs(value) / size;
  if (scaled > 0 && scaled < 0.005) return '≈ 0';
  if (scaled >= 1e5) return `${value < 0 ? '−' : ''}${scaled.toExponential(0).replace('e+', 'e')}`;
  const decimals = size === 1 || scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2;
  return `${value < 0 ? '−' : ''}${grouped(scaled, decimals, isFine && scaled > 0 ? decimals : 0)}`;
}
