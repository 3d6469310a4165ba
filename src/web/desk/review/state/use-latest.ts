import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the newest: the sentences of the report are drawn once. */
export function useLatest<Given>(call: (given: Given) => void): (given: Given) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((given: Given) => latest.current(given), []);
}
