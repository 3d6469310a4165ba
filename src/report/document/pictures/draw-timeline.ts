import type { Drawn } from './picture-drawing';
import type { TimelinePicture } from './pictures';
import { dayNumber, positionOn } from './axis';
import { formatDate } from '../format-date';
import { shorten, visible } from '../visible';

const MOST_EVENTS = 6;
const LONGEST_HEADLINE = 140;

/** Events on a line from the oldest to the newest. */
export function drawTimeline({ events }: TimelinePicture): Drawn | undefined {
  const dated = events
    .flatMap((event) => {
      const [at, text] = [dayNumber(event.date), shorten(visible(event.text), LONGEST_HEADLINE)];
      return at === undefined || text === ''
        ? []
        : [{ ...event, at, text, day: formatDate(event.date) }];
    })
    .toSorted((left, right) => right.at - left.at);
  const shown = dated.slice(0, MOST_EVENTS);
  const [newest, oldest] = [shown[0], shown.at(-1)];
  if (newest === undefined || oldest === undefined || shown.length < 2) return undefined;
  return {
    drawing: {
      kind: 'timeline',
      events: shown.map(({ at, day, text }) => ({
        at: positionOn(at, oldest.at, newest.at),
        day,
        text,
      })),
      from: formatDate(oldest.date.slice(0, 7)),
      to: formatDate(newest.date.slice(0, 7)),
    },
    head: ['Date', 'Headline'],
    rows: dated.map(({ day, text, evidenceIds }) => ({ cells: [day, text], evidenceIds })),
    beyond: dated.length - shown.length,
  };
}
