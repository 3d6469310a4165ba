/**
 * How long it takes to tell a company's rows from everybody's in a file as large as a register's: with the look at
 * the words before the reading, and by reading every row.  npm run bench -- matching [names] [texts]
 */
import { seededRandom } from '../src/kernel/seeded-random';
import { knownAs } from '../src/research/company/names/known-as';
import { matchName, matchPassage } from '../src/research/company';
import type { EntityCard } from '../src/research/company/shape';

const [names = 30_000, texts = 5_000] = process.argv.slice(2).map(Number);
const card: EntityCard = {
  id: 'c',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  aliases: ['Pennant'],
  domain: 'pennantmills.example',
  ticker: 'PNMS',
  jobBoards: {},
  namesakes: Array.from(
    { length: 12 },
    (_, index) => `Pennant ${['Boats', 'Foods', 'Rail', 'Glass'][index % 4]} ${index}`,
  ),
  description: 'maker of felt for piano hammers',
  headquarters: 'Leeds',
};
const random = seededRandom(7);
const syllables = [
  'ta',
  'rro',
  'win',
  'del',
  'mor',
  'kes',
  'pen',
  'lin',
  'ha',
  'gor',
  'stel',
  'un',
];
const word = (): string =>
  Array.from(
    { length: 2 + Math.floor(random.next() * 2) },
    () => syllables[Math.floor(random.next() * syllables.length)],
  )
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase());
const ENDINGS = [', Inc.', ' LLC', ' Corp', ' of Ohio', ''];
/** One in two hundred begins as the company does. */
const employer = (): string => {
  const name = random.next() < 0.005 ? 'Pennant Mills' : `${word()} ${word()}`;
  return `${name}${ENDINGS[Math.floor(random.next() * ENDINGS.length)]}`;
};
const employers = Array.from({ length: names }, employer);
const notices = Array.from(
  { length: texts },
  () =>
    `${employer()} recalls ${Array.from({ length: 12 }, word).join(' ').toLowerCase()} because of a fault.`,
);

const known = knownAs(card);
function measure<Of>(
  label: string,
  rows: readonly Of[],
  quick: (row: Of) => number,
  slow: (row: Of) => number,
): void {
  const time = (
    score: (row: Of) => number,
  ): readonly [scores: readonly number[], spent: number] => {
    const begun = process.cpuUsage();
    const scores = rows.map(score);
    const { user, system } = process.cpuUsage(begun);
    return [scores, (user + system) / 1_000];
  };
  const [after, quickly] = time(quick);
  const [before, slowly] = time(slow);
  const differing = before.filter((score, index) => score !== after[index]).length;
  process.stdout.write(
    `${rows.length} ${label}: ${slowly.toFixed(0)} ms by reading each, ` +
      `${quickly.toFixed(0)} ms with a look before (${(slowly / quickly).toFixed(0)} times); ` +
      `${differing} scores differ, ${before.filter((score) => score >= 0.9).length} are the ` +
      `company's\n`,
  );
}
measure(
  'names',
  employers,
  (name) => known.scoreName(name, 'names'),
  (name) => matchName(card, name).score,
);
measure(
  'texts',
  notices,
  (text) => known.scoreText(text, 'names'),
  (text) => matchPassage(card, { text }).score,
);
