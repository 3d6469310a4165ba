import { useEffect, useRef, useState } from 'react';
import { plural } from '../../../../kernel/text';
import { reviewLimits, type ReviewDeskEvidence } from '../../../../desk/review/shape';
import { BringPage } from '../bring-page';
import type { ReviewDesk } from '../state/use-review-desk';

interface FinderProps {
  /** What is offered before a word is typed. */
  readonly near: readonly ReviewDeskEvidence[];
  readonly call: ReviewDesk['call'];
  /** What picking does, in a word. */
  readonly picks: string;
  readonly mayPick: boolean;
  pick(row: ReviewDeskEvidence): void;
  /** Sends the gatherer off with the words that were searched. */
  findMore(words: string): void;
  close(): void;
}

const REST = 150;

/** Searches all that was gathered; what is found can be put under the sentence in hand. */
export function Finder({ near, call, picks, mayPick, pick, findMore, close }: FinderProps) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly ReviewDeskEvidence[] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (words.trim() === '') {
      setFound(null);
      return undefined;
    }
    let isLatest = true;
    const timer = setTimeout(() => {
      void call('search', { words: words.slice(0, reviewLimits.search) }).then((answer) => {
        if (isLatest) setFound(answer.ok ? answer.value : []);
      });
    }, REST);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words, call]);
  const rows = found ?? near;
  return (
    <section aria-label="Search the evidence">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg">{picks}</h2>
        <button type="button" className="desk-small" onClick={close}>
          Close
        </button>
      </div>
      <label htmlFor="evidence-words" className="sr-only">
        Search the evidence
      </label>
      <input
        id="evidence-words"
        ref={field}
        type="search"
        placeholder="Words, a name, or a number"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          const [first] = rows;
          if (event.key === 'Escape') close();
          else if (event.key === 'Enter' && first && mayPick) pick(first);
        }}
        className="mt-2 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 placeholder:text-soft"
      />
      <p aria-live="polite" className="mt-1 text-sm text-soft">
        {found === null ? near.length > 0 && 'On the same fact:' : plural(found.length, 'quote')}
      </p>
      <ul className="mt-1 space-y-1">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              disabled={!mayPick}
              onClick={() => pick(row)}
              className="desk-sentence border-line text-sm hover:bg-wash"
            >
              <span className="line-clamp-3">{row.quote}</span>
              <span className="block text-soft">
                {row.sourceName}
                {row.publishedAt !== null && `, ${row.publishedAt.slice(0, 10)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="desk-small mt-4" onClick={() => findMore(words)}>
        Find more evidence
      </button>
      <BringPage call={call} mayPick={mayPick} pick={pick} />
    </section>
  );
}
