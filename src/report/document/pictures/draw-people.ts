import { labelOf } from './draw-bars';
import type { Drawn } from './picture-drawing';
import type { PeoplePicture } from './pictures';
import { dayNumber, positionOn } from './axis';
import { formatDate } from '../format-date';

const MOST_PEOPLE = 10;

/** Since when each person has been in office. */
export function drawPeople({ people, until }: PeoplePicture): Drawn | undefined {
  const today = dayNumber(until);
  const read = people
    .map(({ name, title, since = '', evidenceIds }) => {
      const start = dayNumber(since);
      return {
        name: labelOf(name),
        title: labelOf(title),
        evidenceIds,
        ...(start === undefined || today === undefined || start > today ? {} : { start, since }),
      };
    })
    .filter(({ name }) => name !== '');
  const shown = read.slice(0, MOST_PEOPLE);
  const known = shown
    .filter(({ start }) => start !== undefined)
    .toSorted((left, right) => (left.start ?? 0) - (right.start ?? 0));
  const [first] = known;
  if (first?.start === undefined || first.since === undefined || today === undefined)
    return undefined;
  const from = first.start;
  const say = (since: string | undefined) =>
    since === undefined ? 'not said since when' : `since ${formatDate(since.slice(0, 7))}`;
  return {
    drawing: {
      kind: 'people',
      people: shown.map(({ name, title, start, since }) => ({
        name,
        title,
        said: say(since),
        ...(start === undefined ? {} : { start: positionOn(start, from, today) }),
      })),
      from: formatDate(first.since.slice(0, 4)),
      to: until.slice(0, 4),
    },
    head: ['Name', 'Title', 'Since'],
    rows: read.map(({ name, title, since, evidenceIds }) => ({
      cells: [name, title, since === undefined ? 'not said' : formatDate(since)],
      evidenceIds,
    })),
    beyond: read.length - shown.length,
  };
}
