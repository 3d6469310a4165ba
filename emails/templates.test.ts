import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { brand } from '../content/brand';
import { isTemplateName, renderTemplate, templateNames, templateOf } from './index';
import { previewMail } from './preview';
import { sampleSurroundings } from './samples';

const ATTACK = '<img src=x onerror=alert(1)>"\'&<script>alert(2)</script></style></td>';

/** What a reader sees: tags gone, entities resolved, white space made one. */
const seen = (html: string): string => {
  const { document } = parseHTML(html);
  for (const unseen of document.querySelectorAll('style,title,head')) unseen.remove();
  return (document.querySelector('body')?.textContent ?? '').replace(/\s+/gu, ' ');
};
const squeezed = (words: string): string => words.replace(/\s+/gu, ' ').trim();

describe.each(templateNames)('%s', (name) => {
  test('says the same facts on the page and in plain text', async () => {
    const { subject, html, text } = await previewMail(name);
    expect(subject.length).toBeGreaterThan(5);
    const page = seen(html);
    for (const [key, given] of Object.entries(templateOf(name).sample)) {
      if (typeof given !== 'string' || given.endsWith('Z')) continue;
      const value = key === 'name' ? given.replace(/ .*/u, '') : given;
      for (const line of value.split('\n').map(squeezed).filter(Boolean)) {
        expect(page, line).toContain(line);
        expect(squeezed(text), line).toContain(line);
      }
    }
    const links = [...parseHTML(html).document.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    for (const link of links) expect(text).toContain(link);
    expect(text.match(/https?:\/\/\S+/gu)?.every((link) => links.includes(link)) ?? true).toBe(
      true,
    );
  });

  test('says every moment in words', async () => {
    const { html, text } = await previewMail(name);
    for (const part of [seen(html), text])
      expect(part).not.toMatch(/\d{4}-\d\d-\d\dT|undefined|null|NaN|\[object|\{|\}/u);
  });

  test('shows what was typed as letters and never as markup', async () => {
    const attacked = Object.fromEntries(
      Object.entries(templateOf(name).sample).map(([field, value]) => [
        field,
        typeof value === 'string' && !value.endsWith('Z') ? `${field} ${ATTACK}` : value,
      ]),
    );
    const said = { oneLine: `line ${ATTACK}`, bestQuestion: `question ${ATTACK}` };
    const orders = [{ label: `order ${ATTACK}`, url: 'http://localhost:3000/track/x' }];
    const { html, subject, text } = await renderTemplate(name, attacked, {
      ...sampleSurroundings,
      ...said,
      orders,
    });
    const { document } = parseHTML(html);
    expect(document.querySelectorAll('script, img, iframe, [onerror]')).toHaveLength(0);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(subject).not.toMatch(/[\r\n]/u);
    expect(text).toContain(ATTACK);
  });

  test('works where only what is needed is known', async () => {
    const needed = Object.fromEntries(
      Object.entries(templateOf(name).sample).filter(
        ([field]) =>
          [
            'company',
            'email',
            'amount',
            'instructions',
            'message',
            'candidates',
            'kind',
            'sentence',
            'claim',
            'answer',
            'giftCode',
            'validUntil',
            'giver',
          ].includes(field) ||
          (name === 'contact-team' && field === 'name'),
      ),
    );
    const bare = {
      ...sampleSurroundings,
      trackUrl: null,
      reportUrl: null,
      chooseUrl: null,
      confirmAddressUrl: null,
      invitationUrl: null,
      rateUrl: null,
      earlierUrl: null,
      giftUrl: null,
      oneLine: null,
      bestQuestion: null,
      orders: [],
    };
    const { html, text } = await renderTemplate(name, needed, bare);
    expect(text).toContain(brand.name);
    for (const link of parseHTML(html).document.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^https?:/);
  });

  test('is a page for light and dark that names its language and needs nothing from elsewhere', async () => {
    const { html } = await previewMail(name);
    const { document } = parseHTML(html);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en');
    const styles = document.querySelector('style')?.textContent ?? '';
    expect(styles).toContain('@media (prefers-color-scheme: dark)');
    expect(styles).toContain('.ground > table');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('link, script, img, [src]')).toHaveLength(0);
    expect(new TextEncoder().encode(html).length).toBeLessThan(102_400);
  });
});

test('a template gets only the values it understands', async () => {
  await expect(
    renderTemplate('order-confirmed', { role: 'Analyst' }, sampleSurroundings),
  ).rejects.toThrow('company');
  await expect(
    renderTemplate('report-late', { company: 'X', promisedAt: 'soon' }, sampleSurroundings),
  ).rejects.toThrow();
});

test('a name is a template only if it is one of ours', () => {
  expect(isTemplateName('refunded')).toBe(true);
  expect(isTemplateName('toString')).toBe(false);
});

test('the answer to a contact message repeats nothing that was typed', async () => {
  const { html, text, subject } = await renderTemplate(
    'contact-received',
    { name: 'Buy now', message: 'Buy now at cheap.example', reference: 'C-1' },
    sampleSurroundings,
  );
  expect(`${subject} ${html} ${text}`).not.toMatch(/buy now|cheap/iu);
});

test('a name that reads as an address is not greeted', async () => {
  const { text } = await renderTemplate(
    'manual-request-received',
    { company: 'Tallow', name: 'Visit https://cheap.example' },
    sampleSurroundings,
  );
  expect(text).toContain('Hi,');
  expect(text).not.toContain('cheap.example');
});

test.each([
  ['Ada Merrow', 'Hi Ada,'],
  ['Sam', 'Hi Sam,'],
  ['Dr. Ada Merrow', 'Hi Dr. Ada Merrow,'],
  ['J. Merrow', 'Hi J. Merrow,'],
  ['', 'Hi,'],
])('%o is greeted as %o', async (name, greeting) => {
  const { text } = await renderTemplate(
    'manual-request-received',
    { company: 'Tallow', name },
    sampleSurroundings,
  );
  expect(text).toContain(`\n${greeting}\n`);
});

test('a very long company name does not fill the subject', async () => {
  const { subject } = await renderTemplate(
    'report-ready',
    { company: 'Tallow '.repeat(60) },
    sampleSurroundings,
  );
  expect(subject.length).toBeLessThan(120);
});

test('a report that no expert has seen says so, and one that an expert has seen does not', async () => {
  const words = 'not yet expert-reviewed';
  expect(
    (
      await renderTemplate(
        'report-ready',
        { company: 'X' },
        { ...sampleSurroundings, reviewed: false },
      )
    ).text,
  ).toContain(words);
  expect(
    (await renderTemplate('report-ready', { company: 'X' }, sampleSurroundings)).text,
  ).not.toContain(words);
});

test('a corrected address is first asked for and then told', async () => {
  const values = { company: 'Tallow', email: 'ada@candidate.example' };
  expect((await renderTemplate('address-changed', values, sampleSurroundings)).text).toContain(
    'Confirm this address',
  );
  const told = await renderTemplate('address-changed', values, {
    ...sampleSurroundings,
    confirmAddressUrl: null,
  });
  expect(told.text).toContain('From now on');
  expect(told.text).not.toContain('Not you?');
});

test('the hour is said in Boston and in Greenwich, in winter and in summer', async () => {
  const late = (promisedAt: string) =>
    renderTemplate('report-late', { company: 'X', promisedAt }, sampleSurroundings);
  expect((await late('2026-03-03T02:05:00.000Z')).text).toContain(
    'Monday, March 2, 9:05 PM EST (02:05 UTC)',
  );
  expect((await late('2026-07-03T02:05:00.000Z')).text).toContain(
    'Thursday, July 2, 10:05 PM EDT (02:05 UTC)',
  );
});

test('an hour beyond the usual twelve is named in the confirmation, and twelve hours are called so', async () => {
  const confirm = async (promisedAt: string) =>
    (
      await renderTemplate(
        'order-confirmed',
        { company: 'X', paidAt: '2026-03-02T14:05:00.000Z', promisedAt },
        sampleSurroundings,
      )
    ).text;
  expect(await confirm('2026-03-03T02:05:00.000Z')).toContain('to this address within 12 hours.');
  const later = await confirm('2026-03-05T15:00:00.000Z');
  expect(later).toContain('to this address by Thursday, March 5, 10:00 AM EST (15:00 UTC).');
  expect(later).not.toContain('12 hours');
  const asked = async (readyBy: string | null) =>
    (await renderTemplate('manual-request-received', { company: 'X', readyBy }, sampleSurroundings))
      .text;
  expect(await asked(null)).toContain('within 12 hours of your payment');
  expect(await asked('2026-03-05T15:00:00.000Z')).toMatch(
    /ready by Thursday, March 5.* confirm the delivery time/su,
  );
});

test('the report’s email leads with its one line and its best question, in quotation marks once', async () => {
  const mailed = async (bestQuestion: string | null) =>
    (
      await renderTemplate(
        'report-ready',
        { company: 'X', name: 'Ada' },
        { ...sampleSurroundings, oneLine: 'It makes nets.', bestQuestion },
      )
    ).text;
  const [asked, quoted, none] = [
    await mailed('Who mends them?'),
    await mailed('“Who mends them?”'),
    await mailed(null),
  ];
  for (const text of [asked, quoted]) expect(text.match(/“Who mends them\?”/gu)).toHaveLength(1);
  expect(asked.indexOf('It makes nets.')).toBeLessThan(asked.indexOf('“Who mends them?”'));
  expect(asked.indexOf('“Who mends them?”')).toBeLessThan(asked.indexOf('Read the report'));
  expect(none).not.toContain('Your best question');
});
