import { useEffect, type RefObject } from 'react';
import type { ReviewDeskClaim } from '../../../../desk/review/shape';

/** So long a sentence stays on screen before it counts as seen; a jump past it doesn't count. */
const LONG_ENOUGH = 150;

/** Tells of each sentence that is wholly in sight, or fills its pane. */
export function useOnScreen(
  item: RefObject<HTMLElement | null>,
  { id, text }: Pick<ReviewDeskClaim, 'id' | 'text'>,
  see: (claim: Pick<ReviewDeskClaim, 'id' | 'text'>) => void,
): void {
  useEffect(() => {
    const { current } = item;
    if (current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry === undefined) return;
        const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry;
        const fills = rootBounds !== null && intersectionRect.height > rootBounds.height * 0.8;
        if (isIntersecting && (intersectionRatio >= 0.95 || fills))
          timer = setTimeout(() => {
            current.dataset['seen'] = '';
            see({ id, text });
          }, LONG_ENOUGH);
      },
      { root: current.closest('.desk-pane'), threshold: [0, 0.5, 0.95, 1] },
    );
    watcher.observe(current);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [item, id, text, see]);
}
