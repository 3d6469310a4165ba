import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsDocument } from '../../config/table';
import { projectFolder } from '../../project-folder';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';

const KEPT_IN = 'docs/settings.md';

/** Writes the page of settings again, or checks that the committed one matches the program. */
export const settingsVerb: Verb = {
  async run(parameters) {
    const { check } = readParameters(parameters, { check: { type: 'boolean' } });
    const file = join(projectFolder(), KEPT_IN);
    if (check !== true) {
      writeFileSync(file, settingsDocument());
      process.stderr.write(`Wrote ${KEPT_IN}.\n`);
      return 0;
    }
    const isCurrent = readFileSync(file, 'utf8') === settingsDocument();
    process.stderr.write(
      isCurrent
        ? `${KEPT_IN} matches the program.\n`
        : `${KEPT_IN} is out of date. Update it with npm run foreword -- settings.\n`,
    );
    return isCurrent ? 0 : 1;
  },
};
