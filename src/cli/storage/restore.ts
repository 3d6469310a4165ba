import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openEmptyShop } from '../../process/empty-shop';
import { BackupFault, restoreBackup, restoreJobs } from '../../platform/backup';
import { StartupFault } from '../../process/startup-fault';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';
import { configOrFault, withForeword } from '../with-foreword';

export const restoreVerb: Verb = {
  async run(parameters) {
    const { from } = readParameters(parameters, { from: { type: 'string' } });
    if (from === undefined) throw new UsageFault('--from is missing: name the backup.');
    const config = configOrFault();
    const stored = { path: resolve(from), secret: config.backups.secret };
    const { database, files, migrations } = await openEmptyShop(config);
    try {
      const {
        rows,
        files: count,
        at,
      } = await restoreBackup(stored, {
        database,
        files,
        migrations,
        putData: (name, bytes) => writeFile(join(config.dataDirectory, name), bytes),
      });
      process.stdout.write(`Restored ${rows} rows and ${count} files of ${at}.\n`);
    } catch (error) {
      throw error instanceof BackupFault ? new StartupFault(error.message) : error;
    } finally {
      await database.close();
    }
    // Opened as the shop does, so that the queues are there which the jobs wait in.
    await withForeword(({ parts: { platform } }) => restoreJobs(stored, platform.database));
    return 0;
  },
};
