import { defined } from '../../../kernel/defined';
import type { Topic } from '../../evidence/shape';
import type { Source } from '../../sources/shape';
import { isAboutPeople } from '../people/about-people';
import { fetchChosen, type AskingContext, type Rounds } from '../ask/fetch-in-rounds';
import type { SourceFinding } from '../ask/fetch-context';
import type { Interviewer } from '../people/interviewers';
import type { Known } from '../../sources';
import { askedAtOnce, planRound } from './plan-questions';

/** Questions for what the usual sources left open. */
const MOST_SPARE = 16;
/** Questions about one interviewer. */
const MOST_A_PERSON = 5;
const NOTHING_ONLY: ReadonlyMap<string, Known> = new Map();

/** Sources that are worth a question only where a topic is still open. */
export async function fetchForGaps(
  context: AskingContext,
  { waiting, known, profile }: Rounds,
  open: readonly Topic[],
): Promise<readonly SourceFinding[]> {
  const spare = waiting.filter(
    (source) => !askedAtOnce(source) && source.topics.some((topic) => open.includes(topic)),
  );
  const { now } = planRound(spare, { known, only: NOTHING_ONLY, profile, room: MOST_SPARE });
  return (await fetchChosen(context, now)).findings;
}

/** Directories of people are asked for each interviewer by name; a first name alone is anybody’s. */
export async function fetchPeople(
  context: AskingContext,
  sources: readonly Source[],
  { known, profile }: Rounds,
  people: readonly (Interviewer & { readonly githubUser?: string })[],
): Promise<readonly SourceFinding[]> {
  const directories = sources.filter(
    (source) =>
      source.enabled !== 'licence' && isAboutPeople(source) && !context.off.has(source.id),
  );
  const chosen = people.flatMap(({ name, githubUser }) => {
    const parts = name.split(' ');
    const [givenName = ''] = parts;
    const familyName = parts.length > 1 ? (parts.at(-1) ?? '') : '';
    if (familyName === '') return [];
    return planRound(directories, {
      known: {
        ...known,
        person: name,
        givenName,
        familyName,
        ...defined({ githubUser }),
      },
      only: NOTHING_ONLY,
      profile,
      room: MOST_A_PERSON,
    }).now;
  });
  return (await fetchChosen(context, chosen)).findings;
}
