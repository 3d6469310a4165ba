export { bulkActsFor, performBulk, previewBulk, type BulkActionContext } from './bulk';
