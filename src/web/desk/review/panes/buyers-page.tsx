import { useEffect, useRef, useState } from 'react';
import type { ReviewDeskClaim, ReviewDeskView } from '../../../../desk/review/shape';
import type { DeskSettings } from '../state/settings';

interface BuyersPageProps {
  readonly view: Pick<ReviewDeskView, 'number' | 'revision'>;
  readonly current: Pick<ReviewDeskClaim, 'id' | 'section' | 'state'> | null;
  readonly width: DeskSettings['pageWidth'];
}

/** As wide as a phone is, and as a laptop on which the page has its margin notes. */
const WIDTHS: Readonly<Record<DeskSettings['pageWidth'], number>> = { phone: 390, desktop: 1_120 };

/** A deleted sentence is nowhere on the page; its section is. */
const anchorOf = (claim: BuyersPageProps['current']): string =>
  claim === null ? '' : claim.state === 'cut' ? claim.section : claim.id;

/** The page as its buyer will see it, drawn anew after each step and open at the sentence in hand. */
export function BuyersPage({ view: { number, revision }, current, width }: BuyersPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current: element } = box;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const page = `/desk/review/${encodeURIComponent(number)}/page?revision=${revision}`;
  const address = `${page}#${encodeURIComponent(anchorOf(current))}`;
  const [first] = useState(address);
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // Replaced and not added to, so that going back leaves the desk as before.
    frame.current?.contentWindow?.location.replace(address);
  }, [address]);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / WIDTHS[width]);
  return (
    <div ref={box} className="min-h-0 grow overflow-hidden rounded-md border border-line">
      <iframe
        ref={frame}
        title="Buyer’s page"
        src={first}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mx-auto block origin-top-left border-0 bg-white"
        style={{
          width: `${WIDTHS[width]}px`,
          height: `${Math.max(room.height, 1) / scale}px`,
          transform: scale === 1 ? 'none' : `scale(${scale})`,
        }}
      />
    </div>
  );
}
