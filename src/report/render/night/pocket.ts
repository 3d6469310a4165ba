import type { ReportOutline } from '../../document';

/** What fits into ten minutes, and onto a card. */
export interface Pocket {
  readonly parts: readonly { readonly title: string; readonly items: readonly string[] }[];
}

const MOST_TO_KNOW = 5;
const MOST_TO_SAY = 3;
const MOST_TO_ASK = 3;
/** A longer sentence is read in the report and not on a card. */
const LONGEST_ITEM = 420;

function textsOf({ sections }: ReportOutline, section: string, group?: string): string[] {
  return sections
    .filter(({ id }) => id === section)
    .flatMap(({ groups }) => groups)
    .filter(({ isAdvice, title }) => !isAdvice && (group === undefined || title === group))
    .flatMap(({ claims }) => claims)
    .map(({ text }) => text)
    .filter((text) => text !== '' && text.length <= LONGEST_ITEM);
}

/** The people they will meet, where the report has found any. */
const peopleIn = ({ sections }: ReportOutline): string[] =>
  sections
    .filter(({ id }) => id === 'interviewers')
    .flatMap(({ groups }) => groups)
    .flatMap(({ title, isAdvice }) => (title === undefined || isAdvice ? [] : [title]));

/** The answer is several sentences, each in marks of its own; said aloud, it is one. */
const asOneSpeech = (sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [sentences.join(' ').replaceAll('” “', ' ')];

export function pocketOf(outline: ReportOutline): Pocket {
  const brief = (group: string) => textsOf(outline, 'brief', group);
  const first = (items: readonly string[], most: number) => [...new Set(items)].slice(0, most);
  const parts = [
    {
      title: 'Know',
      items: first(
        [...brief('In one line'), ...brief('Three things to know'), ...brief('Bring a number')],
        MOST_TO_KNOW,
      ),
    },
    {
      title: 'Say',
      items: first(
        [
          ...asOneSpeech(brief('If they ask what you know about us')),
          ...textsOf(outline, 'talking-points'),
        ],
        MOST_TO_SAY,
      ),
    },
    {
      title: 'Ask',
      items: first(
        [...brief('Your best question'), ...textsOf(outline, 'questions-to-ask')],
        MOST_TO_ASK,
      ),
    },
    { title: 'Leave alone', items: first(brief('Leave alone unless they raise it'), 1) },
    { title: 'You’ll meet', items: peopleIn(outline) },
  ];
  return {
    parts: parts.filter(({ items }) => items.length > 0),
  };
}
