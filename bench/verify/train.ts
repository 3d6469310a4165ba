import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';
import { compare } from '../../src/report/verify/compare';
import { featuresOf, type Features } from '../../src/report/verify/features';
import { readPage } from '../../src/report/verify/page';
import { areaUnderCurve } from './figures';
import { crossValidated, fit, type Example } from './logistic';
import type { MarkedClaim, WiceClaim } from './wice';

const USED: readonly (keyof Features)[] = ['window', 'two', 'page', 'pairs', 'missing', 'length', 'faults', 'faulty'];
const PENALTY = 0.03;

/** A claim without any support weighs more, since there are few of them and they are the worst to let pass. */
function weightOf({ label }: WiceClaim): number {
  return label === 'not_supported' ? 2 : 1;
}

export function trainAndWrite(claims: readonly WiceClaim[], _marked: readonly MarkedClaim[], say: (line: string) => void): void {
  const tuning = claims.filter(({ half }) => half === 'tuning');
  const examples = tuning.map((claim): Example => {
    const features = featuresOf(compare(claim.claim, readPage(claim.passages)));
    return { values: USED.map((name) => features[name]), answer: claim.label === 'supported' ? 1 : 0, weight: weightOf(claim) };
  });
  const scores = crossValidated(examples, PENALTY, 8);
  const of = (...labels: string[]) => scores.filter((_, index) => labels.includes(tuning[index]?.label ?? ''));
  say(`cross-validated on the tuning half: ${areaUnderCurve(of('supported'), of('not_supported')).toFixed(3)} against not_supported, ${areaUnderCurve(of('supported'), of('not_supported', 'partially_supported')).toFixed(3)} against the rest`);
  const { base, by } = fit(examples, PENALTY);
  const rows = USED.map((name, index) => `    ${name}: ${(by[index] ?? 0).toFixed(4)},`);
  writeFileSync(join(projectFolder(), 'src/report/verify/weights.ts'), `import type { Features } from './features';

/** Written by \`npm run bench -- verify train\`, from one half of the claims; the figures are told for the other. */
export const WEIGHTS: { readonly base: number; readonly by: Readonly<Partial<Record<keyof Features, number>>> } = {
  base: ${base.toFixed(4)},
  by: {
${rows.join('\n')}
  },
};
`);
  say('src/report/verify/weights.ts is written.');
}
