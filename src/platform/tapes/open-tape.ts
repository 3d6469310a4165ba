import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import { BEGINNING, INDEX, recordTape } from './record-tape';
import { replayTape } from './replay-tape';
import type { Tape } from './shape';

/** A folder that holds a tape is played, an empty or a new one is recorded into, and any other is left alone. */
export async function openTape(folder: string, clock: Clock): Promise<Result<Tape, 'no-tape'>> {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return fail('no-tape', `${folder} is a file; a tape is a folder.`);
  const held = existsSync(folder) ? await readdir(folder) : [];
  if (!held.includes(INDEX)) {
    return held.length === 0
      ? succeed(await recordTape(folder, clock))
      : fail('no-tape', `${folder} holds other things than a tape; name an empty folder.`);
  }
  try {
    return succeed(await replayTape(folder));
  } catch {
    return fail(
      'no-tape',
      `The tape in ${folder} can’t be read; ${join(folder, BEGINNING)} or ${INDEX} is damaged.`,
    );
  }
}
