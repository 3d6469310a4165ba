import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';
import { compare } from '../../src/report/verify/compare';
import { featuresOf, type Features } from '../../src/report/verify/features';
import { readPage } from '../../src/report/verify/page';
import { tokenFeatures, type TokenFeatures } from '../../src/report/verify/token-features';
import { areaUnderCurve } from './figures';
import { crossValidated, fit, type Example, type Model } from './logistic';
import { placeTokens } from './tokens';
import type { MarkedClaim, WiceClaim } from './wice';

const CLAIM_FEATURES: readonly (keyof Features)[] = [
  'window',
  'two',
  'page',
  'pairs',
  'missing',
  'length',
  'faulty',
];
const TOKEN_FEATURES: readonly (keyof TokenFeatures)[] = [
  'own',
  'page',
  'next',
  'last',
  'around',
  'rest',
  'faulty',
  'nextFaulty',
  'name',
  'figure',
  'small',
  'sign',
  'leads',
];
const PENALTY = 0.1;
const TOKEN_PENALTY = 0.01;

/** A claim without any support weighs more, since there are few of them and they are the worst to let pass. */
function weightOf({ label }: WiceClaim): number {
  return label === 'not_supported' ? 2 : 1;
}

function learnClaims(tuning: readonly WiceClaim[], say: (line: string) => void): Model {
  const examples = tuning.map((claim): Example => {
    const features = featuresOf(compare(claim.claim, readPage(claim.passages)));
    return {
      values: CLAIM_FEATURES.map((name) => features[name]),
      answer: claim.label === 'supported' ? 1 : 0,
      weight: weightOf(claim),
    };
  });
  const scores = crossValidated(examples, PENALTY, 8);
  const of = (...labels: string[]) =>
    scores.filter((_, index) => labels.includes(tuning[index]?.label ?? ''));
  say(
    `cross-validated on the tuning half: ${areaUnderCurve(of('supported'), of('not_supported')).toFixed(3)} against not_supported, ${areaUnderCurve(of('supported'), of('not_supported', 'partially_supported')).toFixed(3)} against the rest`,
  );
  return fit(examples, PENALTY);
}

interface TokenExample extends Example {
  readonly claim: number;
}

function tokenExamples(tuning: readonly MarkedClaim[]): TokenExample[] {
  return tuning.flatMap(({ claim, passages, tokens, unsupported }, index) => {
    const comparison = compare(claim, readPage(passages));
    const places = placeTokens(tokens, comparison.claim.folded);
    return tokenFeatures(comparison).map((features, at): TokenExample => {
      const { start, end } = comparison.claim.tokens[at] ?? { start: 0, end: 0 };
      const marked = places.some(
        (place, token) =>
          place !== undefined &&
          place.start < end &&
          start < place.end &&
          unsupported[token] === true,
      );
      return {
        claim: index,
        values: TOKEN_FEATURES.map((name) => features[name]),
        answer: marked ? 1 : 0,
        weight: 1,
      };
    });
  });
}

function f1At(least: number, scores: readonly number[], examples: readonly Example[]): number {
  const [right, found, marked] = [
    (score: number, at: number) => score >= least && examples[at]?.answer === 1,
    (score: number) => score >= least,
    (_: number, at: number) => examples[at]?.answer === 1,
  ].map((test) => scores.filter(test).length) as [number, number, number];
  return (2 * right) / Math.max(1, found + marked);
}

function learnTokens(
  tuning: readonly MarkedClaim[],
  say: (line: string) => void,
): { model: Model; least: number } {
  const examples = tokenExamples(tuning);
  const scores = crossValidated(examples, TOKEN_PENALTY, 8, (index) => examples[index]?.claim ?? 0);
  const bounds = Array.from({ length: 60 }, (_, index) => 0.15 + index * 0.01);
  const least = bounds.reduce(
    (best, bound) => (f1At(bound, scores, examples) > f1At(best, scores, examples) ? bound : best),
    0.5,
  );
  say(
    `cross-validated on the tuning half: ${f1At(least, scores, examples).toFixed(3)} token F1 at ${least.toFixed(2)}`,
  );
  return { model: fit(examples, TOKEN_PENALTY), least };
}

function rows(names: readonly string[], { by }: Model): string {
  return names.map((name, index) => `    ${name}: ${(by[index] ?? 0).toFixed(4)},`).join('\n');
}

export function trainAndWrite(
  claims: readonly WiceClaim[],
  marked: readonly MarkedClaim[],
  say: (line: string) => void,
): void {
  const claim = learnClaims(
    claims.filter(({ half }) => half === 'tuning'),
    say,
  );
  const token = learnTokens(
    marked.filter(({ half }) => half === 'tuning'),
    say,
  );
  writeFileSync(
    join(projectFolder(), 'src/report/verify/weights.ts'),
    `import type { Features } from './features';
import type { TokenFeatures } from './token-features';

// Written by \`npm run bench -- verify train\`, from one half of the claims; the figures are told for the other.

export const WEIGHTS: { readonly base: number; readonly by: Readonly<Record<keyof Features, number>> } = {
  base: ${claim.base.toFixed(4)},
  by: {
${rows(CLAIM_FEATURES, claim)}
  },
};

export const TOKEN_WEIGHTS: { readonly base: number; readonly by: Readonly<Record<keyof TokenFeatures, number>>; readonly least: number } = {
  base: ${token.model.base.toFixed(4)},
  by: {
${rows(TOKEN_FEATURES, token.model)}
  },
  least: ${token.least.toFixed(2)},
};
`,
  );
  say('src/report/verify/weights.ts is written.');
}
