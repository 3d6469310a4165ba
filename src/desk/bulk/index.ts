export { bulkActsFor, performBulk, previewBulk } from './bulk';
