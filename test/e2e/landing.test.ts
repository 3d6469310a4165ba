import { expect, test } from 'vitest';
import { landing } from '../../content/landing';
import { logoWall } from '../../content/logos';
import { shopInBrowser } from '../support/shop-in-browser';
import { heading } from './buyer';
import { whereFocusIs } from './page-measures';

const shop = shopInBrowser();

test.for(['Get Started Now', 'Order Now'])('“%s” leads to the order', async (name) => {
  const page = await shop.open();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await heading(page, 'Tell Us About Your Interview').waitFor();
  expect(new URL(page.url()).pathname).toBe('/order');
});

test('the company typed on the landing page is carried over to the order, also without scripts', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  for (const typed of ['', 'Quillhaven Systems', '"><b>Ångström & Søn</b> 🚢 شركة']) {
    await page.goto('/');
    await page.getByLabel('Where are you interviewing?').fill(typed);
    await page.getByRole('button', { name: 'Order Your Report Now', exact: true }).click();
    await heading(page, 'Tell Us About Your Interview').waitFor();
    expect(new URL(page.url()).pathname).toBe('/order');
    expect(await page.getByLabel('Company Name').inputValue()).toBe(typed);
  }
});

test('each figure of the checked sentence leads to the words that say it, without a script', async () => {
  const page = await shop.open({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.goto('/');
  const checking = page.locator('#checking');
  const figures = checking.locator('a.traced');
  expect(await figures.count()).toBeGreaterThan(1);
  const sources = checking.locator('details');
  for (const figure of await figures.all()) {
    await figure.click();
    const words = (await figure.textContent()) ?? '';
    const open = checking.locator('details[open]');
    await open.locator('mark', { hasText: words }).first().waitFor();
    expect(await open.count()).toBe(1);
  }
  await sources.first().locator('summary').click();
  expect(await checking.locator('details[open]').count()).toBe(1);
});

test('on a phone an order button follows the reader and never covers what has the focus', async () => {
  const page = await shop.open({ width: 390, reducedMotion: 'reduce' });
  await page.goto('/');
  const bar = page.getByRole('main').getByRole('link', { name: 'Order Report', exact: true });
  const inView = () =>
    bar.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(await inView()).toBe(false);
  await page.locator('#features').scrollIntoViewIfNeeded();
  expect(await inView()).toBe(true);
  await page.locator('body').press('Tab');
  for (let stops = 0; stops < 60; stops += 1) {
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const { free, name } = await page.evaluate(whereFocusIs);
    expect(free, name).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await bar.count()).toBe(0);
});

test('the landing page tells its story in order, from the hero to the price', async () => {
  const page = await shop.open({ reducedMotion: 'reduce' });
  await page.goto('/');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    landing.problem.heading,
    landing.solution.heading,
    landing.features.heading,
    logoWall.heading,
    landing.process.heading,
    landing.hours.heading(12),
    landing.checking.heading,
    landing.testimonials.heading,
    landing.fit.heading,
    landing.pricing.heading,
    landing.answers.heading,
  ]);
  const region = (id: string) => page.locator(`section#${id}`);
  for (const title of [
    'Company Snapshot',
    'Culture Scoop',
    'Hot Topics',
    'Smart Questions to Ask',
    'Avoid Zones',
    'Deep Research',
  ]) {
    await region('features').getByRole('heading', { name: title, exact: true }).waitFor();
  }
  const steps = region('process').getByRole('listitem');
  expect(await steps.count()).toBe(3);
  for (const [index, title] of ['Tell Us', 'We Dive Deep', 'You Win'].entries())
    expect(await steps.nth(index).innerText()).toMatch(new RegExp(`^${index + 1}\\s+${title}`));
  expect(await main.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(3);
  await main.getByRole('link', { name: '200+ data sources', exact: true }).waitFor();
  expect(
    await main
      .locator('blockquote')
      .filter({ has: page.locator('xpath=../figcaption[contains(., ",")]') })
      .count(),
  ).toBe(3);
  await region('pricing').getByText('$35', { exact: true }).waitFor();
  for (const claim of [
    '4.9/5 from 500+ users',
    'Trusted by 1,000s of candidates',
    '6+ hours of research time saved',
  ])
    await main.getByText(claim).waitFor();
  // The hero is never faded; with reduced motion nothing is.
  expect(await page.locator('.reveal').count()).toBeGreaterThan(5);
  expect(await page.locator('.reveal h1').count()).toBe(0);
  const fading = () =>
    page
      .locator('.reveal')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).animationName !== 'none').length,
      );
  expect(await fading()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await fading()).toBeGreaterThan(5);
});

test('24 employers stand in the wall, by name where a picture fails, and a line says none is affiliated', async () => {
  const page = await shop.open({ reducedMotion: 'reduce', expected: [/svg/] });
  await page.route('**/*.svg', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const wall = page
    .getByRole('list')
    .filter({ has: page.getByRole('img', { name: 'IKEA', exact: true }) });
  const marks = wall.getByRole('img');
  expect(
    await marks.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt)),
  ).toEqual([...logoWall.names]);
  expect(
    await marks.evaluateAll((images) =>
      images.every((image) => image.hasAttribute('width') && image.hasAttribute('height')),
    ),
  ).toBe(true);
  await wall.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      marks.evaluateAll(
        (images) =>
          images.filter(
            (image) =>
              (image as HTMLImageElement).complete &&
              (image as HTMLImageElement).naturalWidth === 0,
          ).length,
      ),
    )
    .toBe(24);
  // A box too small for the words would cut them off.
  expect(
    await marks.evaluateAll(
      (images) =>
        images.filter(
          (image) =>
            image.getBoundingClientRect().width < 24 || image.getBoundingClientRect().height < 16,
        ).length,
    ),
  ).toBe(0);
  await page.getByText('None of these companies is affiliated with us').waitFor();
});

test('the page brings the styles of all it shows, and waits for no other', async () => {
  const page = await shop.open({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
  const unstyled = await page.evaluate(() => {
    const selectorsOf = (rule: CSSRule): readonly string[] => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...[...((rule as CSSGroupingRule).cssRules ?? [])].flatMap(selectorsOf),
    ];
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styled = rules.flatMap(selectorsOf).join(' ');
    const used = [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]);
    return [...new Set(used)].filter((name) => !styled.includes(`.${CSS.escape(name)}`));
  });
  expect(unstyled).toEqual([]);
  // What the build writes for the brand's colors.
  expect(await page.locator('style').textContent()).not.toContain('brand(');
});
