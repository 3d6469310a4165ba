import { join, resolve } from 'node:path';
import { readMigrations } from '../../process/database';
import { BackupFault, checkBackup } from '../../platform/backup';
import { projectFolder } from '../../project-folder';
import { StartupFault } from '../../process/startup-fault';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';
import { configOrFault } from '../with-foreword';

export const verifyBackupVerb: Verb = {
  async run(parameters) {
    const { from } = readParameters(parameters, { from: { type: 'string' } });
    if (from === undefined) throw new UsageFault('--from is missing: name the backup.');
    const stored = { path: resolve(from), secret: configOrFault().backups.secret };
    const migrations = readMigrations(join(projectFolder(), 'migrations'));
    try {
      const { rows, files, at } = await checkBackup(stored, migrations);
      process.stdout.write(`Whole and unchanged: ${rows} rows and ${files} files of ${at}.\n`);
      return 0;
    } catch (error) {
      throw error instanceof BackupFault ? new StartupFault(error.message) : error;
    }
  },
};
