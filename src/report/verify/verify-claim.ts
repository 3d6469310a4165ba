import type { Quantity } from '../../language';
import type { Evidence } from '../../research/evidence/shape';
import type { Verdict } from '../document/shape';
import { anchorFault } from './anchor';
import { isTooLong } from './check-wording';
import { SURE_MATCH, type ClaimToVerify, type Setting, type Verification } from './claim';
import { calculate } from './compute';
import { eventsRung } from './events';
import { meaningRung } from './meaning';
import {
  coverageRung,
  datesRung,
  hideSetting,
  namesRung,
  numbersRung,
  quotesRung,
  titlesRung,
} from './rungs';
import { typedFaults } from './typed/check-typed';

function isCompanySpeaking(row: Evidence, setting: Setting): boolean {
  if (row.reliability === 'first-party') return true;
  const host = URL.canParse(row.url) ? new URL(row.url).hostname : '';
  return setting.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

function standing(claim: ClaimToVerify, setting: Setting): Verdict {
  const { evidence } = claim;
  if (evidence.some((row) => row.status === 'conflicted')) return 'conflicted';
  // A change is told from a figure that was overtaken; that is no fault of the newer one.
  const past = claim.computation?.kind === 'growth' ? claim.computation.from : undefined;
  if (evidence.some((row) => row.status === 'stale' && row.id !== past)) return 'stale';
  if (evidence.some((row) => row.matchScore < SURE_MATCH)) return 'weak';
  if (evidence.length > 0 && evidence.every((row) => isCompanySpeaking(row, setting)))
    return 'company-says';
  return 'supported';
}

/** Everything a reader will see of a claim; no free text escapes by standing in a note. */
function wholeText(claim: ClaimToVerify): string[] {
  return [claim.text, ...(claim.notes ?? []).map((note) => note.text)];
}

function wordFaults(
  { evidence, kind }: ClaimToVerify,
  text: string,
  setting: Setting,
  allowed: readonly Quantity[],
): readonly string[] {
  return [
    ...numbersRung(hideSetting(text, setting, evidence), evidence, allowed),
    ...datesRung(hideSetting(text, setting, evidence), evidence),
    ...namesRung(text, evidence, setting),
    ...titlesRung(text, evidence),
    ...quotesRung(text, evidence),
    ...meaningRung(text, evidence, setting),
    ...eventsRung(text, kind, evidence, setting),
  ];
}

/** Judges one sentence against the quotes it cites. Pure, without a model, and never silent about why. */
export function verifyClaim(
  claim: ClaimToVerify,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
): Verification {
  const { evidence } = claim;
  if (wholeText(claim).some(isTooLong))
    return { verdict: 'unsupported', reasons: ['It is too long for one sentence.'] };
  const calculated = calculate(claim);
  const reasons = [
    // An expert's judgement is labelled so; whatever it states besides must stand in what it cites.
    ...(evidence.length === 0 && claim.kind !== 'judgement' ? ['It cites nothing.'] : []),
    ...evidence.flatMap((row) => anchorFault(row, snapshots.get(row.snapshot)) ?? []),
    ...evidence.flatMap((row) =>
      row.status === 'kept-apart' ? [`${row.sourceName} is about someone else.`] : [],
    ),
    ...calculated.faults,
    ...wholeText(claim).flatMap((text) =>
      claim.basis === 'typed'
        ? typedFaults(claim, text, setting, calculated.allowed)
        : wordFaults(claim, text, setting, calculated.allowed),
    ),
    ...(claim.basis === 'typed' ? [] : coverageRung(claim, setting)),
  ];
  return reasons.length === 0
    ? { verdict: standing(claim, setting), reasons: [] }
    : { verdict: 'unsupported', reasons: [...new Set(reasons)] };
}
