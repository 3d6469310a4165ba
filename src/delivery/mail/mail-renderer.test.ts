import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateNames, templateOf } from '../../../emails';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import type { Database } from '../../platform/database';
import type { Mail } from '../../platform/mail';
import { openLink } from '../links';
import type { Receipt } from '../receipt';
import { linksContext, orderView, tokenIn } from '../testing';
import { createMailRenderer, type RenderingContext } from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const [order, earlier] = [newIdentifier(clock), newIdentifier(clock)];
const known = new Map([
  [order, orderView(order)],
  [earlier, orderView(earlier, { number: 'FW-1017' })],
]);
let printed: Receipt[] = [];
let failures: unknown[] = [];

function context(change: Partial<RenderingContext> = {}): RenderingContext {
  [printed, failures] = [[], []];
  return {
    links: linksContext(database, clock),
    receipts: {
      print: async (receipt) => {
        printed.push(receipt);
        return Buffer.from(`%PDF receipt ${receipt.number}`);
      },
    },
    findOrder: async (orderId) => known.get(orderId) ?? null,
    readReport: async () => ({
      pdf: Buffer.from('%PDF report'),
      oneLine: 'It makes candles.',
      bestQuestion: null,
      company: 'Tällow & Finch',
      reviewed: true,
    }),
    onReceiptFailure: (error) => void failures.push(error),
    ...change,
  };
}
const mail = (template: string, values: Mail['values'] = {}): Mail => ({
  key: 'key',
  template,
  to: 'ada@candidate.example',
  order,
  values: { company: 'Tallow & Finch', ...values },
});
const paid = {
  number: 'FW-1042',
  price: '$35',
  paidAt: '2026-03-02T09:00:00.000Z',
  name: 'Ada Merrow',
  role: 'Engineer',
};

test.each(templateNames)('the template %s can be rendered', async (template) => {
  const rendered = await createMailRenderer(context()).render(
    mail(template, templateOf(template).sample),
  );
  expect(rendered.subject).not.toBe('');
  expect(rendered.html).toContain('</html>');
  expect(rendered.text).not.toBe('');
});

test('a confirmation opens the order and brings its receipt', async () => {
  const rendered = await createMailRenderer(context()).render(mail('order-confirmed', paid));
  const token = tokenIn(rendered.text, '/track/');
  expect(await openLink(context().links, 'track', token)).toMatchObject({
    value: { orderId: order },
  });
  expect(rendered.html).toContain(token);
  expect(rendered.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['Foreword-receipt-FW-1042.pdf', 'application/pdf'],
  ]);
  expect(rendered.text).toContain('Your receipt is attached');
});

test('a receipt says who paid how much for what and when', async () => {
  const rendering = context();
  await createMailRenderer(rendering).render(mail('order-confirmed', paid));
  expect(printed).toEqual([
    {
      number: 'FW-1042',
      price: '$35',
      discount: null,
      tax: null,
      total: '$35',
      paidOn: 'March 2, 2026',
      soldTo: 'Ada Merrow',
      email: 'ada@candidate.example',
      company: '',
      taxId: '',
      address: '',
      refunded: null,
      paidBy: null,
      item: 'Interview report: Tallow & Finch, Engineer',
      paper: 'us-letter',
    },
  ]);
  await createMailRenderer(rendering).render(
    mail('order-confirmed', { ...paid, name: '', billingCountry: 'DE' }),
  );
  expect(printed[1]).toMatchObject({ soldTo: 'ada@candidate.example', paper: 'a4' });
});

test('a printer that fails does not hold up the confirmation, which then promises no receipt', async () => {
  const rendering = context({
    receipts: {
      print: async () => {
        throw new Error('no fonts');
      },
    },
  });
  const rendered = await createMailRenderer(rendering).render(mail('order-confirmed', paid));
  expect(rendered.attachments).toEqual([]);
  expect(rendered.text).not.toContain('receipt is attached');
  expect(failures).toHaveLength(1);
});

test('a second order for the same company names the earlier one with its own link', async () => {
  const { text } = await createMailRenderer(context()).render(
    mail('order-confirmed', { ...paid, earlierOrderId: earlier, earlierOrderNumber: 'FW-1017' }),
  );
  const token = tokenIn(text.slice(text.indexOf('earlier order FW-1017')), '/track/');
  expect(await openLink(context().links, 'track', token)).toMatchObject({
    value: { orderId: earlier },
  });
});

test('a finished report comes as a link, as a PDF and with its first lines', async () => {
  const rendered = await createMailRenderer(context()).render(mail('report-ready'));
  expect(await openLink(context().links, 'report', tokenIn(rendered.text, '/r/'))).toMatchObject({
    value: { orderId: order },
  });
  expect(rendered.text).toContain('It makes candles.');
  expect(rendered.attachments.map(({ filename }) => filename)).toEqual([
    'Tallow-Finch-interview-report.pdf',
  ]);
  expect(Buffer.from(rendered.attachments[0]?.content ?? []).toString()).toBe('%PDF report');
});

test('a report that is not approved is not mailed', async () => {
  const renderer = createMailRenderer(context({ readReport: async () => undefined }));
  await expect(renderer.render(mail('report-ready'))).rejects.toThrow('isn’t ready yet');
});

test.each([
  'new-order-team',
  'manual-request-team',
  'contact-team',
  'contact-received',
  'payment-alert',
] as const)('the mail %s holds no private link', async (template) => {
  const { html, text } = await createMailRenderer(context()).render(
    mail(template, templateOf(template).sample),
  );
  expect(`${html}${text}`).not.toMatch(/shop\.example\/(?:track|r|choose|address)\//u);
});

test('an address that has not proven itself is sent its confirmation and no way into the order', async () => {
  const { html, text } = await createMailRenderer(context()).render(
    mail('address-changed', { email: 'ada@candidate.example', confirm: true }),
  );
  expect(await openLink(context().links, 'address', tokenIn(text, '/address/'))).toMatchObject({
    ok: true,
  });
  expect(`${html}${text}`).not.toMatch(/\/(?:track|r|choose)\//u);
});

test('a mail of lost links opens every order of the address that still exists', async () => {
  const { text } = await createMailRenderer(context()).render(
    mail('lost-links', { orderIds: `${order},${newIdentifier(clock)},${earlier}` }),
  );
  expect(text.match(/\/track\//gu)).toHaveLength(2);
  expect(text).toContain('FW-1042 · Tallow & Finch, Backend Engineer');
  expect(text).toContain('FW-1017');
});

test('a company whose name has no plain letter still gives a file name', async () => {
  const report = {
    pdf: Buffer.from('x'),
    oneLine: null,
    bestQuestion: null,
    company: '../../漢字\r\n',
    reviewed: false,
  };
  const { attachments } = await createMailRenderer(
    context({ readReport: async () => report }),
  ).render(mail('report-ready'));
  expect(attachments[0]?.filename).toBe('company-interview-report.pdf');
});

test('a template that does not exist is an error in sight', async () => {
  await expect(createMailRenderer(context()).render(mail('__proto__'))).rejects.toThrow(
    'no email template',
  );
});
