import { useEffect, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { seconds } from '../../kernel/time';

const POLL_EVERY = seconds(5);

/**
 * Reads the page's data again whenever the server says that something moved. Until the server has
 * spoken, and whenever the line is broken, it asks every five seconds instead: a proxy may hold a
 * stream back without closing it.
 */
export function useLiveUpdates(path: string, wanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const readIfReachable = async (): Promise<void> => {
      if (await isReachable()) await revalidate();
    };
    const poll = (): void => {
      timer ??= setInterval(() => {
        if (document.visibilityState === 'visible') void readIfReachable();
      }, POLL_EVERY);
    };
    const rest = (): void => {
      clearInterval(timer);
      timer = undefined;
    };
    poll();
    const events = typeof EventSource === 'undefined' ? null : new EventSource(path);
    events?.addEventListener('change', () => {
      rest();
      void revalidate();
    });
    events?.addEventListener('error', poll);
    return () => {
      events?.close();
      rest();
    };
  }, [path, wanted, revalidate]);
}

/**
 * The answer to the form sent last. The router forgets it whenever the page's data is read again, and with it would go
 * what the visitor is reading or mending just then.
 */
export function useLastAnswer<Answer>(): Answer | undefined {
  const answer = useActionData<Answer>() as Answer | undefined;
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}

/** A page that is read anew without a connection turns into an error, and what was typed in it is gone. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
