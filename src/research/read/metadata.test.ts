import { expect, test } from 'vitest';
import { readPage } from './index';

const read = (head: string, body = '<p>One line.</p>', html = '<html>') =>
  readPage({ html: `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>` });
const ld = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

test('microdata tells title, author and day like JSON-LD does', () => {
  const page = read(
    '<title>x</title>',
    `<article itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">The bridge</h1>
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Noor Veiga</span></span><meta itemprop="datePublished" content="2026-01-05"><div itemprop="articleBody">It was built.</div></article>`,
  );
  expect(page).toMatchObject({ author: 'Noor Veiga', publishedAt: '2026-01-05', type: 'article' });
  expect(page.structured).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: 'The bridge',
      author: { '@type': 'Person', name: 'Noor Veiga' },
    },
  ]);
});

test.each([
  [{ '@type': 'Article', author: 'Ines Sato' }, 'Ines Sato'],
  [{ '@type': 'Article', author: [{ name: 'Ines Sato' }, { name: 'Li Brandt' }] }, 'Ines Sato'],
  [
    {
      '@graph': [
        { '@type': 'Person', name: 'Nobody' },
        { '@type': 'BlogPosting', author: { '@type': 'Person', name: 'Ines Sato' } },
      ],
    },
    'Ines Sato',
  ],
  [[{ '@type': 'WebPage' }, { '@type': 'Article', author: { name: 'Ines Sato' } }], 'Ines Sato'],
])('%j names the author', (value, author) => {
  expect(read(ld(value)).author).toBe(author);
});

test.each([
  ['<p class="byline">By Abena Ferrer, staff writer</p>', 'Abena Ferrer, staff writer'],
  ['<a rel="author" href="/a">Abena Ferrer</a>', 'Abena Ferrer'],
  ['<span class="post-author">Written by Abena Ferrer | 3 min read</span>', 'Abena Ferrer'],
])('%j is a byline', (body, author) => {
  expect(read('', body).author).toBe(author);
});

test.each([
  ['<meta property="article:published_time" content="2026-02-03T10:00:00+02:00">', '2026-02-03'],
  ['<meta name="date" content="Tue, 03 Feb 2026 10:00:00 GMT">', '2026-02-03'],
  ['<meta name="date" content="sometime">', undefined],
  [ld({ '@type': 'Article', datePublished: '2026-02-03' }), '2026-02-03'],
  [ld({ '@type': 'ItemList' }), undefined],
])('%j dates the page', (head, day) => {
  expect(read(head).publishedAt).toBe(day);
});

test('a list with many dates has none of its own', () => {
  expect(
    read(
      '',
      '<main><time datetime="2026-02-03">3 Feb</time><time datetime="2026-02-04">4 Feb</time></main>',
    ).publishedAt,
  ).toBeUndefined();
});

test.each([
  ['<html lang="de-AT">', '', 'de'],
  ['<html>', '<meta property="og:locale" content="pt_BR">', 'pt'],
  ['<html lang="">', '', undefined],
  ['<html lang="{{lang}}">', '<meta http-equiv="content-language" content="fr">', 'fr'],
])('%s with %j is of a language', (html, head, language) => {
  expect(read(head, '<p>x</p>', html).language).toBe(language);
});

test('broken, wrapped and hostile JSON-LD harm nothing', () => {
  const deep = `${'['.repeat(5_000)}{"@type":"Article"}${']'.repeat(5_000)}`;
  const head = `<script type="application/ld+json">{"@type":</script><script type="application/ld+json"><!-- {"@type":"Article","datePublished":"2026-05-06"} --></script><script type="application/ld+json">${deep}</script>
    <script type="application/ld+json">{"@type":"Article","name":"a\nb"}</script><script type="application/ld+json">null</script>`;
  expect(read(head)).toMatchObject({ publishedAt: '2026-05-06' });
  expect(read(head).structured).toHaveLength(2);
});

test('links are whole, of the web and told once', () => {
  const page = readPage({
    html: '<head><base href="/shop/"></head><body><a href="one">One</a><a href="one#top">Again</a><a href="mailto:x@y.example">Mail</a><a href="javascript:void(0)">Run</a></body>',
    url: 'https://loamferry.example/a/b',
  });
  expect(page.links).toEqual([{ url: 'https://loamferry.example/shop/one', text: 'One' }]);
});

test.each([
  ['Oars | Loam Ferry', 'Oars'],
  ['Oars - Loam Ferry', 'Oars'],
  ['Oars - Paddles | Loam Ferry', 'Oars - Paddles'],
  ['Oars-Loam Ferry', 'Oars-Loam Ferry'],
])('of the title “%s” the site’s own name is left out: “%s”', (stated, title) => {
  const site = '<meta property="og:site_name" content="Loam Ferry">';
  expect(read(`<title>${stated}</title>${site}`).title).toBe(title);
});
