import { previewRetention, runRetention } from '../../desk/privacy';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { withForeword } from '../with-foreword';

export const retentionVerb: Verb = {
  async run(parameters) {
    const { run } = readParameters(parameters, { run: { type: 'boolean' } });
    return withForeword(async ({ parts: { platform, retention: rules } }) => {
      if (run === true) {
        const gone = await runRetention(
          { ...platform, rules },
          { actor: 'system', reason: 'From the command line' },
        );
        process.stdout.write(`${JSON.stringify(gone)}\n`);
        return 0;
      }
      for (const { words, days, due } of await previewRetention({ rules }))
        process.stdout.write(`${words}: kept ${days} days, ${due} due\n`);
      process.stdout.write('Nothing was deleted. Pass --run to delete what’s due.\n');
      return 0;
    });
  },
};
