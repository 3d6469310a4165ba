import { randomBytes } from 'node:crypto';
import { readConfig } from '../../config';
import { createModel } from '../../platform/models';
import { createJudge, adviseOnJudge, CHECK_PAIRS } from '../../report/judge';
import { StartupFault } from '../../process/startup-fault';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';

/** Asks the configured judge about pairs that ship, and says whether it’s good enough for reports. */
export const judgeCheckVerb: Verb = {
  async run(parameters) {
    readParameters(parameters, {});
    const read = readConfig();
    if (!read.ok) throw new StartupFault(read.faults.join('\n'));
    const { judge: settings } = read.config.models;
    if (settings === undefined)
      throw new StartupFault(
        'No judge is configured. Set MODEL_JUDGE or MODEL_WRITE, and the key of its service.',
      );
    const judge = createJudge(settings, createModel, randomBytes(16).toString('hex'));
    const { isGoodEnough, sentences } = await adviseOnJudge(judge, CHECK_PAIRS);
    process.stdout.write(`${sentences.join('\n')}\n`);
    return isGoodEnough ? 0 : 1;
  },
};
