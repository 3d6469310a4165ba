import { expect, test } from 'vitest';
import { runSitemap } from './run-sitemap';

const urlset = (pages: string): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${pages}</urlset>`;

test('a page’s address is its own, and not that of a picture on it, wherever it stands', () => {
  const picture =
    '<image:image><image:loc>https://tarrow.example/lamp.jpg</image:loc></image:image>';
  const page = '<loc><![CDATA[ https://tarrow.example/lamp?a=1&b=2 ]]></loc>';
  for (const inner of [`${picture}${page}`, `${page}${picture}`])
    expect(runSitemap(urlset(`<url>${inner}</url>`)).pages).toEqual([
      { url: 'https://tarrow.example/lamp?a=1&b=2' },
    ]);
});

test('a prefix of the sitemap’s own words changes nothing', () => {
  const text =
    '<sm:urlset><sm:url><sm:loc>https://tarrow.example/a</sm:loc><sm:lastmod>2026-05-04</sm:lastmod></sm:url></sm:urlset>';
  expect(runSitemap(text).pages).toEqual([
    { url: 'https://tarrow.example/a', modifiedAt: '2026-05-04' },
  ]);
});

test.each([
  ['2026-05-04T09:00:00+00:00', '2026-05-04'],
  ['Mon, 04 May 2026 09:00:00 GMT', '2026-05-04'],
  ['May 4, 2026', '2026-05-04'],
  ['lately', undefined],
])('a page that was changed “%s” has the day %s', (said, day) => {
  const [page] = runSitemap(
    urlset(`<url><loc>https://tarrow.example/a</loc><lastmod>${said}</lastmod></url>`),
  ).pages;
  expect(page?.modifiedAt).toBe(day);
});
