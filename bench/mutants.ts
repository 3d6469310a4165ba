/**
 * How many single falsehoods the verifier catches: sentences of real pages with one thing changed, the
 * false value taken from the same page, held against the whole page.  npm run bench -- mutants [show KIND,KIND]
 */
import { seededRandom } from '../src/kernel/seeded-random';
import { loadParser } from '../src/research/evidence';
import { checkClaim, type Check } from '../src/report/verify';
import { isSayable, readPages, type BenchPage } from './mutants/pages';
import { mutantsOf } from './mutants/mutate';
import { KINDS, type Kind, type Pick } from './mutants/shape';
import type { Half } from './verify/wice';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const GOALS: Readonly<Record<Kind, number>> = {
  number: 99.5,
  unit: 99.5,
  scale: 99.5,
  currency: 99.5,
  percent: 99.5,
  date: 99.5,
  person: 99,
  title: 99,
  company: 99,
  product: 99,
  negation: 95,
  direction: 95,
  superlative: 95,
  roles: 95,
};
const MOST_OF_A_KIND = 3;
/** Long pages are many, and one sentence of a page is much like another. */
const MOST_SENTENCES = 14;

interface Outcome {
  readonly kind: Kind;
  readonly half: Half;
  readonly caught: boolean;
  readonly vetoed: boolean;
}

const outcomes: Outcome[] = [];
const originals = { tuning: { held: 0, refused: 0 }, goal: { held: 0, refused: 0 } };
const [mode, shown, sample] = process.argv.slice(2);
const random = seededRandom(20_261_121);
const pick: Pick = (items) => items[Math.floor(random.next() * items.length)];

/** As many as are held, evenly taken from all of a page. */
function spread(sentences: readonly string[]): readonly string[] {
  const every = Math.max(1, Math.ceil(sentences.length / MOST_SENTENCES));
  return sentences.filter((_, index) => index % every === 0);
}

function holdPage({ id, half, sentences }: BenchPage): void {
  const check = (text: string): Check => checkClaim(text, sentences, '', loadParser());
  for (const sentence of spread(Array.from(new Set(sentences.filter(isSayable))))) {
    const mutants = mutantsOf(sentence, sentences, pick, MOST_OF_A_KIND);
    if (mutants.length === 0) continue;
    originals[half].held += 1;
    if (check(sentence).verdict !== 'supported') {
      originals[half].refused += 1;
      if (mode === 'show' && shown === 'refused' && half === 'tuning')
        say(`${id}: ${sentence}\n     ${check(sentence).reasons.join(' ')}`);
      continue;
    }
    for (const { kind, text } of mutants) {
      const checked = check(text);
      const isCaught = checked.verdict !== 'supported';
      outcomes.push({ kind, half, caught: isCaught, vetoed: checked.isVetoed === true });
      if (
        mode === 'show' &&
        shown?.split(',').includes(kind) === true &&
        half === 'tuning' &&
        !isCaught
      )
        say(`${id}\n  was ${sentence}\n  now ${text}\n  quote ${checked.quote}`);
    }
  }
}

const pages = readPages();
if (pages.length === 0) {
  say(
    'The pages are absent: there is neither bench/verification nor recordings in MATERIAL_DIR (../shared by default).',
  );
} else {
  for (const [index, page] of pages.entries())
    if (sample === undefined || index % Number(sample) === 0) holdPage(page);
  say(
    `${outcomes.length} mutants of ${originals.tuning.held + originals.goal.held} sentences on ${pages.length} pages`,
  );
  say(
    'kind          mutants  caught, tuning half  caught, other half  goal  refused by code, both halves',
  );
  for (const kind of KINDS) {
    const all = outcomes.filter((outcome) => outcome.kind === kind);
    const share = (half: Half) => {
      const of = all.filter((outcome) => outcome.half === half);
      return `${((of.filter(({ caught }) => caught).length / of.length) * 100).toFixed(2)} %`;
    };
    say(
      [
        kind.padEnd(12),
        String(all.length).padStart(8),
        share('tuning').padStart(20),
        share('goal').padStart(19),
        `${GOALS[kind]} %`.padStart(7),
        `${((all.filter(({ vetoed }) => vetoed).length / all.length) * 100).toFixed(1)} %`.padStart(
          12,
        ),
      ].join(' '),
    );
  }
  for (const half of ['tuning', 'goal'] as const)
    say(
      `unchanged sentences refused, ${half} half: ${originals[half].refused} of ${originals[half].held}`,
    );
}
