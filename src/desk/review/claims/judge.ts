import { judgeSentence, judgeTyped, type TypedSentence } from '../../../report';
import type { ClaimKind } from '../../../report/document/shape';
import type { ReviewMaterial } from '../../../report/production';
import { loadParser } from '../../../research/evidence';
import { rowsByName } from '../material/index-evidence';
import type { ClaimState } from './claim-state';
import { holdsAlone, type BareSentence } from './judge-case';

export type JudgedMaterial = Pick<ReviewMaterial, 'evidence' | 'setting'>;

/** What sentences are judged by, as it crosses to another process. */
interface Grounds {
  readonly material: JudgedMaterial;
  readonly snapshots: ReadonlyMap<string, string>;
}

export interface ClaimsTask extends Grounds {
  readonly claims: readonly ClaimState[];
}

/** A sentence as it is being typed. */
export interface TypedTask extends Grounds {
  readonly kind: ClaimKind;
  readonly text: string;
}

/** The verifier, in a process beside the one that serves pages: a report keeps it busy for a second. */
export interface SentenceJudge {
  /** For whoever will need it soon: the first verdict takes as long as a hundred. */
  wake(): void;
  readonly claims: (task: ClaimsTask) => Promise<readonly ClaimState[]>;
  /** All of a report, while an expert may wait for a verdict on another. */
  readonly report: SentenceJudge['claims'];
  typed(task: TypedTask): Promise<TypedSentence>;
  /** Whether a sentence passes on its quotes alone. */
  alone(sentence: BareSentence): Promise<boolean>;
}

/** The inside of that process. */
export const judgeTasks = {
  wakeJudge: () => void loadParser(),
  judgeClaims: ({ claims, material, snapshots }: ClaimsTask): readonly ClaimState[] =>
    claims.map((claim) => judgedAs(claim, material, snapshots)),
  judgeTyped: ({ kind, text, material: { evidence, setting }, snapshots }: TypedTask) =>
    judgeTyped({ kind, text, notes: [], restsOn: [], evidence }, setting, snapshots),
  judgeAlone: (sentence: BareSentence): boolean => holdsAlone(sentence),
};

/** For the command line and tests, where no page waits. */
export const judgeHere: SentenceJudge = {
  wake: () => undefined,
  claims: async (task) => judgeTasks.judgeClaims(task),
  report: async (task) => judgeTasks.judgeClaims(task),
  typed: async (task) => judgeTasks.judgeTyped(task),
  alone: async (sentence) => judgeTasks.judgeAlone(sentence),
};

function judgedAs(
  claim: ClaimState,
  material: JudgedMaterial,
  snapshots: ReadonlyMap<string, string>,
): ClaimState {
  const evidence = rowsByName(material, claim.evidenceIds);
  const isAsWritten =
    claim.original !== null &&
    claim.text === claim.original.text &&
    claim.kind === claim.original.kind &&
    sameIds(claim.evidenceIds, claim.original.evidenceIds);
  const fresh = judgeSentence(
    { ...claim, evidence, computation: isAsWritten ? claim.original?.computation : undefined },
    material.setting,
    snapshots,
    isAsWritten ? claim.original?.verdict : undefined,
  );
  const isLost = evidence.length < claim.evidenceIds.length;
  const { verdict, reasons, unsupportedWords } = isLost
    ? {
        ...fresh,
        verdict: 'unsupported' as const,
        reasons: ['Evidence it cites was deleted.', ...fresh.reasons],
      }
    : fresh;
  return { ...claim, verdict, reasons, unsupportedWords };
}

export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
