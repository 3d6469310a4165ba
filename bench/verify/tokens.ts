import { compare } from '../../src/report/verify/compare';
import { fold } from '../../src/report/verify/fold';
import { readPage } from '../../src/report/verify/page';
import { unsupportedPlaces } from '../../src/report/verify/unsupported';
import type { TokenCount } from './figures';
import type { MarkedClaim } from './wice';

/** Where each of the given tokens stands in the folded text of the claim. */
export function placeTokens(
  tokens: readonly string[],
  folded: string,
): ({ start: number; end: number } | undefined)[] {
  let from = 0;
  return tokens.map((token) => {
    const said = fold(token);
    const start = folded.indexOf(said, from);
    if (start < 0 || said === '') return undefined;
    from = start + said.length;
    return { start, end: from };
  });
}

/** Their tokens are cut in another way than ours, so a token counts as found when ours that overlaps it is. */
export function judgeTokens({ claim, passages, tokens, unsupported }: MarkedClaim): TokenCount {
  const comparison = compare(claim, readPage(passages));
  const ours = unsupportedPlaces(comparison).flatMap((at) => comparison.claim.tokens[at] ?? []);
  const found = placeTokens(tokens, comparison.claim.folded).map(
    (place) =>
      place !== undefined &&
      ours.some((token) => token.start < place.end && place.start < token.end),
  );
  return {
    right: found.filter((is, at) => is && unsupported[at] === true).length,
    found: found.filter(Boolean).length,
    marked: unsupported.filter(Boolean).length,
  };
}
