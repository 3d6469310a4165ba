import { loadParser, type Evidence } from '../research/evidence';
import { notesToVerify } from './drafts';
import type { ClaimKind, ClaimNote, Verdict } from './document/shape';
import {
  checkClaim,
  failingClauses,
  verdictFromEvidence,
  verifyClaim,
  type ClaimToVerify,
  type Computation,
  type FailingClause,
  type Setting,
  type Verification,
} from './verify';
import { holdsAddress } from './write';

/** A sentence as an expert has it before them: what it says, and the rows it stands on. */
export interface SentenceInReview {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly notes: readonly ClaimNote[];
  readonly evidence: readonly Evidence[];
  readonly restsOn: readonly string[];
  /** How its figure was calculated, where nobody changed it since. */
  readonly computation?: Computation | undefined;
}

export interface JudgedSentence extends Verification {
  /** The words of it that its quotes do not carry. */
  readonly unsupportedWords: readonly string[];
}

/** A figure whose formula isn’t known, since an expert wrote it: what its rows may have been made into. */
function formulasOf(rows: readonly Evidence[]): Computation[] {
  const growths = rows.flatMap((from) =>
    rows
      .filter((to) => to.id !== from.id)
      .map((to): Computation => ({ kind: 'growth', from: from.id, to: to.id })),
  );
  return [{ kind: 'count', of: rows.map(({ id }) => id) }, ...growths];
}

/** In the words of its sources, or made of their typed values. */
function verifyPlain(
  claim: ClaimToVerify,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
): Verification {
  const asWorded = verifyClaim(claim, setting, snapshots);
  const isOpen = claim.kind === 'fact' && claim.basis === undefined;
  if (asWorded.verdict !== 'unsupported' || !isOpen) return asWorded;
  const asTyped = verifyClaim({ ...claim, author: 'model' }, setting, snapshots);
  return asTyped.verdict === 'unsupported' ? asWorded : asTyped;
}

/** More rows than these are counted and never compared. */
const MOST_COMPARED = 6;

function verify(
  claim: ClaimToVerify,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
): Verification {
  if (claim.kind !== 'computed') {
    const plain = verifyPlain(claim, setting, snapshots);
    // Advice may take up a figure that was calculated, and doesn't say from what.
    if (plain.verdict !== 'unsupported' || claim.restsOn.length === 0) return plain;
  }
  const found = formulasOf(claim.evidence).slice(
    0,
    claim.evidence.length > MOST_COMPARED ? 1 : undefined,
  );
  const formulas = claim.computation === undefined ? found : [claim.computation];
  const tried = formulas.map((computation) =>
    verifyClaim({ ...claim, computation }, setting, snapshots),
  );
  return (
    tried.find(({ verdict }) => verdict !== 'unsupported') ?? verifyClaim(claim, setting, snapshots)
  );
}

/** Verified as it stands, without a slot that fails: by a judge, by typed values, or as typical. */
function keepWording(
  claim: ClaimToVerify,
  notes: readonly ClaimNote[],
  fresh: Verification,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
): Verification {
  if (fresh.verdict !== 'unsupported') return fresh;
  const asTypical = verifyClaim({ ...claim, notes, basis: 'typical' }, setting, snapshots);
  if (asTypical.verdict !== 'unsupported') return asTypical;
  const asTyped = verify({ ...claim, basis: 'typed' }, setting, snapshots);
  if (asTyped.verdict !== 'unsupported') return asTyped;
  const asWorded = verifyClaim({ ...claim, author: 'model' }, setting, snapshots);
  return asWorded.needsJudge === true
    ? { verdict: verdictFromEvidence(claim, setting), reasons: [] }
    : fresh;
}

const FROM_BEST: readonly Verdict[] = [
  'supported',
  'company-says',
  'conflicted',
  'stale',
  'weak',
  'unsupported',
];

/** The lesser of two verdicts, so that reading a sentence again raises nothing. */
const lower = (earlier: Verdict, judged: Verification): Verification =>
  FROM_BEST.indexOf(earlier) > FROM_BEST.indexOf(judged.verdict)
    ? { verdict: earlier, reasons: [] }
    : judged;

/**
 * Judges a sentence on an expert's desk as strictly as a writer's, and marks the words that want support. What nobody
 * changed since the report was written keeps its earlier verdict, unless its evidence has changed or a slot fails: a
 * judge may have found that other words say the same, and typed values may carry what no quote says.
 */
export function judgeSentence(
  { kind, text, notes, evidence, restsOn, computation }: SentenceInReview,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
  earlier?: Verdict,
): JudgedSentence {
  const isUnchanged = earlier !== undefined && earlier !== 'unsupported';
  const checked = isUnchanged ? notesToVerify({ notes, instructs: true, restsOn }) : notes;
  const known = computation === undefined ? {} : { computation };
  const claim = { kind, text, notes: checked, evidence, restsOn, ...known };
  const fresh = verify(claim, setting, snapshots);
  const judged = !isUnchanged
    ? fresh
    : lower(earlier, keepWording(claim, notes, fresh, setting, snapshots));
  const isLeading = [text, ...notes.map((note) => note.text)].some(holdsAddress);
  const reasons = [...(isLeading ? ['It contains a link or address.'] : []), ...judged.reasons];
  const verdict = isLeading ? 'unsupported' : judged.verdict;
  if (verdict !== 'unsupported')
    return {
      verdict,
      reasons: reasons.length > 0 ? reasons : whyOf(verdict, evidence),
      unsupportedWords: [],
    };
  const quotes = evidence.map(({ quote }) => quote);
  const words = checkClaim(text, quotes, setting.company, loadParser()).unsupportedTokens;
  return { verdict, reasons, unsupportedWords: [...new Set(words)].filter((word) => word !== '') };
}

export interface TypedSentence extends JudgedSentence {
  /** Those of its clauses that fail, each with its reasons; `reasons` has them all. */
  readonly failing: readonly FailingClause[];
}

/** A sentence in the making: judged as it stands, and told which of its clauses fails. */
export function judgeTyped(
  sentence: SentenceInReview,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
): TypedSentence {
  const judged = judgeSentence(sentence, setting, snapshots);
  if (judged.verdict !== 'unsupported') return { ...judged, failing: [] };
  const reasonsFor = (text: string): readonly string[] =>
    judgeSentence({ ...sentence, text }, setting, snapshots).reasons;
  return { ...judged, failing: failingClauses(sentence.text, judged.reasons, reasonsFor) };
}

/** What the verifier leaves unsaid of a sentence that it lets pass. */
function whyOf(verdict: Verdict, evidence: readonly Evidence[]): string[] {
  const names = (rows: readonly Evidence[]) =>
    [...new Set(rows.map(({ sourceName }) => sourceName))].join(' and ');
  if (verdict === 'conflicted')
    return [
      `Another source disagrees with ${names(evidence.filter(({ status }) => status === 'conflicted'))}.`,
    ];
  if (verdict === 'stale')
    return [
      `What ${names(evidence.filter(({ status }) => status === 'stale'))} says has a newer value.`,
    ];
  if (verdict === 'weak') return ['Its source may be about another company.'];
  return verdict === 'company-says' ? ['Only the company says so.'] : [];
}
