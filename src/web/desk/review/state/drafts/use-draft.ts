import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../../../checkout/browser-store';
import { keepDraft, keptDraft, type SentenceDraft } from './kept-words';

export interface Drafting {
  readonly draft: SentenceDraft | null;
  write(draft: SentenceDraft | null): void;
  /** Lets go of one that was sent; another that was begun meanwhile stays. */
  end(sent: SentenceDraft): void;
  /** Opens one for a sentence, unless words for the same are there already. */
  begin(draft: SentenceDraft): void;
}

/** Words in the making, kept by the browser with every letter until they are sent or given up. */
export function useDraft(number: string, found: (draft: SentenceDraft) => void): Drafting {
  const [draft, setDraft] = useState<SentenceDraft | null>(null);
  useEffect(() => {
    const kept = keptDraft(browserStore(), number);
    if (kept === null) return;
    setDraft(kept);
    found(kept);
    // What was kept is looked for once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [number]);
  const write = useCallback(
    (next: SentenceDraft | null) => {
      setDraft(next);
      keepDraft(browserStore(), number, next);
    },
    [number],
  );
  const begin = useCallback(
    (next: SentenceDraft) => {
      const kept = keptDraft(browserStore(), number);
      write(
        kept !== null && kept.claimId === next.claimId && kept.mode === next.mode ? kept : next,
      );
    },
    [number, write],
  );
  const end = useCallback(
    (sent: SentenceDraft) => {
      const kept = keptDraft(browserStore(), number);
      if (kept === null || (kept.claimId === sent.claimId && kept.mode === sent.mode)) write(null);
    },
    [number, write],
  );
  return { draft, write, begin, end };
}
