/**
 * How well the verifier tells supported sentences from others on WiCE's claims, and which words it
 * finds unsupported, without a model. Tuned on one half, counted on the other.
 *   npm run bench -- verify          the figures
 *   npm run bench -- verify train    learns the weights from the tuning half and writes them
 */
import { areaUnderCurve, tokenScores, type TokenCount } from './verify/figures';
import { trainAndWrite } from './verify/train';
import { readMarked, readWice, type Half } from './verify/wice';
import { judgeTokens } from './verify/tokens';
import { checkWording } from '../src/report/verify';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [claims, marked] = [readWice(), readMarked()];
if (claims === undefined || marked === undefined) {
  say(
    'The claims are absent: there is no bench/verification in MATERIAL_DIR (../shared by default).',
  );
} else if (process.argv[2] === 'train') {
  trainAndWrite(claims, marked, say);
} else {
  const judged = claims.map((claim) => ({
    ...claim,
    check: checkWording(claim.claim, claim.passages),
  }));
  const tokens = marked.map((claim) => ({ half: claim.half, count: judgeTokens(claim) }));
  say(
    'half     claims  AUC supported/not_supported (≥ .96)  AUC supported/rest (≥ .86)  false alarms (≤ 15 %)  token precision, recall, F1 (≥ .60)',
  );
  for (const half of ['tuning', 'goal', 'both'] as const) {
    const isIn = (one: { readonly half: Half }) => half === 'both' || one.half === half;
    const of = (...labels: string[]) =>
      judged.filter((one) => isIn(one) && labels.includes(one.label));
    const scores = (...labels: string[]) => of(...labels).map(({ check }) => check.score);
    const supported = of('supported');
    const alarms =
      supported.filter(({ check }) => check.verdict === 'unsupported').length / supported.length;
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
}
