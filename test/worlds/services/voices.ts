import type { Company } from '../company/shape';
import type { Page } from '../pages/shape';
import { json, type Host } from './shape';

interface Post {
  readonly id: string;
  readonly title: string;
  readonly on: string;
  readonly author: string;
  readonly comment?: string;
  readonly url?: string;
}

function posts(company: Company, rival: Company, pages: readonly Page[]): Post[] {
  const linked = pages.filter(({ kind }) => kind === 'press' || kind === 'rival').slice(0, 4);
  return [
    ...linked.map((page, index): Post => ({
      id: String(71_000 + index),
      title: page.title,
      on: page.published ?? '2026-05-05',
      author: 'anvil',
      url: page.url,
    })),
    {
      id: '71100',
      title: `Ask HN: Working at ${company.name}?`,
      on: '2026-06-09',
      author: 'burr',
      comment: `I spent three years at ${company.name}. The people are kind and the lathes are old; planning was chaotic every autumn.`,
    },
    {
      id: '71101',
      title: `${rival.name} stock`,
      on: '2026-06-11',
      author: 'tinsel',
      comment: `${rival.name} has 77,000 employees and nobody answers the phone.`,
    },
    {
      id: '71102',
      title: `Ask HN: Working at ${company.name}?`,
      on: '2026-06-10',
      author: 'swarf',
      comment: `Somebody told me ${company.name} makes 9 billion a year, which I doubt.`,
    },
  ];
}

/** Hacker News as Algolia serves it. */
export function hackerNews(company: Company, rival: Company, pages: readonly Page[]): Host {
  const all = posts(company, rival, pages);
  return (path, query) => {
    if (!path.startsWith('/api/v1/search')) return undefined;
    const isComment = (query.get('tags') ?? '').includes('comment');
    const words = (query.get('query') ?? '').toLowerCase().split(/\s+/);
    const fitting = all.filter(
      ({ title, comment, url }) =>
        (comment !== undefined) === isComment &&
        words.every((word) =>
          `${title} ${comment ?? ''} ${url ?? ''}`.toLowerCase().includes(word),
        ),
    );
    const hits = fitting.map(({ id, title, on, author, comment, url }) => ({
      objectID: id,
      created_at: `${on}T10:00:00Z`,
      created_at_i: Date.parse(`${on}T10:00:00Z`) / 1_000,
      author,
      _tags: [isComment ? 'comment' : 'story', `author_${author}`],
      ...(isComment
        ? { comment_text: comment, story_title: title, story_id: 1, parent_id: 1 }
        : { title, url, points: 40, num_comments: 7 }),
    }));
    return json({
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
    });
  };
}

/** GDELT lists articles; a search for the shared word brings the namesake's too. */
export function gdelt(pages: readonly Page[]): Host {
  return (path, query) => {
    if (path !== '/api/v2/doc/doc') return undefined;
    const words = (query.get('query') ?? '')
      .toLowerCase()
      .replace(/["()]/g, '')
      .split(/\s+/)
      .filter((word) => !word.includes(':'));
    const found = pages.filter(
      (page) =>
        ['wire', 'press', 'rival'].includes(page.kind) &&
        page.published !== undefined &&
        words.every((word) =>
          `${page.title} ${page.blocks.map(({ text }) => text).join(' ')}`
            .toLowerCase()
            .includes(word),
        ),
    );
    return json({
      articles: found.map((page) => ({
        url: page.url,
        url_mobile: '',
        title: page.title,
        seendate: `${(page.published ?? '').replace(/-/g, '')}T101500Z`,
        socialimage: '',
        domain: new URL(page.url).hostname,
        language: 'English',
        sourcecountry: 'United States',
      })),
    });
  };
}

/** Wikipedia's article in the forms in which it is asked for: the page, the summary, the parsed and the plain text. */
export function wikipedia(page: Page, pageHtml: string): Host {
  const title = page.title;
  const plain = page.blocks
    .map(({ kind, text }) => (kind === 'heading' ? `== ${text} ==` : text))
    .join('\n\n');
  const summary = {
    type: 'standard',
    title,
    extract: page.blocks[0]?.text ?? '',
    content_urls: { desktop: { page: page.url } },
    timestamp: '2026-09-01T00:00:00Z',
    description: 'company',
    lang: 'en',
  };
  const isAsked = (asked: string): boolean =>
    decodeURIComponent(asked).replace(/_/g, ' ').toLowerCase() === title.toLowerCase();
  return (path, query) => {
    const [, rest = '', asked = ''] =
      /^(\/wiki\/|\/api\/rest_v1\/page\/(?:summary|html)\/)(.+)$/.exec(path) ?? [];
    if (rest !== '' && isAsked(asked))
      return rest.includes('summary')
        ? json(summary)
        : { status: 200, type: 'text/html; charset=utf-8', body: pageHtml };
    const named =
      query.get('page') ??
      query.get('titles') ??
      query.get('srsearch') ??
      query.get('search') ??
      '';
    if (path !== '/w/api.php' || !isAsked(named)) return undefined;
    if (query.get('action') === 'parse')
      return json({
        parse: {
          title,
          pageid: 5,
          wikitext: query.get('formatversion') === '2' ? plain : { '*': plain },
          text: pageHtml,
        },
      });
    return json({
      batchcomplete: true,
      query: {
        pages: [{ pageid: 5, ns: 0, title, extract: plain }],
        search: [{ ns: 0, title, pageid: 5 }],
      },
    });
  };
}
