import { createHash } from 'node:crypto';
import { squeeze } from '../../kernel/text';

export interface Interview {
  readonly orderId: string;
  readonly company: string;
  readonly role: string;
  /** ISO time. */
  readonly at: string;
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

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/gu, '');

/**
 * The interview as an entry that any calendar takes. It says nothing of where the report lies: calendars are
 * shared, and often with the employer of today.
 */
export function interviewEntry({ orderId, company, role, at }: Interview, now: Date): string {
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
    // How long it takes nobody has said; an hour keeps the time free.
    'DURATION:PT1H',
    `SUMMARY:${escapeText(`Interview: ${company}, ${role}`)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
