import { describe, expect, test } from 'vitest';
import { interviewEntry, type Interview } from './interview-entry';

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
