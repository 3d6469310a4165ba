import type { Evidence } from '../../research/evidence/shape';
import { formatDate } from '../document';
import { personOf } from '../write';
import { citationsOf, formatPlural, standing, type Draw } from './material';

const LEAST_PEOPLE = 2;
const MOST_PEOPLE = 8;

interface Leader {
  readonly row: Evidence;
  readonly name: string;
  readonly title: string;
  readonly since?: string;
}

/** Since when, where the quote names that year. */
function sinceIn({ details, quote }: Evidence, writtenAt: string): string | undefined {
  const since = String(details?.['since'] ?? '');
  return /^[12]\d{3}(?:-\d{2}){0,2}$/u.test(since) &&
    quote.includes(since.slice(0, 4)) &&
    since <= writtenAt.slice(0, 10)
    ? since
    : undefined;
}

/** “chief executive officer” as it stands on a door; what has capitals of its own stays. */
function onDoor(title: string): string {
  return /\p{Lu}/u.test(title)
    ? title
    : title.replace(/(?<=^|\s)(?!of\b|and\b|for\b|the\b)\p{Ll}/gu, (letter) =>
        letter.toUpperCase(),
      );
}

function leaderOf(row: Evidence, fallback: string, writtenAt: string): Leader[] {
  const person = personOf(row);
  const since = sinceIn(row, writtenAt);
  const title = person?.title ?? fallback;
  return person === undefined || title === ''
    ? []
    : [{ row, name: person.name, title: onDoor(title), ...(since === undefined ? {} : { since }) }];
}

/** Those whom the text names as leading the company, each once, with the time they have been there. */
export const drawLeaders: Draw = (material) => {
  const { writtenAt, citedIds } = material;
  const chiefs = standing(material, 'chief-executive').flatMap((row) =>
    leaderOf(row, 'Chief executive', writtenAt),
  );
  const others = standing(material, 'leadership').flatMap((row) => leaderOf(row, '', writtenAt));
  const told = [...chiefs, ...others].filter(({ name }) =>
    [...chiefs, ...others].some((one) => one.name === name && citedIds.has(one.row.id)),
  );
  // Of what is said of one person, that which says since when.
  const people = [...Map.groupBy(told, ({ name }) => name).values()]
    .flatMap((same) => same.find(({ since }) => since !== undefined) ?? same.slice(0, 1))
    .slice(0, MOST_PEOPLE);
  const dated = people
    .filter(({ since }) => since !== undefined)
    .toSorted((left, right) => ((left.since ?? '') < (right.since ?? '') ? -1 : 1));
  const [longest, newest] = [dated[0], dated.at(-1)];
  if (
    people.length < LEAST_PEOPLE ||
    longest === undefined ||
    newest === undefined ||
    dated.length < LEAST_PEOPLE
  )
    return undefined;
  const since = (leader: Leader) => formatDate((leader.since ?? '').slice(0, 7));
  return {
    id: 'leaders',
    section: material.section,
    kind: 'people',
    title: 'Who leads it, and since when',
    until: writtenAt.slice(0, 10),
    says: `${formatPlural(people.length, 'person', 'people')}; longest in the post is ${longest.name}, since ${since(longest)}, and newest ${newest.name}, since ${since(newest)}.`,
    people: people.map(({ row, ...person }) => ({ ...person, evidenceIds: [row.id] })),
    citations: citationsOf(
      people.map(({ row }) => row),
      material,
    ),
  };
};
