import { currencyOf, exact, headOf, labelOf } from './draw-bars';
import type { Drawn } from './picture-drawing';
import type { GridPicture, PeoplePicture, RangePicture, TimelinePicture } from './pictures';
import { grouped, signOf } from '../format-figure';
import { formatDate } from '../format-date';
import { shorten, visible } from '../visible';

const MOST_EVENTS = 6;
const MOST_RANGES = 8;
const MOST_PEOPLE = 10;
const MOST_TEAMS = 9;
const MOST_PLACES = 5;
const LONGEST_HEADLINE = 140;

/** “2026-03-12”, “2026-03” or “2026” as a day that can be counted with; nothing for what is none. */
function dayNumber(iso: string): number | undefined {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/u.exec(iso) ?? [];
  const time = Date.parse(
    `${year}-${month === '00' ? '01' : month}-${day === '00' ? '01' : day}T00:00:00Z`,
  );
  return Number.isNaN(time) ? undefined : time / 86_400_000;
}

const share = (value: number, from: number, to: number): number =>
  to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;

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
        at: share(at, oldest.at, newest.at),
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

const isTally = (count: unknown): count is number =>
  typeof count === 'number' && Number.isFinite(count) && count >= 0;

export function drawGrid({ rows, columns, unit }: GridPicture): Drawn | undefined {
  const read = rows.map((row) => ({
    ...row,
    label: labelOf(row.label),
    counts: columns.map((_, at) => (isTally(row.counts[at]) ? row.counts[at] : 0)),
  }));
  const places = columns.map(labelOf);
  const shown = read
    .slice(0, MOST_TEAMS)
    .map(({ label, counts }) => ({ label, counts: counts.slice(0, MOST_PLACES) }));
  if (!shown.some(({ counts }) => counts.some((count) => count > 0))) return undefined;
  return {
    drawing: { kind: 'grid', columns: places.slice(0, MOST_PLACES), rows: shown },
    head: [headOf(unit), ...places],
    rows: read.map(({ label, counts, evidenceIds }) => ({
      cells: [label, ...counts.map((count) => grouped(count))],
      evidenceIds,
    })),
    beyond: read.length - shown.length,
  };
}

/** “$138K”, “$64.5K”, “$31”: short enough to stand beside a title; the table has it in full. */
function short(value: number, currency: string | undefined): string {
  const sign = currency === undefined ? '' : signOf(currency);
  if (value >= 1e9) return `${sign}${grouped(value / 1e9, 1)}B`;
  if (value >= 1e6) return `${sign}${grouped(value / 1e6, 1)}M`;
  return value >= 10_000
    ? `${sign}${grouped(value / 1000, 1)}K`
    : `${sign}${grouped(value, value < 1000 ? 2 : 0)}`;
}

/** A round figure at or beyond this one, so that an axis ends on something that can be said. */
function rounded(value: number, span: number, towards: (value: number) => number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(span, value / 100, 1e-6))) / 2;
  return Math.max(0, towards(value / step) * step);
}

export function drawRanges({ ranges, unit, per }: RangePicture): Drawn | undefined {
  const read = ranges.filter(
    ({ low, high }) => isTally(low) && isTally(high) && high >= low && low > 0 && high < 1e15,
  );
  const shown = read.slice(0, MOST_RANGES);
  if (shown.length === 0) return undefined;
  const [lowest, highest] = [
    Math.min(...shown.map(({ low }) => low)),
    Math.max(...shown.map(({ high }) => high)),
  ];
  const from = rounded(lowest, highest - lowest, Math.floor);
  const to = rounded(highest, highest - lowest, Math.ceil);
  const currency = currencyOf(unit);
  const said = (value: number) => short(value, currency);
  return {
    drawing: {
      kind: 'ranges',
      ranges: shown.map(({ label, low, high, yours }) => ({
        label: labelOf(label),
        said: low === high ? said(low) : `${said(low)} – ${said(high)}`,
        low: share(low, from, to),
        high: share(high, from, to),
        ...(yours === undefined ? {} : { yours: labelOf(yours) }),
      })),
      from: said(from),
      to: said(to),
    },
    head: ['Posting', `From, a ${per}`, 'To'],
    rows: read.map(({ label, low, high, yours, evidenceIds }) => ({
      cells: [
        `${labelOf(label)}${yours === undefined ? '' : ` (${labelOf(yours)})`}`,
        exact(low, unit),
        exact(high, unit),
      ],
      evidenceIds,
    })),
    beyond: read.length - shown.length,
  };
}

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
        ...(start === undefined ? {} : { start: share(start, from, today) }),
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
