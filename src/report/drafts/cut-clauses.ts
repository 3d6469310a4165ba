import { countWords } from '../../kernel/text';
import type { ClaimClause } from '../verify';
import type { DraftClaim } from '../write';

/** Fewer words are rarely a sentence. */
const FEWEST_WORDS = 4;

function asSentence(text: string): string {
  const bare = text.trim().replace(/[,;:.]$/u, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
}

/** A sentence without those of its clauses that failed; nothing where none is left, or nothing that can stand alone. */
export function withoutClauses(
  draft: DraftClaim,
  failed: readonly ClaimClause[],
): DraftClaim | undefined {
  const { clauses = [], evidenceIds, asOf: _asOf, ...rest } = draft;
  const remaining = clauses.filter(
    ({ text, evidenceId }) =>
      !failed.some((one) => one.text === text && one.evidenceId === evidenceId),
  );
  const isFit =
    remaining.length > 0 &&
    remaining.length < clauses.length &&
    draft.notes === undefined &&
    remaining.every(({ text }) => countWords(text) >= FEWEST_WORDS);
  if (!isFit) return undefined;
  const carrying = new Set(remaining.map(({ evidenceId }) => evidenceId));
  return {
    ...rest,
    text: remaining.map(({ text }) => asSentence(text)).join(' '),
    evidenceIds: evidenceIds.filter((id) => carrying.has(id)),
    clauses: remaining,
  };
}
