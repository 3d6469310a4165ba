import { describe, expect, test } from 'vitest';
import { formatInterview } from './format-interview';
import { interviewEntry, interviewLinks, type Interview } from './interview-entry';

const NOW = new Date('2026-03-20T12:00:00.000Z');
const INTERVIEW: Interview = {
  orderId: 'order-1',
  company: 'Fernhollow',
  role: 'Backend Engineer',
  at: '2026-03-24T14:30:00.000Z',
};
const entryOf = (changes: Partial<Interview> = {}): string =>
  interviewEntry({ ...INTERVIEW, ...changes }, NOW);
const unfolded = (entry: string): string[] => entry.replaceAll('\r\n ', '').split('\r\n');
const fieldOf = (entry: string, name: string): string | undefined =>
  unfolded(entry)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('the interview as a calendar entry', () => {
  test('begins when the buyer said, by the clock of the world', () => {
    expect(fieldOf(entryOf(), 'DTSTART')).toBe('20260324T143000Z');
    expect(fieldOf(entryOf(), 'DTSTAMP')).toBe('20260320T120000Z');
    expect(fieldOf(entryOf(), 'DURATION')).toBe('PT1H');
  });

  test('says with whom and for what, and not where the report lies', () => {
    expect(fieldOf(entryOf(), 'SUMMARY')).toBe('Interview: Fernhollow\\, Backend Engineer');
    expect(entryOf()).not.toMatch(/https?:|\/r\//u);
  });

  test('reminds twice, the evening before by the buyer’s clock and two hours before', () => {
    const triggers = (changes: Partial<Interview>) =>
      unfolded(entryOf(changes)).filter((line) => line.startsWith('TRIGGER'));
    // 10:30 in New York, so 15 and a half hours after seven in the evening.
    expect(triggers({})).toEqual(['TRIGGER:-PT930M', 'TRIGGER:-PT120M']);
    expect(triggers({ zone: 'America/New_York' })).toEqual(triggers({ zone: null }));
    expect(triggers({ zone: 'Asia/Tokyo' })[0]).toBe('TRIGGER:-PT1710M');
    expect(unfolded(entryOf()).filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
  });

  test('is the same entry when it is fetched again, and another for another order', () => {
    expect(fieldOf(entryOf({ at: '2026-03-25T09:00:00.000Z' }), 'UID')).toBe(
      fieldOf(entryOf(), 'UID'),
    );
    expect(fieldOf(entryOf({ orderId: 'order-2' }), 'UID')).not.toBe(fieldOf(entryOf(), 'UID'));
    expect(fieldOf(entryOf(), 'UID')).not.toContain('order-1');
  });

  test('is one event between its first and its last line, each ended as the format has it', () => {
    const lines = entryOf().split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(entryOf().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  test.each([
    ['line ends', 'A\r\nATTACH:https://evil.example/x', 'A ATTACH:https://evil.example/x'],
    ['signs of the format', 'A; B, C\\D', 'A\\; B\\, C\\\\D'],
    ['control characters and half a sign', 'A\u0000\u0007B\ud800', 'A B\ufffd'],
    ['right-to-left words and emoji', 'חברה 🌿', 'חברה 🌿'],
  ])('a name with %s stays one field', (_kind, company, said) => {
    const entry = entryOf({ company });
    expect(fieldOf(entry, 'SUMMARY')).toBe(`Interview: ${said}\\, Backend Engineer`);
    expect(unfolded(entry)).toHaveLength(unfolded(entryOf()).length);
  });

  test.each(['W'.repeat(300), 'é'.repeat(300), '🌿'.repeat(120)])(
    'no line is longer than 75 octets, and no sign is cut',
    (company) => {
      const entry = entryOf({ company });
      for (const line of entry.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(fieldOf(entry, 'SUMMARY')).toContain(company);
    },
  );
});

describe('the interview for calendars on the web', () => {
  const { google, outlook } = interviewLinks({ ...INTERVIEW, company: 'Fern & Hollow' });

  test('has the same title and time, and an hour’s length', () => {
    const [there, here] = [new URL(google).searchParams, new URL(outlook).searchParams];
    for (const title of [there.get('text'), here.get('subject')])
      expect(title).toBe('Interview: Fern & Hollow, Backend Engineer');
    expect(there.get('dates')).toBe('20260324T143000Z/20260324T153000Z');
    expect([here.get('startdt'), here.get('enddt')]).toEqual([
      '2026-03-24T14:30:00.000Z',
      '2026-03-24T15:30:00.000Z',
    ]);
  });

  test('says nothing else: no order, no report, no address', () => {
    expect([...new URL(google).searchParams.keys()]).toEqual(['action', 'text', 'dates']);
    expect([...new URL(outlook).searchParams.keys()]).toEqual([
      'path',
      'rru',
      'subject',
      'startdt',
      'enddt',
    ]);
    for (const link of [google, outlook]) expect(link).not.toMatch(/order-1|%2Fr%2F|shop/u);
  });
});

test.each([
  ['America/New_York', 'Tuesday, March 24, 2026 at 10:30 AM EDT'],
  [null, 'Tuesday, March 24, 2026 at 10:30 AM EDT'],
  ['Europe/Berlin', 'Tuesday, March 24, 2026 at 3:30 PM GMT+1'],
])('the interview is told on the buyer’s clock, in %s', (zone, said) => {
  expect(formatInterview({ at: INTERVIEW.at, zone })).toBe(said);
});
