import { expect, test } from 'vitest';
import { shopInBrowser } from '../support/shop-in-browser';
import { button, expectNoSidewaysScroll, heading, seeToast, untilHydrated } from './buyer';
import { openMail } from './outbox';
import { PUBLIC, tooSmall, whereFocusIs } from './page-measures';

const shop = shopInBrowser();

test('the header leads to the sections and to the order, also from other pages', async () => {
  const page = await shop.open();
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, id] of [
    ['Features', 'features'],
    ['Process', 'process'],
    ['Pricing', 'pricing'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**/#${id}`);
    await expect
      .poll(() =>
        page
          .locator(`#${id}`)
          .evaluate((section) => Math.abs(section.getBoundingClientRect().top) < innerHeight / 2),
      )
      .toBe(true);
  }
  await main.getByRole('link', { name: 'Order Report' }).click();
  await heading(page, 'Tell Us About Your Interview').waitFor();
});

test('under 768 pixels the header is the logo alone, in the middle', async () => {
  const page = await shop.open({ width: 767 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect.poll(() => header.getByRole('link').count()).toBe(1);
  const middle = await header.getByRole('link').evaluate((logo) => {
    const { left, right } = logo.getBoundingClientRect();
    return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
  });
  expect(middle).toBeLessThan(2);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await header.getByRole('link').count()).toBeGreaterThan(4);
});

test('nine questions, one answer open at a time, and it closes again', async () => {
  const page = await shop.open();
  await page.goto('/faq');
  const questions = page.locator('details');
  expect(await questions.count()).toBe(9);
  const open = (): Promise<number> => page.locator('details[open]').count();
  await questions.nth(0).locator('summary').click();
  await questions.nth(4).locator('summary').click();
  expect(await open()).toBe(1);
  expect(await questions.nth(4).getAttribute('open')).not.toBeNull();
  await questions.nth(4).locator('summary').click();
  expect(await open()).toBe(0);
});

test('a message is sent, takes its second, says so, empties the form, and reaches support', async () => {
  const page = await shop.open({ width: 320 });
  await page.goto('/contact');
  await untilHydrated(page);
  await expectNoSidewaysScroll(page);
  expect(await page.getByLabel('Message', { exact: true }).getAttribute('rows')).toBe('5');
  await page.getByLabel('Name', { exact: true }).fill('Imre Castellane');
  await page.getByLabel('Email', { exact: true }).fill('imre@mail.example');
  await page.getByLabel('Message', { exact: true }).fill('Do you cover companies in Omaha?');
  const pressed = Date.now();
  await page.getByRole('main').getByRole('button').last().click();
  await button(page, 'Sending...').waitFor();
  await seeToast(
    page,
    'Message sent!',
    "We've received your message and will get back to you soon.",
  );
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_000);
  for (const label of ['Name', 'Email', 'Message'])
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
  await openMail(page, 'support@foreword.example', /./);
  await page.getByText('imre@mail.example').first().waitFor();
});

