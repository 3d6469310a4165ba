import { alignTo, type Alignment } from './align';
import { exchangeFaults } from './exchanges';
import { bindingFaults } from './bindings';
import type { Fault, ReadClaim } from './faults';
import { fold } from './fold';
import { findKin } from './find-kin';
import { splitSentences } from '../../language';
import type { Page } from './page';
import { confirmedHolders, holderFaults } from './holders';
import { modalityFaults, negationFaults, superlativeFaults } from './polarity';
import { roleFaults } from './roles';
import { ALL_ELSE, swapFaults } from './swaps';
import { valueFaults } from './slots';
import { plainFigures } from './plain-figures';
import { readTokens } from './tokens';
import { readValues } from './values';

/** How many of the sentences closest to a claim are read closely. */
const CLOSE = 6;
const SHORTEST_PART = 4;

export function readClaim(text: string): ReadClaim {
  const folded = plainFigures(fold(text));
  const tokens = readTokens(folded);
  return { folded, tokens, values: readValues({ folded, tokens }) };
}

/** A claim of several sentences, or with a full stop within, is also held against the page as the page is cut. */
function swapsInParts(text: string, claim: ReadClaim, alignments: readonly Alignment[]): Fault[] {
  const parts = splitSentences(text);
  if (parts.length < 2) return [];
  let from = 0;
  return parts.flatMap((part) => {
    const read = readClaim(part.text);
    const start = from;
    from += read.tokens.length;
    const shift = (at: number) => Math.min(start + at, claim.tokens.length);
    return read.tokens.length < SHORTEST_PART
      ? []
      : swapFaults(read, alignments, ALL_ELSE).map((fault) => ({
          ...fault,
          span: { from: shift(fault.span.from), to: shift(fault.span.to) },
        }));
  });
}

export interface Comparison {
  readonly claim: ReadClaim;
  readonly alignments: readonly Alignment[];
  /** The closest sentences, best first. */
  readonly near: readonly Alignment[];
  readonly faults: readonly Fault[];
}

/** Holds one sentence against a page: which of its sentences say the same, and where they say otherwise. */
export function compare(text: string, page: Page): Comparison {
  const claim = readClaim(text);
  const kin = findKin(
    new Set(claim.tokens.flatMap((token) => (token.content ? [token.stem] : []))),
    page.index,
  );
  const alignments = page.sentences.map((sentence) => alignTo(claim.tokens, sentence, kin));
  const near = alignments
    .filter(({ share }) => share > 0)
    .sort((left, right) => right.share - left.share)
    .slice(0, CLOSE);
  const confirmed = confirmedHolders(claim, near);
  const faults = [
    ...swapFaults(claim, alignments),
    ...swapsInParts(text, claim, alignments),
    ...valueFaults(claim, page, alignments, near, kin).filter(
      ({ span }) => !confirmed.some(({ from }) => from === span.from),
    ),
    ...negationFaults(claim, near),
    ...modalityFaults(claim, near),
    ...superlativeFaults(claim, near),
    ...exchangeFaults(claim, near),
    ...bindingFaults(claim, near),
    ...roleFaults(claim, near),
    ...holderFaults(claim, near),
  ];
  return { claim, alignments, near, faults };
}
