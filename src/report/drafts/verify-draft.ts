import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import type { VerifiedClaim } from '../compose';
import { toVerify } from './claim-to-verify';
import type { NumberedRow, SectionPlan } from '../plan';
import type { Judging } from './judge-drafts';
import {
  formatCalculation,
  verifyClaim,
  type ClaimClause,
  type Setting,
  type Verification,
} from '../verify';
import {
  holdsAddress,
  leadsElsewhere,
  type DraftClaim,
  type Writer,
  type WritingInput,
  type WrittenClaim,
} from '../write';

export interface Rejected {
  readonly text: string;
  readonly reasons: readonly string[];
}

interface VerifyContext {
  readonly setting: Setting;
  readonly snapshots: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, Evidence>;
}

export interface VerifyInput {
  readonly plan: SectionPlan;
  readonly desk: VerifyContext;
  readonly rows: readonly NumberedRow[];
  readonly written: readonly WrittenClaim[];
  readonly input: WritingInput;
  readonly writer: Writer;
  readonly judging?: Judging;
  /** Whether no expert will see it before its reader does. */
  readonly unseen?: boolean;
}

export type DraftResult =
  | { readonly claim: VerifiedClaim; readonly fallen?: readonly Rejected[] }
  | {
      readonly draft: DraftClaim;
      readonly reasons: readonly string[];
      /** Those of its clauses that failed, where that is all that is held against it. */
      readonly failedClauses?: readonly ClaimClause[];
    };

export const isFailed = (
  result: DraftResult,
): result is Exclude<DraftResult, { claim: VerifiedClaim }> => 'reasons' in result;

/** One sentence against the quotes it cites, with what a judge made of it where one was asked. */
export function verifyDraft(
  { plan, desk, rows, written, writer, input }: VerifyInput,
  draft: DraftClaim,
  id: string,
  judged?: Verification,
): DraftResult {
  const claim = toVerify(draft, plan, desk);
  const verification = judged ?? verifyClaim(claim, desk.setting, desk.snapshots);
  const { verdict, reasons, found, failedClauses = [] } = verification;
  const shown = new Set(rows.map((row) => row.evidence.id));
  const passed = new Set(written.map((one) => one.id));
  const foreign =
    draft.evidenceIds.some((one) => !shown.has(one)) ||
    draft.restsOn.some((one) => !passed.has(one));
  const objections =
    draft.computation === undefined ? (writer.objectionsTo?.(draft, input) ?? []) : [];
  // Many a paper is called by its site.
  const known = [
    desk.setting.company,
    ...desk.setting.aliases,
    ...desk.setting.domains,
    ...claim.evidence.map(({ sourceName }) => sourceName),
  ];
  const isLeading = [draft.text, ...(draft.notes ?? []).map((note) => note.text)].some(
    (text) => holdsAddress(text) || leadsElsewhere(text, known),
  );
  const faults = [
    ...(isLeading ? ['It contains a link or address.'] : []),
    ...(foreign ? ['It cites evidence it wasn’t given.'] : []),
    ...reasons,
    ...objections,
  ];
  if (faults.length > 0)
    return {
      draft,
      reasons: faults,
      ...(failedClauses.length > 0 && faults.length === reasons.length ? { failedClauses } : {}),
    };
  const reckoning = formatCalculation(claim);
  return {
    claim: {
      id,
      kind: claim.kind,
      draft,
      verdict,
      evidence: claim.evidence,
      ...defined({ reckoning, found }),
    },
  };
}
