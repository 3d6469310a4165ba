import { readRole, findOccupation } from '../../occupations';
import type { Evidence } from '../../research/evidence/shape';

/** The occupation that a role was read as. */
export interface RoleOccupation {
  readonly code: string;
  readonly title: string;
  /** Others are near too, and nobody has said which is meant: the report says what it assumed. */
  readonly assumed: boolean;
}

/** What the buyer chose where none of the offered occupations is theirs. */
const NONE = 'none';
const LONGEST_TRADE = 160;

/** What the buyer chose, or what the typed role and the company's trade say; nothing where that is open. */
export function occupationOf({
  role,
  chosen,
  evidence,
}: {
  readonly role: string;
  readonly chosen?: string | undefined;
  readonly evidence: readonly Evidence[];
}): RoleOccupation | undefined {
  if (chosen === NONE) return undefined;
  const known = chosen === undefined ? undefined : findOccupation(chosen);
  if (known !== undefined) return { code: known.code, title: known.title, assumed: false };
  const { verdict, choices } = readRole(role, { trade: tradeOf(evidence) });
  const [first] = choices;
  if (verdict === 'open' || first === undefined) return undefined;
  return { code: first.code, title: first.title, assumed: verdict === 'ask' };
}

/** What the company does, in the words of a register or of its own pages. */
function tradeOf(evidence: readonly Evidence[]): string {
  return evidence
    .filter(({ attribute }) => attribute === 'industry' || attribute === 'description')
    .map(({ quote }) => quote)
    .join(' ')
    .slice(0, LONGEST_TRADE);
}
