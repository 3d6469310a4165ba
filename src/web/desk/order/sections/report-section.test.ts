import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderPage } from '../../../../desk/order/shape';
import type { PaymentState } from '../../../../shop/orders/shape';
import { ReportSection } from './report-section';

const shown = (payment: PaymentState, publishedAt: string | null) => {
  const version = {
    reportId: 'r1',
    number: 1,
    digest: '',
    madeAt: '2026-03-02T09:00:00.000Z',
    signedBy: 'Mara',
    signedAt: '2026-03-02T10:00:00.000Z',
    publishedAt,
    erasedAt: null,
  };
  const page = { number: 'FW-1', payment, versions: [version], leavesAt: null, mayReview: false };
  return renderToStaticMarkup(createElement(ReportSection, { page: page as unknown as OrderPage }));
};

test.each([
  ['disputed', 'Delivery on hold: payment disputed.'],
  ['lost', 'Not delivered: payment dispute lost.'],
] as const)('a report that doesn’t leave because its payment is %s says so', (payment, words) => {
  expect(shown(payment, null)).toContain(words);
  expect(shown(payment, '2026-03-02T10:00:00.000Z')).not.toContain(words);
  expect(shown('paid', null)).not.toContain('dispute');
});
