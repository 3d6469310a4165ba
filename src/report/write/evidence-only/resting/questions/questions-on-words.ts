import type { WritingInput } from '../../../ports';
import type { Basis, Ground } from '../../basis';
import { anyWord } from '../../../retell';
import { saidBack, type SaidBack } from '../speech';

export interface Ask {
  readonly text: string;
  readonly grounds: readonly Ground[];
  readonly why: string;
  readonly good: string;
  readonly flag: string | { readonly said: string };
  readonly whom: 'The hiring manager' | 'Someone on the team' | 'The recruiter';
}

type Theme = Pick<Ask, 'why' | 'good' | 'flag' | 'whom'> & { readonly asks: string };

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
    asks: 'Where does this team notice that?',
    why: 'it’s how they describe their own market.',
    good: 'an example from this year.',
    flag: 'a slogan.',
    whom: 'The hiring manager',
  },
  culture: {
    asks: 'What does that look like in a normal week?',
    why: 'they say it in public; you want the daily version.',
    good: 'something that happened recently.',
    flag: 'the same sentence in other words.',
    whom: 'Someone on the team',
  },
  'role-tips': {
    asks: 'How much of that would reach my job?',
    why: 'it’s what they write about the work.',
    good: 'a share of the week, or a project.',
    flag: 'they have to guess.',
    whom: 'Someone on the team',
  },
};

/** What people there do, rather than what there is of it. */
const IS_WORK = anyWord(
  'sell, make, offer, design, build, develop, provide, run, operate, produce, publish, teach, serve, deliver',
);
const WHERE = 'Where does this team come in?';

/** One question for each side of the company that its own words show. */
export function onWords(input: WritingInput, basis: Basis): Ask[] {
  const said = saidBack(input, basis);
  return (Object.keys(THEMES) as SaidBack['section'][]).flatMap((section) => {
    const theme = THEMES[section];
    const one = said.find((candidate) => candidate.section === section);
    if (theme === undefined || one === undefined) return [];
    const asks = section === 'snapshot' && one.words.search(IS_WORK) < 0 ? WHERE : theme.asks;
    return [{ ...theme, text: `${one.words} ${asks}`, grounds: [one] }];
  });
}
