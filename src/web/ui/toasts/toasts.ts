import { createToastStore } from './toast-store';

/** The browser's one store; on the server nothing is ever added to it. */
export const toasts = createToastStore();
