import {
  findOccupation,
  listCandidates,
  readRole,
  type OccupationCandidate,
} from '../../occupations';
import type { Evidence } from '../../research/evidence/shape';

/** The occupation that a role was read as. */
export interface RoleOccupation {
  readonly code: string;
  readonly title: string;
  /** Others are near too, and nobody has said which is meant: the report says what it assumed. */
  readonly assumed: boolean;
}

/** A title that code alone can’t place, and the occupations it may name. */
export interface OccupationQuestion {
  readonly role: string;
  readonly trade: string;
  readonly candidates: readonly OccupationCandidate[];
}

/** What the buyer chose where none of the offered occupations is theirs. */
const NONE = 'none';
const LONGEST_TRADE = 160;

interface Reading {
  readonly role: string;
  readonly chosen?: string | undefined;
  /** What a model picked among the candidates, where nobody chose. */
  readonly picked?: string | undefined;
  readonly evidence: readonly Evidence[];
}

/** What the buyer chose, or what the typed role and the company's trade say; nothing where that is open. */
export function occupationOf({
  role,
  chosen,
  picked,
  evidence,
}: Reading): RoleOccupation | undefined {
  if (chosen === NONE) return undefined;
  const known = chosen === undefined ? undefined : findOccupation(chosen);
  if (known !== undefined) return { code: known.code, title: known.title, assumed: false };
  if (picked === NONE) return undefined;
  const likely = picked === undefined ? undefined : findOccupation(picked);
  if (likely !== undefined) return { code: likely.code, title: likely.title, assumed: true };
  const { verdict, choices } = readRole(role, { trade: tradeOf(evidence) });
  const [first] = choices;
  if (verdict === 'open' || first === undefined) return undefined;
  return { code: first.code, title: first.title, assumed: verdict === 'ask' };
}

/** What a model may be asked where the title alone doesn’t tell and the buyer hasn’t said. */
export function occupationQuestion({
  role,
  chosen,
  evidence,
}: Omit<Reading, 'picked'>): OccupationQuestion | undefined {
  if (chosen !== undefined) return undefined;
  const trade = tradeOf(evidence);
  if (readRole(role, { trade }).verdict === 'sure') return undefined;
  const candidates = listCandidates(role, { trade });
  return candidates.length === 0 ? undefined : { role, trade, candidates };
}

/** What the company does, in the words of a register or of its own pages. */
function tradeOf(evidence: readonly Evidence[]): string {
  return evidence
    .filter(({ attribute }) => attribute === 'industry' || attribute === 'description')
    .map(({ quote }) => quote)
    .join(' ')
    .slice(0, LONGEST_TRADE);
}
