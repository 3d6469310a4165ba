import { expect, test } from 'vitest';
import { asSamplePage } from './sample-page';

const page =
  '<head><meta name="robots" content="noindex, nofollow, noarchive"></head><header><h1>Loam Ferry</h1></header><main>It says so.</main>';

test('the sample may be found and leads on to the order, and nothing else of the page changes', () => {
  const sample = asSamplePage(page);
  expect(sample).toContain('content="index, follow"');
  expect(sample).not.toContain('noindex');
  for (const path of ['/order', '/sample/report.pdf', '/'])
    expect(sample).toContain(`href="${path}"`);
  expect(sample).toMatch(
    /<h1>Loam Ferry<\/h1><p class="line">.*<\/p>\n<\/header><main>It says so\.<\/main>$/s,
  );
});

test('a page that has lost its marks becomes no sample', () => {
  expect(() => asSamplePage(page.replace('noarchive', 'none'))).toThrow('robots');
  expect(() => asSamplePage(page.replace('</header>', ''))).toThrow('</header>');
});
