import type { WritingInput, WrittenClaim } from '../../ports';
import type { Basis, Ground } from '../basis';
import { toldOf } from './told-topics';
import { matched } from './topics';

type Advice = readonly [text: string, grounds: readonly Ground[]];
type Hint = readonly [told: RegExp, text: string];

/** What a section’s sentences are about, and what to do about it tonight; the first that fits is given. */
const HINTS: Readonly<Partial<Record<WrittenClaim['section'], readonly Hint[]>>> = {
  developments: [
    [
      /^(?:\S+ ){0,7}(?<of>acquire[sd]?|acquisition|bought|merged|merger)\b/u,
      'Ask what this changed for the team, and leave out whether it was right.',
    ],
    [
      /^(?:\S+ ){0,7}(?<of>launched|introduced|released|unveiled)\b/u,
      'Look at it tonight, and have one question about it ready.',
    ],
    [
      /^(?:\S+ ){0,7}(?<of>sold|sale|spun|spin[- ]off|exited|closed|divested)\b/u,
      'Ask what this changed for the team, and leave out whether it was right.',
    ],
    [
      /^(?:\S+ ){0,7}(?<of>opened|invested|expanded|signed|partnership|agreed)\b/u,
      'Ask which part of this the team works on.',
    ],
  ],
  market: [
    [
      /\b(?<of>competes? with|competitors [^.]{0,60}include)\b[^.]* \p{Lu}/u,
      'Choose one of these competitors, and be ready to say what sets the company apart.',
    ],
    [
      /\b(?<of>customers?|clients|sells|sold|serves|users)\b/u,
      'Decide which of these customers your work would reach, and say what they’d notice.',
    ],
    [/\b(?<of>goals?|targets?|ambition)\b/u, 'Ask what that goal changes for this team this year.'],
  ],
  culture: [
    [
      /\b(?<of>unions?)\b/u,
      'Have one story ready in which you solved something within an agreement.',
    ],
    [
      /\b(?<of>mission|purpose)\b/u,
      'Be ready to say in one sentence how your work would serve that mission.',
    ],
    [
      /\b(?<of>hybrid|remote|remotely|distributed)\b/u,
      'Decide tonight where you work best, and say how others can rely on it.',
    ],
    [/\b(?<of>attrition|turnover)\b/u, 'Be ready to say what would keep you somewhere for years.'],
    [
      /\b(?<of>injury|safety|incidents?)\b/u,
      'Have one safety story ready: what you saw, what you did, what changed.',
    ],
    [
      /\b(?<of>Learning|learning|training|courses|mentors?)\b/u,
      'Name one thing you’d want to learn in the first year.',
    ],
    [
      /\b(?<of>weeks?|days?|hours|leave|pension|insurance|salary)\b/u,
      'Keep questions about pay and leave for the end, or for the offer.',
    ],
  ],
};

/** What a section means for the reader, by what its sentences are about. */
export function adviceOnTold(
  section: WrittenClaim['section'],
  input: WritingInput,
  basis: Basis,
): Advice | undefined {
  return (HINTS[section] ?? []).flatMap(([told, text]): Advice[] => {
    const [found] = toldOf(input, basis, matched(told)).filter(
      ({ claim }) => claim.section === section,
    );
    return found === undefined ? [] : [[text, [found]]];
  })[0];
}
