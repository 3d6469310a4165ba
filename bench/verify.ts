/**
 * How well the verifier tells supported sentences from others on WiCE's claims, and which words it
 * finds unsupported, without a model. Tuned on one half, counted on the other; then its features, weighed anew
 * on these claims alone and cross-validated by page.
 *   npm run bench -- verify
 */
import { crossValidate, formatAreas, learnedOn, type Weighed } from './verify/cross-validate';
import { areaUnderCurve, tokenScores, type TokenCount } from './verify/figures';
import { readMarked, readWice, type Half, type MarkedClaim } from './verify/wice';
import { loadParser } from '../src/research/evidence';
import { checkClaim, featuresOfClaim, type Check } from '../src/report/verify';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const check = (claim: string, passages: readonly string[]): Check =>
  checkClaim(claim, passages, '', loadParser());

/** A word that their readers marked counts as found where it is one that no passage has. */
function judgeTokens({ claim, passages, tokens, unsupported }: MarkedClaim): TokenCount {
  const ours = new Set(check(claim, passages).unsupportedTokens);
  const found = tokens.map((token) => ours.has(token));
  return {
    right: found.filter((is, at) => is && unsupported[at] === true).length,
    found: found.filter(Boolean).length,
    marked: unsupported.filter(Boolean).length,
  };
}

const [claims, marked] = [readWice(), readMarked()];
if (claims === undefined || marked === undefined) {
  say(
    'The claims are absent: there is no bench/verification in MATERIAL_DIR (../shared by default).',
  );
} else {
  const judged = claims.map((claim) => ({
    ...claim,
    check: check(claim.claim, claim.passages),
  }));
  const tokens = marked.map((claim) => ({ half: claim.half, count: judgeTokens(claim) }));
  say(
    'half     claims  AUC supported/not_supported (≥ .96)  AUC supported/rest (≥ .86)  ' +
      'false alarms (≤ 15 %)  token precision, recall, F1 (≥ .60)',
  );
  for (const half of ['tuning', 'goal', 'both'] as const) {
    const isIn = (one: { readonly half: Half }) => half === 'both' || one.half === half;
    const of = (...labels: string[]) =>
      judged.filter((one) => isIn(one) && labels.includes(one.label));
    const scores = (...labels: string[]) => of(...labels).map(({ check: { score } }) => score);
    const supported = of('supported');
    const alarms =
      supported.filter(({ check: { isVetoed } }) => isVetoed === true).length / supported.length;
    const { precision, recall, f1 } = tokenScores(
      tokens.filter(isIn).map(({ count }): TokenCount => count),
    );
    say(
      [
        half.padEnd(8),
        String(judged.filter(isIn).length).padStart(6),
        areaUnderCurve(scores('supported'), scores('not_supported')).toFixed(3).padStart(20),
        areaUnderCurve(scores('supported'), scores('partially_supported', 'not_supported'))
          .toFixed(3)
          .padStart(28),
        `${(alarms * 100).toFixed(1)} %`.padStart(24),
        `${precision.toFixed(3)}  ${recall.toFixed(3)}  ${f1.toFixed(3)}`.padStart(30),
      ].join(' '),
    );
  }
  const weighed = claims.map((claim): Weighed => ({
    ...claim,
    features: Object.values(featuresOfClaim(claim.claim, claim.passages, '', loadParser())),
  }));
  const folds = crossValidate(weighed);
  say('');
  say(`weighed anew, ${folds.length} folds by page: ${formatAreas(folds)}`);
  for (const [at, { not, rest }] of folds.entries())
    say(`  fold ${at + 1}: ${not.toFixed(3)}, ${rest.toFixed(3)}`);
  const [tuning, goal] = (['tuning', 'goal'] as const).map((half) =>
    weighed.filter((claim) => claim.half === half),
  );
  const other = learnedOn(tuning ?? [], goal ?? []);
  say(
    `weighed anew on the tuning half, the other half: ${other.not.toFixed(3)}, ${other.rest.toFixed(3)}`,
  );
}
