import { useEffect, useRef } from 'react';
import { minutes, seconds } from '../../../../kernel/time';
import type { ReviewDesk } from './use-review-desk';

/** Half of the lease is far from its end, and one lost call does not end it. */
const SIGN_OF_LIFE = minutes(4);
const LOOK_AGAIN = seconds(3);

/** Who works keeps the report in hand; who only looks sees what the other does. */
export function useCompanyOfOthers({
  view,
  call,
  reload,
}: Pick<ReviewDesk, 'view' | 'call' | 'reload'>): void {
  const lastTouch = useRef(0);
  const isMine = view.holder?.isMe === true;
  const isOthers = view.holder !== null && !isMine;
  useEffect(() => {
    if (!isOthers) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isOthers, reload]);
  useEffect(() => {
    if (!isMine) return undefined;
    const touch = () => {
      lastTouch.current = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - lastTouch.current < SIGN_OF_LIFE) void call('take', {});
    }, SIGN_OF_LIFE);
    document.addEventListener('keydown', touch);
    document.addEventListener('pointerdown', touch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', touch);
      document.removeEventListener('pointerdown', touch);
    };
  }, [isMine, call]);
}
