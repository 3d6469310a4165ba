import { foldCase, phraseFinder, rewriting, stemOf } from '../../../language';
import type { ClaimToVerify } from '../claim';

/** Words that say more than a value does. A quote has to have them, or a calculation. */
const EXTREMES = new Set(
  `first only all every each always never best biggest largest smallest fastest leading
  record sole entire whole
  worst highest lowest oldest strongest everyone nobody nothing none worldwide globally
  market-leading unique
  because therefore`
    .split(/\s+/u)
    .map((word) => word.trim()),
);
const denies = phraseFinder("=no/=nor/=not/=none/=never/neither/without, 't");
/** What code says about its own search, and what denies nothing. */
const withoutOurs = rewriting([
  [
    '',
    'at first, first half/quarter, no newer * was found, nothing newer is public, nothing newer was found',
  ],
]);

/** Denials, superlatives, scope and causes that no quote of the claim has. */
export function limitFaults(claim: ClaimToVerify, said: string): readonly string[] {
  const text = withoutOurs(foldCase(said));
  const known = claim.evidence
    .map(({ quote, value, details = {} }) =>
      foldCase([quote, String(value ?? ''), ...Object.values(details)].join('\n')),
    )
    .join('\n');
  const stems = new Set((known.match(/[\p{L}-]+/gu) ?? []).map(stemOf));
  const isCalculated = claim.computation !== undefined;
  const extremes = (text.match(/[\p{L}-]+/gu) ?? []).filter(
    (word) => EXTREMES.has(word) && !stems.has(stemOf(word)),
  );
  return [
    ...(isCalculated ? [] : extremes).map((word) => `Its evidence doesn't say “${word}”.`),
    ...(denies(text) && !denies(known) ? ['It denies what its evidence doesn’t deny.'] : []),
  ];
}
