import { examine, formatFindings } from '../../process/doctor';
import { readConfig } from '../../config';
import { defined } from '../../kernel/defined';
import { systemClock } from '../../kernel/time';
import { createLog } from '../../platform/log';
import { projectFolder } from '../../project-folder';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';

/** Tries what is configured, and says what to fix and how. */
export const doctorVerb: Verb = {
  async run(parameters) {
    const { 'mail-to': mailTo } = readParameters(parameters, { 'mail-to': { type: 'string' } });
    const findings = await examine(readConfig(), {
      log: createLog({ level: 'silent' }),
      clock: systemClock,
      projectFolder: projectFolder(),
      ...defined({ mailTo }),
    });
    process.stdout.write(formatFindings(findings));
    return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
  },
};
