export { databaseStorage } from './database-storage';
export { folderStorage } from './folder-storage';
export type { FileStorage } from './ports';
