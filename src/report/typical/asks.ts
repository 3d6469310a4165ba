/** What a candidate should know of a question before asking it. */
export interface AskNotes {
  readonly why: string;
  readonly good: string;
  /** What would worry a candidate: what is so there, or what somebody says. */
  readonly flag: string | { readonly said: string };
  readonly whom: 'The hiring manager' | 'Someone on the team' | 'The recruiter';
}

const note = (label: string, text: AskNotes['flag']) =>
  typeof text === 'string' ? { label, text } : { label, text: text.said, spoken: true as const };

export const notesOfAsk = ({ why, good, flag, whom }: AskNotes) => [
  note('Why', why),
  note('Good answer', good),
  note('Red flag', flag),
  note('Who to ask', whom),
];

/** Questions for any interview, where a company says too little to ask about. */
export const ANY_ASKS: readonly (AskNotes & { readonly text: string })[] = [
  {
    text: 'What should the person in this role have done by the end of the first three months?',
    why: 'it tells you what you’d be judged by.',
    good: 'one or two results, and who would help with them.',
    flag: { said: 'You’ll find your way.' },
    whom: 'The hiring manager',
  },
  {
    text: 'Is this role new, or what did the last person in it go on to do?',
    why: 'it tells growth from turnover.',
    good: 'a promotion, a move inside the company, or a plan behind the new role.',
    flag: 'several people in two years.',
    whom: 'The hiring manager',
  },
  {
    text: 'What does a hard week look like here, and who steps in?',
    why: 'everyone describes the normal week.',
    good: 'a week they remember, and what they changed afterward.',
    flag: 'every week is like that.',
    whom: 'Someone on the team',
  },
  {
    text: 'How and when would I hear how I’m doing?',
    why: 'you can only get better at what people tell you.',
    good: 'a fixed rhythm, and advice that helped someone.',
    flag: 'once a year, on a form.',
    whom: 'Someone on the team',
  },
];
