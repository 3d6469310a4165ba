export { isOffered } from './acts/offers';
export { performAct } from './acts/perform-act';
export type { OrderActing, OrderReading } from './ports';
export { notePersonalData } from './personal';
export { readAssignees } from './read-assignees';
export { readChanges } from './read-changes';
export { viewOrder } from './view-order';
