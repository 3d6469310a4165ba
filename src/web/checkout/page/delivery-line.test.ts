import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqItems } from '../../../../content/faq';
import { DeliveryWords } from '../../storefront/landing/delivery-words';
import { Closed } from './closed';
import { DeliveryLine } from './delivery-line';

const usual = { asUsual: true, readyBy: '2026-11-24T02:00:00.000Z', closed: null, opensAt: null };
const later = { ...usual, asUsual: false, readyBy: '2026-11-24T14:00:00.000Z' };
const shut = {
  ...usual,
  closed: 'We are on a short holiday.',
  opensAt: '2026-11-30T14:00:00.000Z',
};
const plain = (html: string): string => html.replace(/<[^>]+>/gu, '').replaceAll('\u202f', ' ');
const line = (delivery: typeof usual) =>
  plain(renderToStaticMarkup(createElement(DeliveryLine, { delivery, promiseHours: 12 })));
const words = (delivery: ComponentProps<typeof DeliveryWords>['facts']['delivery']) =>
  plain(
    renderToStaticMarkup(createElement(DeliveryWords, { facts: { delivery, promiseHours: 12 } })),
  );

test('twelve hours are named where they hold, and the true hour where they do not', () => {
  expect(line(usual)).toBe('Your report will be ready within 12 hours of your payment.');
  expect(line(later)).toContain('Your report will be ready by Tue, Nov 24, 9:00 AM EST.');
  expect(words(usual)).toBe('within 12 hours');
  expect(words(later)).toBe('ready by Tue, Nov 24, 9:00 AM EST');
});

test('the storefront says when orders are taken again, if anybody knows', () => {
  expect(words(shut)).toBe('orders reopen Mon, Nov 30, 9:00 AM EST');
  expect(words({ ...shut, opensAt: null })).toBe('not taking orders right now');
});

test('in the form’s place stands the owner’s sentence, and ways on; no form', () => {
  const html = renderToStaticMarkup(
    createElement(Closed, { sentence: shut.closed, delivery: shut }),
  );
  expect(plain(html)).toContain(
    'We are on a short holiday.We’ll take orders again from Mon, Nov 30, 9:00 AM EST.You haven’t been charged.',
  );
  expect(html).toMatch(/href="\/links".*href="\/contact".*href="\/sample"/u);
  expect(html).not.toContain('<form');
});

test('the answer to “when will I get my report” promises no hours that do not hold', () => {
  const answer = (delivery: typeof usual) =>
    faqItems
      .find(({ question }) => question.startsWith('When will'))
      ?.answer({ price: '$35', promiseHours: 12, sourceCount: 30, expertReview: true, delivery });
  expect(answer(usual)).toContain('Within 12 hours of your payment, by email, any time of day');
  expect(answer(later)).toMatch(
    /^Our experts are busy .* shows your delivery time before you pay/u,
  );
});
