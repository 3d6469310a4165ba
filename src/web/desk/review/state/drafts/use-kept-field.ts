import { useCallback, useState } from 'react';
import { browserStore } from '../../../../checkout/browser-store';
import { keepField, keptField } from './kept-words';

interface KeptField {
  readonly words: string;
  write(words: string): void;
  /** Once it is saved, there is nothing to keep. */
  forget(): void;
}

/** What is typed into a field of a dialog, kept by the browser with every letter until it is saved. */
export function useKeptField(number: string, field: string, otherwise: string): KeptField {
  const [words, setWords] = useState(() => keptField(browserStore(), number, field) ?? otherwise);
  const write = useCallback(
    (next: string) => {
      setWords(next);
      keepField(browserStore(), number, field, next);
    },
    [number, field],
  );
  const forget = useCallback(() => keepField(browserStore(), number, field, null), [number, field]);
  return { words, write, forget };
}
