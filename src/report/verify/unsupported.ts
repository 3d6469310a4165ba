import type { Comparison } from './compare';

/** The places of the claim’s words that its passages do not carry. */
export function unsupportedPlaces({ claim, alignments, faults }: Comparison): number[] {
  const sure = new Map<number, number>();
  for (const { matches } of alignments) for (const match of matches) sure.set(match.at, Math.max(sure.get(match.at) ?? 0, match.sure));
  return claim.tokens.flatMap((token, at) => {
    const inFault = faults.some(({ span }) => at >= span.from && at < span.to);
    return inFault || (token.content && (sure.get(at) ?? 0) < 0.5) ? [at] : [];
  });
}
