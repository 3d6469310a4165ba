import type { Span, Token } from './tokens';

/** Where two token lists part ways: `claim` stands where the source has `source`; either may be empty. */
export interface Gap {
  readonly claim: Span;
  readonly source: Span;
}

export interface Diff {
  readonly gaps: readonly Gap[];
  /** The share of the claim’s words and figures that stand in the source in the same order. */
  readonly kept: number;
}

/** The longest row of tokens that both have in the same order, and what lies between. */
export function diffTokens(claim: readonly Token[], source: readonly Token[]): Diff {
  const width = source.length + 1;
  const longest = new Uint16Array((claim.length + 1) * width);
  for (let one = claim.length - 1; one >= 0; one -= 1) {
    for (let other = source.length - 1; other >= 0; other -= 1) {
      longest[one * width + other] =
        claim[one]?.lower === source[other]?.lower
          ? 1 + (longest[(one + 1) * width + other + 1] ?? 0)
          : Math.max(
              longest[(one + 1) * width + other] ?? 0,
              longest[one * width + other + 1] ?? 0,
            );
    }
  }
  const gaps: Gap[] = [];
  let [one, other, kept, words] = [0, 0, 0, 0];
  let [fromOne, fromOther] = [0, 0];
  const close = () => {
    if (one > fromOne || other > fromOther)
      gaps.push({ claim: { from: fromOne, to: one }, source: { from: fromOther, to: other } });
  };
  while (one < claim.length && other < source.length) {
    if (claim[one]?.lower === source[other]?.lower) {
      close();
      if (claim[one]?.kind !== 'sign') kept += 1;
      one += 1;
      other += 1;
      [fromOne, fromOther] = [one, other];
    } else if ((longest[(one + 1) * width + other] ?? 0) >= (longest[one * width + other + 1] ?? 0))
      one += 1;
    else other += 1;
  }
  [one, other] = [claim.length, source.length];
  close();
  for (const token of claim) if (token.kind !== 'sign') words += 1;
  return { gaps, kept: words === 0 ? 0 : kept / words };
}
