import { comparableName } from '../../company';
import type { Interviewer } from './interviewers';
import type { SitePlace } from '../site/plan-site';

const GITHUB = /^https:\/\/github\.com\/([A-Za-z0-9](?:[A-Za-z0-9-]{0,38}))\/?$/;

/** A link of the company's own pages that leads to an account and says whose it is. */
function accountOf({ name }: Interviewer, links: readonly SitePlace[]): string | undefined {
  const theirs = comparableName(name);
  const found = new Set(
    links.flatMap(({ url, text = '' }) =>
      ` ${comparableName(text)} `.includes(` ${theirs} `)
        ? (GITHUB.exec(url)?.[1]?.toLowerCase() ?? [])
        : [],
    ),
  );
  const [account] = found;
  return found.size === 1 ? account : undefined;
}

/**
 * Adds the accounts that the company's site links for an interviewer. Two matches count as none,
 * and a first name alone isn't enough.
 */
export function withAccounts(
  people: readonly Interviewer[],
  links: readonly SitePlace[],
): readonly (Interviewer & { readonly githubUser?: string })[] {
  return people.map((person) => {
    const githubUser = person.name.includes(' ') ? accountOf(person, links) : undefined;
    return githubUser === undefined ? person : { ...person, githubUser };
  });
}
