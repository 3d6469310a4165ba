import { useMemo, useState } from 'react';
import { reviewLimits, type ReviewDeskEvidence, type ExpertPage } from '../../../desk/review/shape';
import { buttonLook } from '../../ui/button';
import { pageSentences } from './panes/page-sentences';
import type { ReviewDesk } from './state/use-review-desk';

interface BringPageProps {
  readonly call: ReviewDesk['call'];
  readonly mayPick: boolean;
  pick(row: ReviewDeskEvidence): void;
}

/** A page that the gatherer did not know: read then and there, and quoted by choosing a sentence of it. */
export function BringPage({ call, mayPick, pick }: BringPageProps) {
  const [url, setUrl] = useState('');
  const [words, setWords] = useState('');
  const [page, setPage] = useState<ExpertPage | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const sentences = useMemo(
    () => (page === null ? [] : pageSentences(page.text, words, reviewLimits.quote)),
    [page, words],
  );

  async function read(): Promise<void> {
    setBusy(true);
    const answer = await call('readPage', { url: url.trim() });
    setBusy(false);
    setPage(answer.ok ? answer.value : null);
    setProblem(answer.ok ? '' : answer.failure.sentence);
  }

  async function quote(start: number, end: number): Promise<void> {
    if (page === null) return;
    setBusy(true);
    const answer = await call('quote', { snapshot: page.snapshot, start, end });
    setBusy(false);
    if (answer.ok) pick(answer.value);
    else setProblem(answer.failure.sentence);
  }

  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="cursor-pointer py-1 font-semibold">Add a page</summary>
      <form
        className="mt-2 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <label htmlFor="page-address" className="sr-only">
          Page URL
        </label>
        <input
          id="page-address"
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          className="min-h-11 min-w-0 grow rounded-md border border-edge bg-raised px-3 placeholder:text-soft"
        />
        <button
          type="submit"
          disabled={isBusy || !mayPick}
          className={buttonLook('quiet', 'small')}
        >
          Fetch
        </button>
      </form>
      {problem !== '' && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {page && (
        <>
          <h3 className="mt-3 text-base">{page.title}</h3>
          <label htmlFor="page-words" className="text-sm text-soft">
            Filter sentences
          </label>
          <input
            id="page-words"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className="block min-h-11 w-full rounded-md border border-edge bg-raised px-3"
          />
          <ul className="mt-2 space-y-1" aria-label="Sentences to quote">
            {sentences.map(({ start, end, text }) => (
              <li key={start}>
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => void quote(start, end)}
                  className="desk-sentence border-line text-sm hover:bg-wash"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
