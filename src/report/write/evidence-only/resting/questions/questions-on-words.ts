import { phraseFinder } from '../../../../../language';
import type { AskNotes } from '../../../../typical';
import type { WritingInput } from '../../../ports';
import type { Basis, Ground } from '../../basis';
import { BENEFITS, PEOPLE } from '../../../retell/themes/staff';
import { isOldNews } from '../../../wording/periods';
import { saidBack, type SaidBack } from '../speech';

export interface SuggestedQuestion extends AskNotes {
  readonly text: string;
  readonly grounds: readonly Ground[];
}

type Theme = AskNotes & { readonly asks: string };

const THEMES: Readonly<Partial<Record<SaidBack['section'], Theme>>> = {
  snapshot: {
    asks: 'Which part of that does this team work on?',
    why: 'your work sits somewhere in it.',
    good: 'a part with a name, and who depends on it.',
    flag: 'nobody can place the team in it.',
    whom: 'The hiring manager',
  },
  developments: {
    asks: 'What has that changed for this team?',
    why: 'they report it themselves; you want the view from the team.',
    good: 'a decision, a date, or a number.',
    flag: 'it’s news to them.',
    whom: 'The hiring manager',
  },
  market: {
    asks: 'What does that mean for this team?',
    why: 'it’s how they describe their own market.',
    good: 'an example from this year.',
    flag: 'a slogan.',
    whom: 'The hiring manager',
  },
  culture: {
    asks: 'What does that look like on this team?',
    why: 'they say it in public; you want the daily version.',
    good: 'something that happened recently.',
    flag: 'the same sentence in other words.',
    whom: 'Someone on the team',
  },
  'role-tips': {
    asks: 'What has that made easier here, and what harder?',
    why: 'it’s their own choice, and you’d work with it.',
    good: 'one of each, from this year.',
    flag: 'nobody knows why it was chosen.',
    whom: 'Someone on the team',
  },
};

/** What people there do, rather than what there is of it. */
const saysWork = phraseFinder(
  `=build, =deliver, =design, =develop, =make, =offer, =operate, =produce, =provide, =publish, =sell,
   =serve, =teach, run`,
);
/** “You design and sell tools, for farms and gardens”: there is more than one thing to ask about. */
export const isWork = (words: string): boolean =>
  saysWork(words) && / and /u.test(words) && !/\d/u.test(words);
/** A share or a sum of the market is a subject; who sells through whom isn’t. */
const isOfWeight = (words: string): boolean => /\d%|[$€£]\d/u.test(words);
/** What holds for everybody there looks the same on each team. */
const EVERYBODYS: ReadonlySet<string> = new Set([BENEFITS.group, PEOPLE.group]);

/** One question for each side of the company that its own words show. */
export function onWords(input: WritingInput, basis: Basis): SuggestedQuestion[] {
  const said = saidBack(input, basis);
  return (Object.keys(THEMES) as SaidBack['section'][]).flatMap((section) => {
    const theme = THEMES[section];
    const one = said.find(
      (candidate) =>
        candidate.section === section &&
        (section !== 'snapshot' || isWork(candidate.words)) &&
        (section !== 'market' || isOfWeight(candidate.words)) &&
        !EVERYBODYS.has(candidate.claim.group ?? '') &&
        (section !== 'developments' || !isOldNews(candidate.words, input.writtenAt)),
    );
    return theme === undefined || one === undefined
      ? []
      : [{ ...theme, text: `${one.words} ${theme.asks}`, grounds: [one] }];
  });
}
