import { createHash } from 'node:crypto';
import { squeeze } from '../../kernel/text';
import { after, minutes } from '../../kernel/time';

export interface Interview {
  readonly orderId: string;
  readonly company: string;
  readonly role: string;
  /** ISO time. */
  readonly at: string;
  /** The buyer's own; without one, where most buyers are. */
  readonly zone?: string | null;
}

/** Octets of a line, as the format has it. */
const LONGEST_LINE = 75;

/** As calendars write it: commas and the like are escaped, and nothing in a name can end its line. */
function escapeText(text: string): string {
  return squeeze(text.toWellFormed().replace(/\p{Cc}/gu, ' ')).replace(
    /[\\;,]/gu,
    (sign) => `\\${sign}`,
  );
}

/** A long line goes on behind a space; no sign is cut between its octets. */
function fold(line: string): string {
  const lines: string[] = [];
  let part = '';
  for (const sign of line) {
    const limit = lines.length === 0 ? LONGEST_LINE : LONGEST_LINE - 1;
    if (Buffer.byteLength(part + sign) > limit) {
      lines.push(part);
      part = '';
    }
    part += sign;
  }
  return [...lines, part].join('\r\n ');
}

/** The evening before is when there is still time to read. */
const EVENING = 19;
export const USUAL_ZONE = 'America/New_York';

/** From 7 p.m. of the day before until the interview, by the buyer's clock. */
function minutesSinceEvening(start: Date, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(start);
  const part = (type: string) => Number(clock.find((one) => one.type === type)?.value ?? 0);
  return (24 - EVENING + part('hour')) * 60 + part('minute');
}

/** A reminder that says no more than the entry itself. */
const alarm = (minutes: number, words: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${minutes}M`,
  `DESCRIPTION:${escapeText(words)}`,
  'END:VALARM',
];

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/gu, '');

/** How long it takes nobody has said; an hour keeps the time free. */
const LENGTH = minutes(60);

const titleOf = ({ company, role }: Interview): string =>
  squeeze(`Interview: ${company}, ${role}`.toWellFormed().replace(/\p{Cc}/gu, ' '));

/** The same entry for calendars on the web, which say their own words of where it is kept. */
export function interviewLinks(interview: Interview): {
  readonly google: string;
  readonly outlook: string;
} {
  const [start, end] = [new Date(interview.at), after(new Date(interview.at), LENGTH)];
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(interview),
    dates: `${stamp(start)}/${stamp(end)}`,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: titleOf(interview),
    startdt: start.toISOString(),
    enddt: end.toISOString(),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

/**
 * The interview as an entry that any calendar takes. It says nothing of where the report lies: calendars are
 * shared, and often with the employer of today.
 */
export function interviewEntry(interview: Interview, now: Date): string {
  const { orderId, at, zone } = interview;
  const start = new Date(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foreword//Interview//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(orderId).digest('hex').slice(0, 32)}@foreword`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    'DURATION:PT1H',
    `SUMMARY:${escapeText(titleOf(interview))}`,
    'CLASS:PRIVATE',
    ...alarm(minutesSinceEvening(start, zone ?? USUAL_ZONE), 'Interview tomorrow'),
    ...alarm(120, 'Interview in two hours'),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
