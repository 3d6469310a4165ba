import { expect, test } from 'vitest';
import type { MailLine, WorkLine } from '../../../desk/order/shape';
import { oneTimeline } from './one-timeline';

const at = (minute: number): string => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`;
const mail: MailLine = {
  id: 'm1',
  template: 'order-confirmed',
  to: 'ada@candidate.example',
  state: 'sent',
  attempts: 1,
  fault: null,
  createdAt: at(1),
  sentAt: at(2),
};
const work: WorkLine = {
  state: 'failed',
  tries: 3,
  placedAt: at(3),
  startedAt: at(4),
  endedAt: null,
  fault: 'The page did not open.',
};
const empty = { timeline: [], mails: [], notes: [], work: [] };

test('events, emails, notes, and failed work stand in one list, the newest first', () => {
  const items = oneTimeline({
    timeline: [{ at: at(0), who: 'The buyer', what: 'Placed the order', why: '', change: '' }],
    mails: [mail],
    notes: [{ id: 'n1', at: at(5), author: 'mara', text: 'Called.' }],
    work: [work, { ...work, fault: null }],
  });
  expect(items.map(({ kind, title, who, words }) => [kind, title, who, words])).toEqual([
    ['note', 'Note', 'mara', 'Called.'],
    ['work', 'Work failed', 'The shop', 'The page did not open.'],
    ['email', 'Order confirmed', 'sent', ''],
    ['event', 'Placed the order', 'The buyer', ''],
  ]);
});

test('an email that could not be sent says so, and why', () => {
  const held = { ...mail, state: 'held' as const, attempts: 4, fault: 'No such mailbox.' };
  expect(oneTimeline({ ...empty, mails: [held] })).toMatchObject([
    {
      who: 'held',
      words: 'No such mailbox.',
      detail: expect.stringContaining('tried 4 times') as string,
      isBad: true,
    },
  ]);
});

test('a note is told once, by its words', () => {
  const line = { at: at(5), who: 'mara', what: 'Order note written', why: '', change: '' };
  const note = { id: 'n1', at: at(5), author: 'mara', text: 'Called.' };
  expect(oneTimeline({ ...empty, timeline: [line], notes: [note] })).toHaveLength(1);
});