test('a message that can’t be sent says so and stays', async () => {
  const page = await shop.open({ expected: [/contact/] });
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Imre Castellane');
  await page.getByLabel('Email', { exact: true }).fill('imre@mail.example');
  await page.getByLabel('Message', { exact: true }).fill('A long thought.');
  await page.route('**/contact', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('main').getByRole('button').last().click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('alert')
    .getByText(/wasn’t sent/)
    .waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('A long thought.');
});

test('each page of text says what is asked of it, and a change of page begins at its top', async () => {
  const page = await shop.open();
  await page.goto('/');
  expect(await page.getByRole('contentinfo').innerText()).toMatch(
    new RegExp(`Your Secret Weapon for Interview Success[^]*© ${new Date().getFullYear()} `),
  );
  const said: readonly (readonly [
    path: string,
    link: string,
    words: readonly (string | RegExp)[],
  ])[] = [
    [
      '/about',
      'About',
      ['Our mission', 'How it works', 'Our privacy commitment', 'Get Your Report'],
    ],
    [
      '/contact',
      'Contact',
      [
        'Support Email',
        'support@foreword.example',
        'Boston, Massachusetts',
        /Monday to Friday, 9:00–17:00 Eastern/,
      ],
    ],
    [
      '/terms',
      'Terms of Service',
      [
        /^Last updated: \w+ \d+, \d{4}$/,
        /Commonwealth of Massachusetts/,
        /within 12 hours/,
        /an expert confirms it/,
        /goodwill/,
      ],
    ],
    [
      '/privacy',
      'Privacy Policy',
      [
        /^Last updated: \w+ \d+, \d{4}$/,
        /delete an unpaid order form after 7 days/,
        /delete copies of pages we read after 90 days/,
        /remove it 30 days after delivery/,
        /its provider receives the company/,
      ],
    ],
    [
      '/bot',
      'Our crawler',
      [/ForewordBot\/1\.0 \(\+http/, /User-agent: ForewordBot/, /obeys it/, /two seconds/],
    ],
    ['/sources', 'Sources', [/data sources/]],
    ['/faq', 'FAQ', [/Still have a question/]],
  ];
  for (const [path, link, words] of said) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(`**${path}`);
    for (const sought of words) await page.getByRole('main').getByText(sought).first().waitFor();
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
  for (const [name, href] of [
    ['Contact us', '/contact'],
    ['order your report', '/order'],
  ] as const) {
    expect(await page.getByRole('main').getByRole('link', { name }).getAttribute('href')).toBe(
      href,
    );
  }
});

test('on a phone and on a desk no page scrolls sideways, no target is too small, and help is always in the same place', async () => {
  const page = await shop.open({ expected: [/404/], reducedMotion: 'reduce' });
  const places = new Set<string>();
  for (const path of PUBLIC) {
    await page.goto(path);
    // What a visitor may open is looked at too.
    await page
      .locator('details')
      .evaluateAll((folds) =>
        folds.forEach((fold) => Object.assign(fold, { name: '', open: true })),
      );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(tooSmall), `${path}, ${width} pixels wide`).toEqual([]);
    }
    places.add(
      await page
        .getByRole('contentinfo')
        .getByRole('link')
        .allInnerTexts()
        .then((links) => links.join(' | ')),
    );
  }
  expect([...places]).toHaveLength(1);
  expect([...places][0]).toContain('FAQ | Contact');
});

test('on paper there is nothing to press, every answer can be read, the price is dark, and a link says where it leads', async () => {
  const page = await shop.open({ colorScheme: 'dark' });
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Still have a question').waitFor();
  for (const part of await page.locator('details > p').all())
    expect(await part.isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Contact us' })
      .evaluate((link) => getComputedStyle(link, '::after').content),
  ).toContain('/contact');
  await page.goto('/');
  const price = page.locator('#pricing').getByText('$35', { exact: true });
  expect(await price.evaluate((words) => getComputedStyle(words).color)).toBe('rgb(0, 0, 0)');
  expect(await page.getByRole('button', { name: 'Order Your Report Now' }).count()).toBe(0);
  for (const name of ['Get Started Now', 'Order Now', 'Order Report'])
    expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
});

test('the keyboard begins at the skip link, goes on as the page reads, and what has the focus is never covered', async () => {
  const page = await shop.open({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(
    await skip.evaluate(
      (link) => document.activeElement === link && link.getBoundingClientRect().top >= 0,
    ),
  ).toBe(true);
  const stops: { readonly at: number; readonly free: boolean; readonly name: string }[] = [];
  do {
    stops.push(await page.evaluate(whereFocusIs));
    await page.keyboard.press('Tab');
  } while (
    stops.length < 60 &&
    (await page.evaluate(() => document.activeElement !== document.body))
  );
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ free }) => !free)).toEqual([]);
  expect(stops.map(({ at }) => at)).toEqual(
    stops.map(({ at }) => at).toSorted((one, other) => one - other),
  );
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

test('a page tells where it belongs, and the picture that other sites show beside its link is there', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  for (const path of ['/', '/bot']) {
    await page.goto(path);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${shop.baseUrl}${path}`,
    );
    const picture = await page.request.get(
      (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    );
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
