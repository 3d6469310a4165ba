import type { Need, Source } from '../../sources/shape';

const OF_A_PERSON: ReadonlySet<Need> = new Set(['person', 'givenName', 'familyName', 'githubUser']);
/** Asked once for every interviewer, not once for the company. */
export function isAboutPeople({ needs }: Source): boolean {
  return needs.some((need) => OF_A_PERSON.has(need));
}
