import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permit } from '../../desk/policy';
import { exportCorrections, judgeHere, readReportNames } from '../../desk/review';
import type { CorrectionCase } from '../../desk/review/shape';
import { projectFolder } from '../../project-folder';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { withForeword } from '../with-foreword';

/** Each case is a file of its own, so that one can be taken out again, and known ones stay as they are. */
export const correctionsVerb: Verb = {
  async run(parameters) {
    const { out = join(projectFolder(), 'test/cases') } = readParameters(parameters, {
      out: { type: 'string' },
    });
    return withForeword(async ({ parts: { platform, orders } }) => {
      // Who runs this has the data in hand already.
      const allowed = permit(
        { id: 'command-line', name: 'the command line', role: 'owner' },
        'see-figures',
      );
      const exported = allowed.ok
        ? await exportCorrections(
            {
              database: platform.database,
              readNames: (reportId) =>
                readReportNames({ database: platform.database, orders }, reportId),
              judge: judgeHere,
            },
            allowed.value,
          )
        : allowed;
      if (!exported.ok) {
        process.stderr.write(`${exported.failure.sentence}\n`);
        return 1;
      }
      mkdirSync(out, { recursive: true });
      const cases = exported.value
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as CorrectionCase);
      const fresh = cases.filter(({ id }) => !existsSync(join(out, `${id}.json`)));
      for (const one of fresh)
        writeFileSync(join(out, `${one.id}.json`), `${JSON.stringify(one, null, 2)}\n`);
      process.stdout.write(
        `${fresh.length} of ${cases.length} corrections are new, in ${out}. Review them before you commit.\n`,
      );
      return 0;
    });
  },
};
