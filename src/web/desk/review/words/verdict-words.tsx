import type { ReviewDeskClaim, ReviewDeskEvidence } from '../../../../desk/review/shape';
import { VERDICT_NAMES } from './verdicts';

type Row = Pick<ReviewDeskEvidence, 'sourceName' | 'filedAt' | 'publishedAt' | 'fetchedAt'>;

const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const monthOf = (iso: string): string => {
  const day = new Date(iso);
  return Number.isNaN(day.getTime()) ? '' : MONTH.format(day);
};

/** “SEC company facts, filed February 2026”. */
function formatSource({ sourceName, filedAt, publishedAt, fetchedAt }: Row): string {
  const how = filedAt !== null ? 'filed' : publishedAt !== null ? 'published' : 'read';
  const month = monthOf(filedAt ?? publishedAt ?? fetchedAt);
  return month === '' ? sourceName : `${sourceName}, ${how} ${month}`;
}

const MOST_NAMED = 3;

/** Why a sentence stands, in one sentence; nothing where the reasons say why it doesn't. */
function formatSupport(verdict: ReviewDeskClaim['verdict'], rows: readonly Row[]): string | null {
  if (verdict === 'unsupported' || rows.length === 0) return null;
  const sources = [...new Set(rows.map(formatSource))];
  const more = sources.length - MOST_NAMED;
  const named = [...sources.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])];
  return `${VERDICT_NAMES[verdict]}: ${named.join('; ')}.`;
}

interface VerdictWordsProps {
  readonly verdict: ReviewDeskClaim['verdict'];
  readonly reasons: readonly string[];
  readonly rows: readonly Row[];
  /** What a judge found, clause by clause, when it was asked. */
  readonly found?: readonly string[];
}

/** Why a sentence stands, or what fails in it: the same words in the pane and while somebody types. */
export function VerdictWords({ verdict, reasons, rows, found = [] }: VerdictWordsProps) {
  const support = formatSupport(verdict, rows);
  // Where only the company says so, the first line says it already.
  const others = verdict === 'company-says' && support !== null ? [] : reasons;
  if (support === null && others.length === 0) return null;
  return (
    <ul className="mt-3 list-disc space-y-1 pl-5" aria-label="Why">
      {support !== null && <li>{support}</li>}
      {others.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {found.map((clause) => (
        <li key={`found ${clause}`}>A judge found “{clause}” in the cited evidence.</li>
      ))}
    </ul>
  );
}
