import { judgeSentence } from '../../../report';
import type { ReviewMaterial } from '../../../report/production';
import { prepareParser } from '../../../research/evidence';
import type { Evidence } from '../../../research/evidence/shape';
import type { ClaimState } from './claim-state';
import type { ReviewContext } from '../ports';

type Judging = Pick<ReviewContext, 'readSnapshot'>;
type Material = Pick<ReviewMaterial, 'evidence' | 'setting'>;

/** After so many milliseconds of judging others get their turn: a report of 400 sentences must hold up no page. */
const LONGEST_TURN = 10;

export function rowsOf(
  { evidence }: Pick<Material, 'evidence'>,
  ids: readonly string[],
): readonly Evidence[] {
  const byId = new Map(evidence.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readSnapshots(
  { readSnapshot }: Judging,
  rows: readonly Evidence[],
): Promise<Map<string, string>> {
  const names = [...new Set(rows.map(({ snapshot }) => snapshot))];
  const texts = await Promise.all(
    names.map(async (name) => [name, await readSnapshot(name)] as const),
  );
  return new Map(
    texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])),
  );
}

const breathe = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** What the verifier says of each, all of them read anew. */
export async function judgeClaims(
  context: Judging,
  material: Material,
  claims: readonly ClaimState[],
): Promise<readonly ClaimState[]> {
  const snapshots = await readSnapshots(
    context,
    claims.flatMap(({ evidenceIds }) => rowsOf(material, evidenceIds)),
  );
  await prepareParser(breathe);
  const judged: ClaimState[] = [];
  let began = performance.now();
  for (const claim of claims) {
    if (performance.now() - began > LONGEST_TURN) {
      await breathe();
      began = performance.now();
    }
    judged.push(judgedAs(claim, material, snapshots));
  }
  return judged;
}

function judgedAs(
  claim: ClaimState,
  material: Material,
  snapshots: ReadonlyMap<string, string>,
): ClaimState {
  const evidence = rowsOf(material, claim.evidenceIds);
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

/** One sentence as an expert left it. A reckoned figure that was written otherwise may be a plain fact now. */
export async function judgeClaim(
  context: Judging,
  material: Material,
  claim: ClaimState,
): Promise<ClaimState> {
  const [judged = claim] = await judgeClaims(context, material, [claim]);
  if (judged.kind !== 'computed' || judged.verdict !== 'unsupported') return judged;
  const [asFact = judged] = await judgeClaims(context, material, [
    { ...claim, kind: 'fact', reckoning: null },
  ]);
  return asFact.verdict === 'unsupported' ? judged : asFact;
}
