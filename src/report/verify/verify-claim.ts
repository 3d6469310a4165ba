import type { Quantity } from '../../language';
import type { Evidence } from '../../research/evidence/shape';
import type { Verdict } from '../document/shape';
import { typicalFaults } from '../typical';
import { anchorFault } from './values/anchor';
import { isTooLong, OTHER_WORDS } from './sentence/check-sentence';
import {
  SURE_MATCH,
  type ClaimClause,
  type ClaimToVerify,
  type Setting,
  type Verification,
} from './claim';
import { pastRowsOf } from './calculation/computation';
import { calculate } from './calculation/compute';
import { eventsRung } from './events/events';
import { denialRung, meaningRung } from './sentence/meaning';
import { isCodedCommand } from './sentence/states-nothing';
import {
  coverageRung,
  datesRung,
  hideSetting,
  namesRung,
  numbersRung,
  quotesRung,
  titlesRung,
} from './values/rungs';
import { checkFreelyWorded, type WordedFreely } from './sentence/check-freely-worded';
import { checkClauses } from './stated/check-clauses';
import { typedFaults } from './typed/check-typed';

function isCompanySpeaking(row: Evidence, setting: Setting): boolean {
  if (row.reliability === 'first-party') return true;
  const host = URL.canParse(row.url) ? new URL(row.url).hostname : '';
  return setting.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** An overtaken figure beside the newer one is told as what was: “1,906, up from 1,842”. */
const isToldWithNewer = (row: Evidence, evidence: readonly Evidence[]): boolean =>
  row.asOf !== undefined &&
  evidence.some(
    ({ attribute, status, asOf = '' }) =>
      attribute === row.attribute && status === 'current' && asOf > (row.asOf ?? ''),
  );

/** What the status, the certainty and the speakers of its rows make of a sentence that they carry. */
export function verdictFromEvidence(claim: ClaimToVerify, setting: Setting): Verdict {
  const { evidence } = claim;
  if (evidence.some((row) => row.status === 'conflicted')) return 'conflicted';
  // A change is told from a figure that was overtaken; that is no fault of the newer one.
  const past = pastRowsOf(claim.computation);
  const isStale = (row: Evidence): boolean =>
    row.status === 'stale' && !past.includes(row.id) && !isToldWithNewer(row, evidence);
  if (evidence.some(isStale)) return 'stale';
  if (evidence.some((row) => row.matchScore < SURE_MATCH)) return 'weak';
  if (evidence.length > 0 && evidence.every((row) => isCompanySpeaking(row, setting)))
    return 'company-says';
  return 'supported';
}

/** Everything a reader will see of a claim; so that text in a note is checked too. */
function wholeText(claim: ClaimToVerify): string[] {
  return [claim.text, ...(claim.notes ?? []).map((note) => note.text)];
}

/** A note of a question or of advice says what an answer may be like, and not what the company does. */
const isNoteOnAnswers = (claim: ClaimToVerify, text: string): boolean =>
  text !== claim.text && claim.kind !== 'fact';

/** A model's note may say anything of an answer, and still denies nothing that its source states. */
function meaningFaults(claim: ClaimToVerify, text: string, setting: Setting): readonly string[] {
  if (!isNoteOnAnswers(claim, text)) return meaningRung(text, claim.evidence, setting);
  return claim.author === 'model'
    ? meaningRung(text, claim.evidence, setting, (slot) => slot === 'polarity')
    : [];
}

function wordFaults(
  claim: ClaimToVerify,
  text: string,
  setting: Setting,
  allowed: readonly Quantity[],
): readonly string[] {
  const { author, evidence, kind } = claim;
  return [
    ...numbersRung(hideSetting(text, setting, evidence), evidence, allowed),
    ...datesRung(hideSetting(text, setting, evidence), evidence),
    ...namesRung(text, evidence, setting),
    ...titlesRung(text, evidence),
    ...quotesRung(text, evidence),
    ...meaningFaults(claim, text, setting),
    ...(author === 'model' ? denialRung(text, evidence, kind) : []),
    ...eventsRung(text, kind, evidence, setting),
    ...(isCodedCommand(text) ? ['It states nothing.'] : []),
  ];
}

/** What a model worded can't be one of the sentences that are kept. */
const isTypical = ({ author, basis }: ClaimToVerify): boolean =>
  basis === 'typical' && author === undefined;

/** A sentence in a model's own words; advice and questions state what the claims they rest on state. */
const isFreelyWorded = ({ author, kind, restsOn }: ClaimToVerify): boolean =>
  author === 'model' && (kind === 'fact' || kind === 'computed') && restsOn.length === 0;

interface Worded extends WordedFreely {
  readonly open?: readonly ClaimClause[];
  readonly failed?: readonly ClaimClause[];
}

function wordingOf(
  claim: ClaimToVerify,
  setting: Setting,
  allowed: readonly Quantity[],
): readonly Worded[] {
  if (isTypical(claim))
    return [{ faults: typicalFaults(claim, setting), isOpen: false, isCopy: true }];
  const texts = wholeText(claim);
  if (isFreelyWorded(claim)) {
    const [sentence = '', ...notes] = texts;
    return [
      checkClauses(claim, setting, allowed) ?? checkFreelyWorded(claim, sentence, setting, allowed),
      ...notes.map((text) => checkFreelyWorded(claim, text, setting, allowed)),
    ];
  }
  const faults =
    claim.basis === 'typed'
      ? texts.flatMap((text) => typedFaults(claim, text, setting, allowed))
      : [
          ...texts.flatMap((text) => wordFaults(claim, text, setting, allowed)),
          ...coverageRung(claim, setting),
        ];
  return [{ faults, isOpen: false, isCopy: true }];
}

/** Judges one sentence against the quotes it cites. Pure, without a model, and never silent about why. */
export function verifyClaim(
  claim: ClaimToVerify,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
): Verification {
  const { evidence } = claim;
  if (wholeText(claim).some(isTooLong))
    return { verdict: 'unsupported', reasons: ['Too long for one sentence.'] };
  const calculated = calculate(claim);
  const wording = wordingOf(claim, setting, calculated.allowed);
  const reasons = [
    // An expert's judgement is labelled so; whatever it states besides must stand in what it cites.
    ...(evidence.length === 0 && claim.kind !== 'judgement' && !isTypical(claim)
      ? ['It cites nothing.']
      : []),
    ...evidence.flatMap((row) => anchorFault(row, snapshots.get(row.snapshot)) ?? []),
    ...evidence.flatMap((row) =>
      row.status === 'kept-apart' ? [`${row.sourceName} is about someone else.`] : [],
    ),
    ...calculated.faults,
    ...wording.flatMap(({ faults }) => faults),
  ];
  const [first] = wording;
  if (reasons.length > 0)
    return {
      verdict: 'unsupported',
      reasons: [...new Set(reasons)],
      ...(first?.failed === undefined ? {} : { failedClauses: first.failed }),
    };
  const needsJudge = wording.every(({ isCopy }) => isCopy)
    ? {}
    : {
        needsJudge: true as const,
        ...(first?.open === undefined ? {} : { openClauses: first.open }),
      };
  return wording.some(({ isOpen }) => isOpen)
    ? { verdict: 'unsupported', reasons: [OTHER_WORDS], ...needsJudge }
    : { verdict: verdictFromEvidence(claim, setting), reasons: [], ...needsJudge };
}
