import { useEffect, useRef } from 'react';
import { milliseconds, seconds } from '../../../kernel/time';
import { staysUntilDismissed, type Toast } from './toast-store';
import { toasts } from './toasts';

const SHOWN = seconds(4);
const LEAVING = milliseconds(200);

/** Lets a toast leave after its time, which stands still while `paused`. */
export function useToastClock(toast: Toast | null, paused: boolean): void {
  const left = useRef<number>(SHOWN);
  const id = toast?.id;
  const kind = toast?.kind;
  useEffect(() => {
    left.current = SHOWN;
  }, [id, kind]);
  useEffect(() => {
    if (!toast) return undefined;
    if (!toast.open) {
      const timer = setTimeout(() => toasts.remove(toast.id), LEAVING);
      return () => clearTimeout(timer);
    }
    if (paused || staysUntilDismissed(toast)) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => toasts.dismiss(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [toast, paused]);
}
