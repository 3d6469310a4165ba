export { acceptHeld, goBack } from './change-version';
export { loadBulkHandler, loadBulkSchedule } from './jobs';
export { listBulk, listHeld, type BulkListed } from './list-bulk';
export { lookAtBulk } from './download/look-at-bulk';
export { loadBulk } from './load-bulk';
export type { BulkContext } from './ports';
export { bulkShelf, type BulkShelf, type BulkTable } from './shelf';
