import { useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import type { Toast } from './toast-store';
import { toasts } from './toasts';
import { useToastClock } from './use-toast-clock';

const SWIPE_PIXELS = 20;

const looks: Readonly<Record<Toast['kind'], string>> = {
  success: 'border-l-accent bg-raised',
  info: 'border-l-edge bg-raised',
  loading: 'border-l-edge bg-raised',
  warning: 'border-l-notice bg-raised',
  error: 'border-l-danger bg-raised',
  destructive: 'border-l-danger bg-danger-wash',
};

const isUrgent = ({ kind }: Toast): boolean => kind === 'error' || kind === 'destructive';

/** Both live regions are always there, so that a screen reader already listens when words arrive. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.visible, () => null);
  const [paused, setPaused] = useState(false);
  useToastClock(toast, paused);
  const urgent = toast !== null && isUrgent(toast);
  return (
    <section
      aria-label="Notifications"
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-[14px] md:justify-end"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div aria-live="polite">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert" aria-live="assertive">
        {toast && urgent && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const pressedAt = useRef<number | null>(null);
  const dismiss = (): void => toasts.dismiss(toast.id);
  const release = (event: PointerEvent): void => {
    const start = pressedAt.current;
    pressedAt.current = null;
    if (start !== null && Math.abs(event.clientX - start) >= SWIPE_PIXELS) dismiss();
  };
  return (
    <div
      data-open={toast.open}
      className={
        'pointer-events-auto flex w-[min(356px,calc(100vw-28px))] touch-pan-y items-start ' +
        'gap-3 rounded-md border border-l-4 border-line p-4 shadow-lg transition-opacity ' +
        `duration-200 data-[open=false]:opacity-0 ${looks[toast.kind]}`
      }
      onPointerDown={(event) => {
        pressedAt.current = event.clientX;
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        pressedAt.current = null;
      }}
    >
      <div className="grow">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-1 text-sm text-soft">{toast.description}</p>}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label="Dismiss notification"
        className={
          '-m-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded text-xl ' +
          'leading-none text-soft hover:text-ink'
        }
      >
        ×
      </button>
    </div>
  );
}
