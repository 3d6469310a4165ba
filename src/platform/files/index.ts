export { databaseStorage } from './database-storage';
export { folderStorage } from './folder-storage';
export type { FileStorage } from './ports';
export { s3Storage } from './s3/s3-storage';
