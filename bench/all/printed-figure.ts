/** A figure that a benchmark prints, where it stands in what was printed, and what it should be. */
export interface PrintedFigure {
  readonly area: string;
  readonly what: string;
  /** The benchmark's name and its parameters. */
  readonly command: string;
  /** The first group is the figure. */
  readonly at: RegExp;
  readonly unit?: '%' | 'ms' | 's' | '/s' | 'MB' | 'kB';
  /** Undefined where it is only to be seen. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  /** `slow` takes minutes, so a quick run leaves it out; `long` an hour, and is asked for by name. */
  readonly pace?: 'slow' | 'long';
}
