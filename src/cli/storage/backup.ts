import { resolve } from 'node:path';
import { makeShopBackup, requestBackup, type MadeBackup } from '../../process/backups';
import { systemClock } from '../../kernel/time';
import { FolderInUse } from '../../platform/database';
import { StartupFault } from '../../process/startup-fault';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { configOrFault, withForeword } from '../with-foreword';

export const backupVerb: Verb = {
  async run(parameters) {
    const { out } = readParameters(parameters, { out: { type: 'string' } });
    const made = await backUp(out === undefined ? undefined : resolve(out));
    const sealed =
      configOrFault().backups.secret === undefined ? 'not encrypted: set BACKUP_KEY' : 'encrypted';
    process.stdout.write(`${made.path}\n${made.rows} rows and ${made.files} files, ${sealed}.\n`);
    return 0;
  },
};

async function backUp(out: string | undefined): Promise<MadeBackup> {
  try {
    return await withForeword(({ parts: { platform } }) => makeShopBackup(platform, out));
  } catch (error) {
    if (!(error instanceof StartupFault && error.cause instanceof FolderInUse)) throw error;
    if (out !== undefined)
      throw new StartupFault(
        'The shop is running and writes backups into BACKUP_DIR: leave out --out, or stop it first.',
      );
    const answer = await requestBackup(configOrFault(), systemClock);
    if (answer === undefined)
      throw new StartupFault('The running shop made no backup in 30 minutes.');
    if ('fault' in answer) throw new StartupFault(`The backup failed: ${answer.fault}`);
    return answer;
  }
}
