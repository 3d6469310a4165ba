import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminOrder } from './admin-order';
import { OrderRow } from './order-row';

const order: AdminOrder = {
  id: 'FW-10427', company: 'Marrow & Pine', role: 'Miller', email: 'iris@mail.example', name: 'Iris Callow', date: '11/20/2026',
  status: 'pending', stage: 'Researching', sample: false, awaitsManualPayment: false, awaitsReview: false, mayResend: false, leavesAt: null,
  awaitsConfirmation: false, obstacles: [],
};

function rendered(changes: Partial<AdminOrder>): string {
  const fetcher = { Form: 'form' } as unknown as ComponentProps<typeof OrderRow>['fetcher'];
  return renderToStaticMarkup(createElement(OrderRow, { order: { ...order, ...changes }, fetcher, busy: false }));
}

test('a row offers nothing that is not due', () => {
  expect(rendered({})).not.toMatch(/<button|can’t be created/);
});

test('a report that waits for its review leads to the bench, and says of which order it is', () => {
  const html = rendered({ stage: 'In expert review', awaitsReview: true });
  expect(html).toMatch(/<th scope="row" id="order-FW-10427"/);
  expect(html).toMatch(/<a href="\/desk\/review\/FW-10427" aria-describedby="order-FW-10427"[^>]*>Review<\/a>/);
  expect(html).not.toContain('<button');
});

test('a report that can’t be created says why, reason by reason, and can’t be approved', () => {
  const html = rendered({ obstacles: ['Only two sources speak of it.', 'None is younger than <2019>.'] });
  expect(html).toContain('The report can’t be created:');
  expect(html).toContain('<li>Only two sources speak of it.</li><li>None is younger than &lt;2019&gt;.</li>');
  expect(html).not.toContain('Approve');
});

test('a signed report that has not left says when it does and can be called back', () => {
  const html = rendered({ stage: 'In expert review', leavesAt: '2026-11-20T09:02:00.000Z' });
  expect(html).toContain('dateTime="2026-11-20T09:02:00.000Z"');
  expect(html).toMatch(/<button[^>]*>Undo<\/button>/);
  expect(html).not.toContain('Approve');
});

test('that a report can’t be made is confirmed by a button that says what it does', () => {
  const html = rendered({ awaitsConfirmation: true, obstacles: ['Two facts.'] });
  expect(html).toMatch(/<button[^>]*>Confirm and refund<\/button>/);
  expect(html).toContain('name="intent" value="confirm-impossible"');
});

test('a manual order can be marked as paid, with how it was', () => {
  const html = rendered({ stage: 'Awaiting payment', awaitsManualPayment: true });
  expect(html).toContain('aria-label="How order FW-10427 was paid"');
  expect(html).toContain('Mark as paid');
});

test('a delivered report can be mailed again', () => {
  expect(rendered({ stage: 'Delivered', mayResend: true })).toMatch(/value="resend"[\s\S]*<button[^>]*>Send again<\/button>/);
});

test('a sample says that it is one', () => {
  expect(rendered({ sample: true })).toContain('>Sample</span>');
  expect(rendered({})).not.toContain('Sample');
});
