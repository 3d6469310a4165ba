import { describe, expect, test } from 'vitest';
import { siteFeed } from '../catalogue/site/company-site';
import { runFeed } from './run-feed';

const ADDRESS = 'https://www.loamferry.example/news/feed.xml';
const read = (text: string, url = ADDRESS) => {
  const result = runFeed(siteFeed, text, url);
  return result.ok ? result.value : result.failure.sentence;
};
const rss = (items: string, channel = '', attributes = ''): string =>
  `<?xml version="1.0"?><rss version="2.0" ${attributes}><channel><title>Loam Ferry</title>${channel}${items}</channel></rss>`;
const atom = (entries: string, more = '', attributes = ''): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>Loam Ferry</title>${more}${entries}</feed>`;
const item = (inner: string): string => rss(`<item><title>A third yard</title>${inner}</item>`);
const urlOf = (text: string, url?: string) => {
  const items = read(text, url);
  return typeof items === 'string' ? items : items[0]?.['url'];
};
const titleOf = (title: string) => {
  const items = read(rss(`<item><title>${title}</title></item>`));
  return typeof items === 'string' ? items : items[0]?.['title'];
};

describe('the address of a feed’s entry', () => {
  test.each([
    ['/yards/3', 'https://www.loamferry.example/yards/3'],
    ['../yards/3', 'https://www.loamferry.example/yards/3'],
    ['yards/3', 'https://www.loamferry.example/news/yards/3'],
    ['?yard=3', 'https://www.loamferry.example/news/feed.xml?yard=3'],
    ['//cdn.loamferry.example/3', 'https://cdn.loamferry.example/3'],
    ['https://loamferry.example/a', 'https://loamferry.example/a'],
  ])('that is relative, %s, is resolved against the feed’s own', (link, url) => {
    expect(urlOf(item(`<link>${link}</link>`))).toBe(url);
    expect(urlOf(atom(`<entry><title>A</title><link href="${link}"/></entry>`))).toBe(url);
  });

  test('is resolved against the page that the feed belongs to where another host hands the feed on', () => {
    const feed = rss(
      '<item><title>A</title><link>/yards/3</link></item>',
      '<link>https://www.loamferry.example/</link>',
    );
    expect(urlOf(feed, 'https://feeds.handson.example/loam')).toBe(
      'https://www.loamferry.example/yards/3',
    );
    expect(urlOf(feed, 'https://blog.loamferry.example/feed')).toBe(
      'https://blog.loamferry.example/yards/3',
    );
  });

  test('is resolved against xml:base, the inner one inside of the outer', () => {
    expect(
      urlOf(
        atom(
          '<entry xml:base="yards/"><title>A</title><link href="3"/></entry>',
          '',
          'xml:base="https://base.loamferry.example/de/"',
        ),
      ),
    ).toBe('https://base.loamferry.example/de/yards/3');
  });

  test.each([
    [
      'a guid that is one',
      '<guid>https://loamferry.example/a</guid>',
      'https://loamferry.example/a',
    ],
    [
      'a guid that says that it is one',
      '<guid isPermaLink="true">/a</guid>',
      'https://www.loamferry.example/a',
    ],
    ['a guid that is a number', '<guid>4711</guid>', undefined],
    ['a guid of another kind', '<guid>tag:loamferry.example,2026:a</guid>', undefined],
    ['a script', '<link>javascript:alert(1)</link>', undefined],
    ['words', '<link>not yet known</link>', undefined],
    [
      'an address with a space in it',
      '<link>https://loamferry.example/a b.html</link>',
      'https://loamferry.example/a%20b.html',
    ],
    [
      'an address that was broken into lines',
      '<link>https://loamferry.example/a\n    /b</link>',
      'https://loamferry.example/a/b',
    ],
    [
      'an address without its beginning',
      '<link>www.loamferry.example/a</link>',
      'https://www.loamferry.example/a',
    ],
    [
      'a host of the feed without its beginning',
      '<link>loamferry.example/a</link>',
      'https://loamferry.example/a',
    ],
    ['a path as a guid', '<guid>/yards/3</guid>', 'https://www.loamferry.example/yards/3'],
    ['a path that is no address', '<guid isPermaLink="false">/yards/3</guid>', undefined],
    [
      'the address behind one that counts clicks',
      '<link>http://feedproxy.google.com/~r/loam/3</link><feedburner:origLink>https://loamferry.example/a</feedburner:origLink>',
      'https://loamferry.example/a',
    ],
    [
      'a recording and no page',
      '<guid>4711</guid><enclosure url="/a.mp3" type="audio/mpeg"/>',
      'https://www.loamferry.example/a.mp3',
    ],
    [
      'an empty link before an address',
      '<link/><guid>https://loamferry.example/a</guid>',
      'https://loamferry.example/a',
    ],
    [
      'a link of Atom inside of RSS',
      '<link xmlns="http://www.w3.org/2005/Atom" rel="alternate" href="https://loamferry.example/a"/>',
      'https://loamferry.example/a',
    ],
  ])('%s is read as what it is', (_, inner, url) => {
    expect(urlOf(item(inner))).toBe(url);
  });

  test.each([
    ['rel="http://www.iana.org/assignments/relation/alternate" href="/a"', ''],
    ['rel="self" href="/a.atom"', '<content type="text/html" src="/a"/>'],
    ['rel="related" href="/a"', ''],
  ])('of Atom is also where a feed says it in another way: %s', (link, content) => {
    expect(urlOf(atom(`<entry><title>A</title><link ${link}/>${content}</entry>`))).toBe(
      'https://www.loamferry.example/a',
    );
  });

  test('is that of the page, not of what belongs to it', () => {
    expect(
      urlOf(
        atom(
          '<entry><title>A</title><id>https://loamferry.example/id</id><link rel="replies" href="/r"/><link rel="alternate" type="application/pdf" href="/p.pdf"/><link rel="alternate" type="text/html" href="/a"/></entry>',
        ),
      ),
    ).toBe('https://www.loamferry.example/a');
    expect(
      urlOf(atom('<entry><title>A</title><id>https://loamferry.example/id</id></entry>')),
    ).toBe('https://loamferry.example/id');
  });
});

describe('a feed’s title', () => {
  test.each([
    ['&lt;b&gt;Third&lt;/b&gt; &amp;amp; last', 'Third & last'],
    ['<![CDATA[Third &#038; <em>last</em>]]>', 'Third & last'],
    ['<b>Third</b> yard', 'Third yard'],
    ['Third&nbsp;yard', 'Third yard'],
    ['How &lt;template&gt; works', 'How <template> works'],
    ['Fewer than &lt; 3 yards', 'Fewer than < 3 yards'],
  ])('%s is read as the words it shows', (title, words) => {
    expect(titleOf(title)).toBe(words);
  });

  test('that says that it is plain text is no markup', () => {
    const items = read(atom('<entry><title type="text">What &lt;div&gt; is</title></entry>'));
    expect(items).toMatchObject([{ title: 'What <div> is' }]);
  });

  test('may belong to the picture that the entry is', () => {
    const picture =
      '<media:content url="/p.jpg"><media:title>The yard</media:title></media:content>';
    expect(read(rss(`<item>${picture}</item>`))).toMatchObject([{ title: 'The yard' }]);
  });

  test('is the beginning of the text where there is none', () => {
    expect(
      read(
        rss('<item><description>&lt;p&gt;The third yard opened.&lt;/p&gt;</description></item>'),
      ),
    ).toEqual([{ title: 'The third yard opened.', html: '<p>The third yard opened.</p>' }]);
  });
});

describe('feeds of other forms', () => {
  const entry =
    '<entry><title>A</title><link href="https://loamferry.example/a"/><published>2026-05-04T09:00:00Z</published></entry>';
  const expected = [{ title: 'A', url: 'https://loamferry.example/a', date: '2026-05-04' }];

  test.each([
    [
      'a page around it',
      `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html xmlns="http://www.w3.org/1999/xhtml"><body>${atom(entry)}</body></html>`,
    ],
    [
      'a prefix of its own',
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>A</a:title><a:link href="https://loamferry.example/a"/><a:updated>2026-05-04T09:00:00Z</a:updated></a:entry></a:feed>',
    ],
    [
      'the first version of Atom',
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="escaped">A</title><link rel="alternate" type="text/html" href="https://loamferry.example/a"/><issued>2026-05-04T09:00:00Z</issued></entry></feed>',
    ],
    [
      'items beside their channel',
      '<rss version="0.91"><channel><title>L</title></channel><item><title>A</title><link>https://loamferry.example/a</link><pubDate>4 May 2026</pubDate></item></rss>',
    ],
    [
      'items that are named by their address',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>L</title></channel><item rdf:about="https://loamferry.example/a"><title>A</title><dc:date>2026-05-04</dc:date></item></rdf:RDF>',
    ],
    [
      'a prefix for the words of feeds themselves',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rss="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/"><rss:item><rss:title>A</rss:title><rss:link>https://loamferry.example/a</rss:link><d:date>2026-05-04</d:date></rss:item></rdf:RDF>',
    ],
    [
      'ends that are missing',
      '<rss><channel><item><title>A</title><link>https://loamferry.example/a</link><pubDate>Mon, 04 May 2026 09:00:00 GMT</pubDate><category>x</item></channel></rss>',
    ],
    ['one entry alone', entry.replace('<entry', '<entry xmlns="http://www.w3.org/2005/Atom"')],
  ])('are read: %s', (_, text) => {
    expect(read(text)).toEqual(expected);
  });

  test('keep markup that was not escaped as text that a page shows', () => {
    const items = read(
      atom(
        '<entry><title>A</title><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p class="x">Grain &amp; <a href="/b">boats</a>.</p></div></content></entry>',
      ),
    );
    expect(items).toMatchObject([
      { html: '<div><p class="x">Grain &amp; <a href="/b">boats</a>.</p></div>' },
    ]);
  });

  test('in JSON may list pages of others, and journals name the day in words of their own', () => {
    const json = {
      version: 'https://jsonfeed.org/version/1',
      items: [{ id: '1', external_url: 'https://other.example/a', title: 'A' }],
    };
    expect(read(JSON.stringify(json))).toEqual([{ title: 'A', url: 'https://other.example/a' }]);
    const journal = '<prism:publicationDate>2026-05-04</prism:publicationDate>';
    expect(read(item(journal))).toMatchObject([{ date: '2026-05-04' }]);
  });

  test('are read to the end where they keep what is years old', () => {
    expect(read(rss('<item><title>A</title></item>'.repeat(400)))).toHaveLength(400);
  });

  test('name who wrote an entry, and nobody where only a mail address stands there', () => {
    const author = (inner: string) => {
      const items = read(item(inner));
      return typeof items === 'string' ? items : items[0]?.['author'];
    };
    expect(author('<author>desk@loamferry.example (Ada Wick)</author>')).toBe('Ada Wick');
    expect(author('<author>desk@loamferry.example</author>')).toBeUndefined();
    expect(author('<author><name>Ada Wick</name><email>a@b.example</email></author>')).toBe(
      'Ada Wick',
    );
  });

  test.each(['<html><body><ul><li>A</li></ul></body></html>', '{"items":[]}', 'Not found', ''])(
    'are none where nothing says so: %s',
    (text) => {
      expect(read(text)).toContain('that is no feed');
    },
  );

  test('that nest without end cost no more than others', () => {
    const deep = rss(`<item><title>A</title>${'<i>'.repeat(50_000)}</item>`);
    expect(read(deep)).toMatchObject([{ title: 'A' }]);
  });
});
