import { expect, test } from 'vitest';
import { readPage } from './index';

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const NUMBERS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const nth = (index: number): string => NUMBERS[index % NUMBERS.length] ?? '';
const sentence = (index: number): string =>
  `In the ${nth(index)} season the crew measured how the river carries sand past lock ${index}, and wrote down what the pumps used while the gates were open to the barges.`;
const prose = (count: number): string =>
  times(count, (index) => `<p>${sentence(index)} ${sentence(index + 40)}</p>`);

const menu = `<header class="site-header"><a href="/" class="logo">Loam Ferry</a><nav class="main-menu"><ul>${times(14, (index) => `<li><a href="/m/${index}">Menu entry ${index}</a></li>`)}</ul></nav><form role="search"><input name="q"><button>Search</button></form></header>`;
const foot = `<aside class="sidebar"><h3>Popular posts</h3><ul>${times(6, (index) => `<li><a href="/p/${index}">Another story that is told elsewhere, number ${index}</a></li>`)}</ul><h3>Newsletter</h3><p>Subscribe to our newsletter to get the latest updates in your inbox.</p></aside>
<footer class="site-footer"><ul>${times(9, (index) => `<li><a href="/f/${index}">Footer entry ${index}</a></li>`)}</ul><p>© 2026 Loam Ferry. All rights reserved. Privacy policy. Terms of use.</p></footer>`;
const page = (head: string, main: string): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${menu}${main}${foot}</body></html>`;
const FURNITURE = /Menu entry|Footer entry|told elsewhere|newsletter|All rights reserved/;

/** Its kind, which of the parts are missing from its text, and what of the furniture got in. */
function readOf(
  input: { readonly html: string; readonly url: string },
  parts: readonly string[],
): {
  readonly type: string;
  readonly missing: readonly string[];
  readonly furniture: readonly string[];
} {
  const { type, text } = readPage(input);
  return {
    type,
    missing: parts.filter((part) => !text.includes(part)),
    furniture: text.match(FURNITURE) ?? [],
  };
}

test('an article is read without what stands around it', () => {
  const html = page(
    '<title>Sand in the locks | Loam Ferry</title><meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-02T08:00:00Z">',
    `<main class="content"><article class="post"><h1>Sand in the locks</h1><p class="byline">By Petra Koval</p><div class="post-body">${prose(8)}<h2>What follows</h2>${prose(3)}</div></article></main>`,
  );
  expect(
    readOf({ html, url: 'https://loamferry.example/blog/sand' }, [
      'Sand in the locks',
      'past lock 7',
      'What follows',
      'past lock 42',
    ]),
  ).toEqual({ type: 'article', missing: [], furniture: [] });
});

test('a service’s page is read with all its sections', () => {
  const html = page(
    '<title>Dredging services | Loam Ferry</title>',
    `<main><section class="hero"><h1>Dredging for small ports</h1><p>We keep your port open through the whole year, whatever the river brings down to you.</p></section>
     ${times(6, (index) => `<section class="feature"><h2>The ${nth(index)} reason</h2><p>${sentence(index)}</p></section>`)}</main>`,
  );
  expect(
    readOf({ html, url: 'https://loamferry.example/services/dredging' }, [
      'Dredging for small ports',
      'The fourth reason',
      'past lock 5',
    ]),
  ).toEqual({ type: 'service', missing: [], furniture: [] });
});

test('a listing is read with all its entries', () => {
  const html = page(
    '<title>All our stories</title><script type="application/ld+json">{"@type":"CollectionPage"}</script>',
    `<main class="archive"><h1>All our stories</h1>${times(12, (index) => `<article class="card"><h2><a href="/s/${index}">Story of the ${nth(index)} lock</a></h2><p class="excerpt">${sentence(index)}</p></article>`)}</main>`,
  );
  expect(
    readOf({ html, url: 'https://loamferry.example/stories' }, [
      'Story of the first lock',
      'Story of the twelfth lock',
      'past lock 9',
    ]),
  ).toEqual({ type: 'listing', missing: [], furniture: [] });
});

test('a collection of products is read with their prices', () => {
  const html = page(
    '<title>Oars and paddles</title><script type="application/ld+json">{"@type":"ItemList"}</script>',
    `<main><h1>Oars and paddles</h1><p>Every oar that we sell is made of ash from the hills behind the yard, and oiled by hand before it is sent to you.</p>
     <ul class="product-grid">${times(24, (index) => `<li class="product-card"><a href="/products/${index}"><h3>Ash oar of the ${nth(index)} kind, ${index} hands long</h3></a><span class="price">$${40 + index}.00</span></li>`)}</ul></main>`,
  );
  expect(
    readOf({ html, url: 'https://loamferry.example/collections/oars' }, [
      'made of ash from the hills',
      'Ash oar of the third kind, 14 hands long',
    ]),
  ).toEqual({ type: 'collection', missing: [], furniture: [] });
});

test('a product is read with its description and its data', () => {
  const html = page(
    '<title>Ash oar</title><meta property="og:type" content="product"><script type="application/ld+json">{"@type":"Product","name":"Ash oar","description":"An oar for rivers."}</script>',
    `<main class="product"><h1>Ash oar, nine feet</h1><span class="price">$64.00</span><button>Add to cart</button><div class="product-description"><h2>Description</h2>${prose(4)}</div>
     <table class="specs"><tr><th>Length</th><td>274 cm</td></tr><tr><th>Weight</th><td>2.1 kg</td></tr></table></main>`,
  );
  expect(
    readOf({ html, url: 'https://loamferry.example/products/ash-oar' }, [
      'Ash oar, nine feet',
      'past lock 3',
      'Length | 274 cm',
    ]),
  ).toEqual({ type: 'product', missing: [], furniture: [] });
});

test('documentation is read with its code', () => {
  const html = page(
    '<title>Locks API reference</title><meta name="generator" content="Sphinx 7">',
    `<div class="document"><div class="toc"><ul>${times(8, (index) => `<li><a href="#s${index}">Part ${index}</a></li>`)}</ul></div><main class="body"><h1>Locks API</h1>${times(6, (index) => `<h2 id="s${index}">The ${nth(index)} call</h2><p>${sentence(index)}</p><pre><code>lock.open(${index})</code></pre>`)}</main></div>`,
  );
  expect(
    readOf({ html, url: 'https://docs.loamferry.example/reference/locks' }, [
      'Locks API',
      'The second call',
      'lock.open(4)',
    ]),
  ).toEqual({ type: 'documentation', missing: [], furniture: [] });
});

test('a thread of a forum is read with all its answers, each said once', () => {
  const html = page(
    '<title>Which oil for oars?</title><meta name="generator" content="Discourse 3">',
    `<div class="topic"><h1>Which oil for oars?</h1>${times(7, (index) => `<div class="post" id="post_${index}"><div class="post-author">rower${index}</div><div class="post-body">${index === 3 ? `<blockquote><p>${sentence(2)}</p></blockquote>` : ''}<p>${sentence(index)}</p></div></div>`)}</div>`,
  );
  const url = 'https://forum.loamferry.example/t/which-oil/12';
  expect(readOf({ html, url }, ['Which oil for oars?', 'past lock 0', 'past lock 6'])).toEqual({
    type: 'forum',
    missing: [],
    furniture: [],
  });
  expect(readPage({ html, url }).text.split('past lock 2,')).toHaveLength(2);
});

test('a page of prose that is neither dated nor signed is no news', () => {
  const html = page('<title>How we hire</title>', `<main><h1>How we hire</h1>${prose(9)}</main>`);
  expect(readPage({ html, url: 'https://loamferry.example/careers/how-we-hire' }).type).toBe(
    'service',
  );
});
