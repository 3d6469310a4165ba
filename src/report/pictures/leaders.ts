import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import { formatDate } from '../document';
import { personOf } from '../write';
import { countInWords } from './headline';
import { citationsOf, currentRows, type Draw } from './material';

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
    : [{ row, name: person.name, title: onDoor(title), ...defined({ since }) }];
}

/** A leader is new for about two years. */
const NEW_YEARS = 2;

/** “Three of seven leaders have been in the job under two years” */
function titleOf(people: readonly Leader[], writtenAt: string): string {
  const year = Number(writtenAt.slice(0, 4)) - NEW_YEARS;
  const recent = `${year}${writtenAt.slice(4, 10)}`;
  const fresh = people.filter(({ since = '' }) => since > recent.slice(0, since.length)).length;
  if (fresh === 0) return 'Who leads the company, and since when';
  const words = countInWords(fresh);
  const have = fresh === 1 ? 'has' : 'have';
  const some = `${words.charAt(0).toUpperCase()}${words.slice(1)} of ${countInWords(people.length)}`;
  return `${some} leaders ${have} been in the job under two years`;
}

/** Those whom the text names as leading the company, each once, with the time they have been there. */
export const drawLeaders: Draw = (material) => {
  const { writtenAt, citedIds } = material;
  const chiefs = currentRows(material, 'chief-executive').flatMap((row) =>
    leaderOf(row, 'Chief executive', writtenAt),
  );
  const others = currentRows(material, 'leadership').flatMap((row) => leaderOf(row, '', writtenAt));
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
    title: titleOf(people, writtenAt),
    until: writtenAt.slice(0, 10),
    says: [
      `${longest.name} has been in the job longest, since ${since(longest)};`,
      `${newest.name} is the newest, since ${since(newest)}.`,
    ].join(' '),
    people: people.map(({ row, ...person }) => ({ ...person, evidenceIds: [row.id] })),
    citations: citationsOf(
      people.map(({ row }) => row),
      material,
    ),
  };
};
