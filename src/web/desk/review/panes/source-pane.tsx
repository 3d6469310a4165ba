import { useEffect, useRef } from 'react';
import type { ReviewDeskEvidence, Excerpt } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { RELIABILITY_NAMES, TIER_NAMES } from '../words/verdicts';

interface SourcePaneProps {
  readonly cited: readonly ReviewDeskEvidence[];
  readonly voices: readonly ReviewDeskEvidence[];
  readonly shown: ReviewDeskEvidence | null;
  readonly excerpt: Excerpt | null;
  /** Null where the shown quote is under the sentence already, or nothing may be changed. */
  readonly use: (() => void) | null;
  choose(evidenceId: string): void;
}

/** The page that the sentence in hand stands on, at its quote, and who else speaks of the same. */
export function SourcePane({ cited, voices, shown, excerpt, use, choose }: SourcePaneProps) {
  if (shown === null)
    return <p className="text-soft">No evidence cited. Search the evidence for a quote.</p>;
  return (
    <>
      <SourceHead row={shown} />
      <SourceText row={shown} excerpt={excerpt} />
      {use && (
        <button type="button" className={`${buttonLook('quiet', 'small')} mt-2`} onClick={use}>
          Use this quote instead
        </button>
      )}
      <Rows title="Cited here" rows={cited} shown={shown} choose={choose} />
      <Rows title="Other evidence on this fact" rows={voices} shown={shown} choose={choose} />
    </>
  );
}

function SourceHead({ row }: { readonly row: ReviewDeskEvidence }) {
  return (
    <>
      <h2 className="text-lg">
        {row.sourceName}
        {row.byExpert && (
          <span className="ml-2 font-sans text-sm font-normal text-soft">added by a reviewer</span>
        )}
      </h2>
      <p className="text-sm break-words">
        <a
          href={row.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block py-1 text-accent underline"
        >
          {row.title === '' ? row.url : row.title}
        </a>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        <Fact name="Published">{row.publishedAt === null ? 'no date' : day(row.publishedAt)}</Fact>
        {row.asOf !== null && <Fact name="As of">{day(row.asOf)}</Fact>}
        <Fact name="Read">{day(row.fetchedAt)}</Fact>
        <Fact name="Source type">{RELIABILITY_NAMES[row.reliability]}</Fact>
        <Fact name="License">{TIER_NAMES[row.tier]}</Fact>
        {row.status !== 'current' && <Fact name="Status">{STATUS[row.status]}</Fact>}
      </dl>
    </>
  );
}

const STATUS = {
  stale: 'newer value exists',
  conflicted: 'conflicts with another source',
  'kept-apart': 'about a different company',
} as const;

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Days are days wherever they are read, so they are said without a clock. */
const day = (iso: string): string => iso.slice(0, 10);

function SourceText({
  row,
  excerpt,
}: {
  readonly row: ReviewDeskEvidence;
  readonly excerpt: Excerpt | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const showQuote = () => {
      if (mark.current) current.scrollTop = mark.current.offsetTop - current.clientHeight / 3;
    };
    // On a phone the pane has no height before it is chosen.
    const watcher = new ResizeObserver(showQuote);
    watcher.observe(current);
    showQuote();
    return () => watcher.disconnect();
  }, [row.id, excerpt]);
  return (
    <div
      ref={box}
      role="region"
      aria-label="Source text"
      tabIndex={0}
      dir="auto"
      className={
        'relative mt-3 max-h-[45dvh] overflow-y-auto rounded-md border border-line bg-raised ' +
        'p-3 whitespace-pre-wrap'
      }
    >
      {excerpt && !excerpt.isGone && <span className="text-soft">{excerpt.before}</span>}
      <mark ref={mark} className="desk-quote">
        {row.quote}
      </mark>
      {excerpt && !excerpt.isGone && <span className="text-soft">{excerpt.after}</span>}
      {excerpt?.isGone && (
        <p className="mt-3 text-sm text-soft">The full page was deleted; the quote is kept.</p>
      )}
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly ReviewDeskEvidence[];
  readonly shown: ReviewDeskEvidence;
  choose(evidenceId: string): void;
}

function Rows({ title, rows, shown, choose }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="text-sm text-soft">{title}</h3>
      <ul className="mt-1 space-y-1">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-pressed={row.id === shown.id}
              onClick={() => choose(row.id)}
              className={
                'desk-sentence text-sm ' +
                (row.id === shown.id ? 'border-accent bg-wash' : 'border-line hover:bg-wash')
              }
            >
              <span className="line-clamp-2">
                {row.display === null && row.value !== null && <strong>{row.value}: </strong>}
                {row.display ?? row.quote}
              </span>
              <span className="block text-soft">
                {row.sourceName}
                {row.publishedAt !== null && `, ${day(row.publishedAt)}`}
                {row.status !== 'current' && `, ${STATUS[row.status]}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
