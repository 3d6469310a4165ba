export { backupName, outlivedBackups } from './kept-backups';
export { makeBackup, type BackupCount } from './make-backup';
export { BackupFault } from './records';
export { checkBackup, restoreBackup, restoreJobs } from './restore-backup';
