import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../project-folder';
import { holdsAlone } from './claims/judge-case';
import type { CorrectionCase } from './shape';

const folder = join(projectFolder(), 'test/cases');
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CorrectionCase);

/** What experts corrected stays corrected: written by `npm run foreword -- corrections`. */
describe('what experts corrected', () => {
  test('is kept as cases, of sentences that were refused and of such that passed', () => {
    expect(cases.some(({ holds }) => !holds.claim)).toBe(true);
    expect(cases.some(({ holds }) => holds.corrected === true)).toBe(true);
  });

  test.each(cases)(
    'what was said is judged as it was: “$claim”',
    ({ company, role, kind, claim, passages, holds }) => {
      expect(holdsAlone({ company, role, kind, text: claim, passages })).toBe(holds.claim);
    },
  );

  test.each(cases.filter(({ corrected }) => corrected !== null))(
    'what took its place is judged as it was: “$corrected”',
    ({ company, role, kind, corrected, correctedKind, correctedPassages, holds }) => {
      expect(
        holdsAlone({
          company,
          role,
          kind: correctedKind ?? kind,
          text: corrected ?? '',
          passages: correctedPassages,
        }),
      ).toBe(holds.corrected);
    },
  );

  test.each(cases)('of no case is anybody told: $id', (one) => {
    expect(JSON.stringify(one)).not.toMatch(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}/u);
  });
});
