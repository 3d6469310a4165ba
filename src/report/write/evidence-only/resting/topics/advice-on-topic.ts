import { Phrasebook } from '../../../../../language';
import type { WritingInput, WrittenClaim } from '../../../ports';
import type { Basis, Ground } from '../../basis';
import { claimsAbout } from './questions-on-topics';
import { telling, type Reader } from './topics';

type Advice = readonly [text: string, grounds: readonly Ground[]];
type Hint = readonly [told: Reader, text: string];

/** Among its first words. */
const early = (words: string): Reader => telling(`^ ${words}, ^ * ..6 ${words}`);

/** With a name behind it. */
function naming(phrases: string): Reader {
  const book = new Phrasebook([['any', phrases]]);
  return (text) => {
    const [found] = book.find(text);
    return found !== undefined && /\p{Lu}/u.test(text.slice(found.end)) ? {} : undefined;
  };
}

/** What a section’s sentences are about, and what to do about it tonight; the first that fits is given. */
const HINTS: Readonly<Partial<Record<WrittenClaim['section'], readonly Hint[]>>> = {
  developments: [
    [
      early('acquire/acquired/acquisition/bought/merged/merger'),
      'Ask what this changed for the team, and leave out whether it was right.',
    ],
    [
      early('introduced/launched/released/unveiled'),
      'Look at it tonight, and have one question about it ready.',
    ],
    [
      early('closed/divested/exited/sale/sold/spin-off/spun'),
      'Ask what this changed for the team, and leave out whether it was right.',
    ],
    [
      early('agreed/expanded/invested/opened/partnership/signed'),
      'Ask which part of this the team works on.',
    ],
  ],
  market: [
    [
      naming('compete with, competitors ..10 include'),
      'Choose one of these competitors, and be ready to say what sets the company apart.',
    ],
    [
      telling('access ..10 through ..8 apps/websites'),
      'Use one of these tonight as a customer would, and note one thing you’d ask about.',
    ],
    [
      telling(
        `licenses/markets/offers/provides/sells/sold ..12 to, sales to, serves,
         clients/customers/users accounted/are/include, # (*) (*) clients/customers/users`,
      ),
      'Decide which of these customers your work would reach, and say what they’d notice.',
    ],
    [
      telling('sells ..8 through'),
      'Ask what the team hears from those who sell, and what it changed last.',
    ],
    [
      telling('ambition, goal, goals, target'),
      'Ask what that goal changes for this team this year.',
    ],
  ],
  culture: [
    [telling('union'), 'Have one story ready in which you solved something within an agreement.'],
    [
      telling('mission, purpose'),
      'Be ready to say in one sentence how your work would serve that mission.',
    ],
    [
      telling('distributed, hybrid, remote, remotely'),
      'Decide tonight where you work best, and say how others can rely on it.',
    ],
    [telling('attrition, turnover'), 'Be ready to say what would keep you somewhere for years.'],
    [
      telling('incident, injury, safety'),
      'Have one safety story ready: what you saw, what you did, what changed.',
    ],
    [
      telling('courses, learning, mentor, training'),
      'Name one thing you’d want to learn in the first year.',
    ],
    [
      telling('day, days, hours, insurance, leave, pension, salary, week'),
      'Keep questions about pay and leave for the end, or for the offer.',
    ],
  ],
};

/** What a section means for the reader, by what its sentences are about. */
export function adviceOnTopic(
  section: WrittenClaim['section'],
  input: WritingInput,
  basis: Basis,
): Advice | undefined {
  return (HINTS[section] ?? []).flatMap(([told, text]): Advice[] => {
    const [found] = claimsAbout(input, basis, told).filter(
      ({ claim }) => claim.section === section,
    );
    return found === undefined ? [] : [[text, [found]]];
  })[0];
}
