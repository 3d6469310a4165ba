import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../project-folder';
import { readParameters } from '../parameters';
import { proofSentence, sourcesDocument } from './sources-document';
import type { Verb } from '../verb';

const KEPT_IN = 'docs/sources.md';
const README = 'README.md';
/** The line that counts them, wherever it stands. */
const COUNTED = /^Of the \d+ sources that may be asked, .*$/m;

/** Writes the list of sources again, or checks that the committed one matches the catalog. */
export const sourcesVerb: Verb = {
  async run(parameters) {
    const { check } = readParameters(parameters, { check: { type: 'boolean' } });
    const file = join(projectFolder(), KEPT_IN);
    if (check !== true) {
      writeFileSync(file, sourcesDocument());
      const readme = join(projectFolder(), README);
      writeFileSync(readme, readFileSync(readme, 'utf8').replace(COUNTED, proofSentence()));
      process.stderr.write(`Wrote ${KEPT_IN} and the count in ${README}.\n`);
      return 0;
    }
    const isCurrent = readFileSync(file, 'utf8') === sourcesDocument();
    process.stderr.write(
      isCurrent
        ? `${KEPT_IN} matches the catalog.\n`
        : `${KEPT_IN} is out of date. Update it with npm run foreword -- sources.\n`,
    );
    return isCurrent ? 0 : 1;
  },
};
