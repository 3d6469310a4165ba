export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'destructive';

export interface ToastWords {
  readonly kind: ToastKind;
  readonly title: string;
  readonly description?: string;
}

export interface Toast extends ToastWords {
  readonly id: string;
  /** False while it leaves. */
  readonly open: boolean;
}

export interface ToastStore {
  subscribe(listener: () => void): () => void;
  /** The one toast to show, if any. */
  visible(): Toast | null;
  add(words: ToastWords): string;
  update(id: string, words: Partial<ToastWords>): void;
  dismiss(id: string): void;
  remove(id: string): void;
}

/** Errors wait for the reader, and what is under way for its end. */
export function staysUntilDismissed({ kind }: Pick<ToastWords, 'kind'>): boolean {
  return kind === 'error' || kind === 'destructive' || kind === 'loading';
}

/** One toast is visible at a time, the newest; an error below it comes back once that one has left. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visible: () => toasts.at(-1) ?? null,
    add(words) {
      count += 1;
      const id = `toast-${count}`;
      change([
        ...toasts.filter((toast) => toast.open && staysUntilDismissed(toast)),
        { ...words, id, open: true },
      ]);
      return id;
    },
    update(id, words) {
      change(toasts.map((toast) => (toast.id === id ? { ...toast, ...words } : toast)));
    },
    dismiss(id) {
      change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    },
    remove(id) {
      change(toasts.filter((toast) => toast.id !== id));
    },
  };
}
