export { answerEntry } from './answer-entry';
export { listInbox } from './list-inbox';
export { openEntry } from './open-entry';
export { inboxPersonalData } from './personal';
export type { InboxContext } from './ports';
export { assignEntry, closeEntry, reopenEntry } from './settle-entry';
