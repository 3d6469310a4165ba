import type { TypedSentence } from '../../../report';
import type { ClaimKind } from '../../../report/document/shape';
import type { Evidence } from '../../../research/evidence/shape';
import type { ReviewContext } from '../ports';
import type { ClaimState } from './claim-state';
import { rowsByName } from '../material/index-evidence';
import type { SentenceJudge, JudgedMaterial } from './judge';

type Judging = Pick<ReviewContext, 'readSnapshot' | 'judge'>;

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

/** Nothing else crosses to whoever judges than the rows that are cited, and their pages. */
async function citedOf(
  context: Judging,
  { evidence: all, setting }: JudgedMaterial,
  ids: readonly string[],
) {
  const evidence = rowsByName({ evidence: all }, [...new Set(ids)]);
  return { material: { evidence, setting }, snapshots: await readSnapshots(context, evidence) };
}

/** What the verifier says of each, all of them read anew. */
export async function judgeClaims(
  context: Judging,
  material: JudgedMaterial,
  claims: readonly ClaimState[],
): Promise<readonly ClaimState[]> {
  return claims.length === 0 ? [] : judgeBy(context.judge.claims, context, material, claims);
}

/** The same of a report that comes to the desk. */
export const judgeReport: typeof judgeClaims = (context, material, claims) =>
  judgeBy(context.judge.report, context, material, claims);

async function judgeBy(
  judge: SentenceJudge['claims'],
  context: Judging,
  material: JudgedMaterial,
  claims: readonly ClaimState[],
): Promise<readonly ClaimState[]> {
  const ids = claims.flatMap(({ evidenceIds }) => evidenceIds);
  return judge({ claims, ...(await citedOf(context, material, ids)) });
}

/** One sentence as an expert left it. A reckoned figure that was written otherwise may be a plain fact now. */
export async function judgeClaim(
  context: Judging,
  material: JudgedMaterial,
  claim: ClaimState,
): Promise<ClaimState> {
  const [judged = claim] = await judgeClaims(context, material, [claim]);
  if (judged.kind !== 'computed' || judged.verdict !== 'unsupported') return judged;
  const [asFact = judged] = await judgeClaims(context, material, [
    { ...claim, kind: 'fact', reckoning: null },
  ]);
  return asFact.verdict === 'unsupported' ? judged : asFact;
}

/** One that nobody kept yet. */
export async function judgeTypedWords(
  context: Judging,
  material: JudgedMaterial,
  { kind, text, evidenceIds }: { kind: ClaimKind; text: string; evidenceIds: readonly string[] },
): Promise<TypedSentence> {
  return context.judge.typed({ kind, text, ...(await citedOf(context, material, evidenceIds)) });
}
