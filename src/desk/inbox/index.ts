export { actByIntent } from './act-by-intent';
export { listInbox } from './list-inbox';
export { openEntry } from './open-entry';
export { inboxPersonalData } from './personal';
export type { InboxContext } from './ports';
