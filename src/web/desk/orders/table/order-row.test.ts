import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminOrder } from '../../../../desk/orders/shape';
import { OrderTableRow } from './order-row';

const order: AdminOrder = {
  id: 'FW-10427',
  company: 'Marrow & Pine',
  role: 'Miller',
  email: 'iris@mail.example',
  name: 'Iris Callow',
  date: '2026-11-20T09:00:00.000Z',
  key: null,
  status: 'pending',
  stage: 'Researching',
  payment: 'paid',
  due: null,
  currency: 'usd',
  amount: 3_500,
  refunded: 0,
  cancelAsked: false,
  sample: false,
  awaitsManualPayment: false,
  awaitsReview: false,
  leavesAt: null,
  awaitsConfirmation: false,
  obstacles: [],
  waitsFor: null,
};

function rendered(changes: Partial<AdminOrder>): string {
  return renderToStaticMarkup(
    createElement(OrderTableRow, {
      order: { ...order, ...changes },
      now: '2026-11-20T12:00:00.000Z',
      isSelected: false,
      toggle: () => undefined,
    }),
  );
}

test('a row offers nothing that is not due', () => {
  expect(rendered({})).not.toMatch(/<button|<form|#acts|can’t be created/);
});

test('a report that waits for its review leads to the bench, and says of which order it is', () => {
  const html = rendered({ stage: 'In expert review', awaitsReview: true });
  expect(html).toMatch(/<th scope="row" id="order-FW-10427"/);
  expect(html).toMatch(
    /<a href="\/desk\/review\/FW-10427" aria-describedby="order-FW-10427"[^>]*>Review<\/a>/,
  );
  expect(html).not.toContain('<button');
});

test('an order on which the buyer’s word is awaited says so, and isn’t called impossible', () => {
  const html = rendered({ waitsFor: 'Waiting for the buyer to choose the company.' });
  expect(html).toContain('Waiting for the buyer to choose the company.');
  expect(html).not.toContain('can’t be created');
});

test('a report that can’t be created says why, reason by reason, and can’t be approved', () => {
  const html = rendered({
    obstacles: ['Only two sources speak of it.', 'None is younger than <2019>.'],
  });
  expect(html).toContain('The report can’t be created:');
  expect(html).toContain(
    '<li>Only two sources speak of it.</li><li>None is younger than &lt;2019&gt;.</li>',
  );
  expect(html).not.toContain('Approve');
});

test('a signed report that has not left says when it does and where it can be called back', () => {
  const html = rendered({ stage: 'In expert review', leavesAt: '2026-11-20T09:02:00.000Z' });
  expect(html).toContain('dateTime="2026-11-20T09:02:00.000Z"');
  expect(html).toMatch(/<a href="\/desk\/orders\/FW-10427#acts"[^>]*>Undo<\/a>/);
});

test('that a report can’t be made leads to where it is confirmed, and says what that does', () => {
  expect(rendered({ awaitsConfirmation: true, obstacles: ['Two facts.'] })).toMatch(
    /<a href="\/desk\/orders\/FW-10427#acts"[^>]*>Confirm and refund<\/a>/,
  );
});

test('a manual order leads to where it is marked as paid', () => {
  expect(rendered({ stage: 'Awaiting payment', awaitsManualPayment: true })).toMatch(
    /<a href="\/desk\/orders\/FW-10427#acts"[^>]*>Mark as paid<\/a>/,
  );
});

test('a sample says that it is one', () => {
  expect(rendered({ sample: true })).toContain('>Sample</span>');
  expect(rendered({})).not.toContain('Sample');
});

test('a row leads to its order, and a sample, which is none, leads nowhere', () => {
  expect(rendered({})).toContain('<a href="/desk/orders/FW-10427"');
  expect(rendered({ sample: true })).not.toContain('<a ');
});

test('time left, what was given back and a wish to cancel stand in words', () => {
  const html = rendered({
    due: { at: '2026-11-20T11:00:00.000Z', what: 'report' },
    refunded: 1050,
    cancelAsked: true,
  });
  expect(html).toContain('1 h late');
  expect(html).toContain('−$10.50<span class="sr-only"> refunded');
  expect(html).toContain('Cancel asked');
});

test('scripts in every field of an order are letters', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = rendered({
    id: 'FW-1',
    company: script,
    role: script,
    email: `"${script}"@x.example`,
    name: script,
    obstacles: [script],
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(9);
});
