export { bulkActsFor, performBulk, previewBulk, type BulkContext } from './bulk';
