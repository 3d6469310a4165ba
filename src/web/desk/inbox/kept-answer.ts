import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../checkout/browser-store';
import type { WordStore } from '../review/state/drafts/kept-words';

const keyOf = (reference: string): string => `foreword.inbox.${reference}`;

export function keepAnswer(store: WordStore, reference: string, words: string): void {
  if (words === '') store.removeItem(keyOf(reference));
  else store.setItem(keyOf(reference), words);
}

export const readKeptReply = (store: WordStore, reference: string): string =>
  store.getItem(keyOf(reference)) ?? '';

export interface KeptReply {
  readonly words: string;
  /** Whether it was found here, and not typed just now. */
  readonly found: boolean;
  write(words: string): void;
}

/** An answer in the making, kept by the browser with every letter until it is sent. */
export function useKeptAnswer(reference: string, given: string): KeptReply {
  const [words, setWords] = useState(given);
  const [found, setFound] = useState(false);
  useEffect(() => {
    const kept = readKeptReply(browserStore(), reference);
    if (kept === '') return;
    setWords(kept);
    setFound(true);
  }, [reference]);
  const write = useCallback(
    (next: string) => {
      setWords(next);
      setFound(false);
      keepAnswer(browserStore(), reference, next);
    },
    [reference],
  );
  return { words, found, write };
}
