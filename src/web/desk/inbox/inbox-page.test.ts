import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InboxRow } from '../../../desk/inbox/shape';
import { BuyersOrders } from './buyers-orders';
import { CancelWish } from './cancel-wish';
import { ComplainedSentence } from './complained-sentence';
import { EntryHistory } from './entry-history';
import { InboxTable } from './inbox-table';
import { cancelPath, formatAuditEntry, formatMail, formatPromise } from './inbox-words';
import { keepAnswer, readKeptReply } from './kept-answer';

const HOSTILE = '<script>alert(1)</script>"\'&\u202e';
const AT = '2026-03-02T09:00:00.000Z';
const row: InboxRow = {
  reference: 'C-1001',
  kind: 'message',
  state: 'open',
  suspicion: 'none',
  at: AT,
  minutesLeft: 90,
  name: 'Ada Merrow',
  email: 'ada@candidate.example',
  company: null,
  orderNumber: null,
  extract: 'Do you cover dairies?',
  assignee: null,
};
const inert = (html: string): void => {
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
};

test('what was typed stands on the pages as letters, each in a direction of its own', () => {
  const tables = [
    createElement(InboxTable, {
      rows: [{ ...row, name: HOSTILE, email: HOSTILE, company: HOSTILE, extract: HOSTILE }],
    }),
    createElement(BuyersOrders, {
      orders: [
        { id: 'o', number: 'FW-1', company: HOSTILE, role: HOSTILE, stage: 'Queued', placedAt: AT },
      ],
    }),
    createElement(ComplainedSentence, {
      sentence: {
        text: HOSTILE,
        version: 1,
        quotes: [{ quote: HOSTILE, sourceName: HOSTILE, url: 'https://a.example' }],
      },
      number: 'FW-1',
      mayReview: true,
    }),
    createElement(EntryHistory, {
      events: [{ at: AT, actor: `staff:${HOSTILE}`, what: 'answered', words: HOSTILE, mail: null }],
    }),
  ].map((element) => renderToStaticMarkup(element));
  for (const html of tables) {
    inert(html);
    expect(html).toMatch(/<bdi>|dir="auto"/u);
  }
});

test('a row says in words how much time is left, whose it is and why it may be spam', () => {
  const html = renderToStaticMarkup(
    createElement(InboxTable, {
      rows: [
        row,
        { ...row, reference: 'C-2', suspicion: 'too-fast', minutesLeft: null, assignee: 'Mara' },
      ],
    }),
  );
  for (const words of ['1 h 30 min', 'unassigned', 'sent within 3 seconds', 'no deadline', 'Mara'])
    expect(html).toContain(words);
  expect(formatPromise({ ...row, minutesLeft: -70 })).toBe('1 h 10 min late');
  expect(formatPromise({ ...row, state: 'closed', minutesLeft: null })).toBe('closed');
});

test('only who may cancel is led to it, with the buyer’s reason written already', () => {
  const html = (mayCancel: boolean) =>
    renderToStaticMarkup(
      createElement(CancelWish, { number: 'FW-1', words: 'No interview.', mayCancel }),
    );
  expect(html(false)).not.toContain('href');
  expect(html(true)).toContain('/desk/orders/FW-1?act=cancel');
  const path = new URL(cancelPath('FW-1', `${'x'.repeat(399)}&act=refund`), 'http://shop.example');
  expect(path.searchParams.getAll('act')).toEqual(['cancel']);
  expect(path.searchParams.get('reason')?.length).toBeLessThanOrEqual(400);
});

test('history names who did what and how the mail fares', () => {
  expect(formatAuditEntry({ actor: 'staff:Mara', what: 'assigned', words: 'Tomas' })).toBe(
    'Mara assigned it to Tomas',
  );
  expect(formatAuditEntry({ actor: 'staff:Mara', what: 'assigned', words: '' })).toBe(
    'Mara unassigned it',
  );
  expect(formatMail({ state: 'failed', lastError: '550 no such user' })).toBe(
    'failed: 550 no such user',
  );
  expect(formatMail({ state: 'sent', lastError: 'once' })).toBe('sent');
});

test('an answer in the making is kept for its message alone, and forgotten once it is sent', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  keepAnswer(store, 'C-1', 'Yes, we');
  expect([readKeptReply(store, 'C-1'), readKeptReply(store, 'C-2')]).toEqual(['Yes, we', '']);
  keepAnswer(store, 'C-1', '');
  expect(kept.size).toBe(0);
});
