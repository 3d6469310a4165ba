import { unescapeHtml } from '../../kernel/html';

const MOST_PLACES = 5_000;

export interface SitemapAnswer {
  readonly pages: readonly { readonly url: string; readonly modifiedAt?: string }[];
  /** Further sitemaps, where this one is an index. */
  readonly sitemaps: readonly string[];
}

function inner(block: string, tag: string): string | undefined {
  const match = new RegExp(
    `<(?:\\w+:)?${tag}>\\s*(?:<!\\[CDATA\\[)?\\s*([^<\\]]{1,4096}?)\\s*(?:\\]\\]>)?\\s*</`,
    'i',
  ).exec(block);
  return match?.[1] === undefined ? undefined : unescapeHtml(match[1]);
}

/** A sitemap is read by its few tags alone: real ones are often not well-formed. */
export function runSitemap(text: string): SitemapAnswer {
  const blocks = (tag: string): readonly string[] =>
    text.split(new RegExp(`<(?:\\w+:)?${tag}(?:\\s[^<>]*)?>`, 'i')).slice(1, MOST_PLACES + 1);
  const pages = blocks('url').flatMap((block) => {
    const url = inner(block, 'loc');
    const modified = inner(block, 'lastmod')?.slice(0, 10);
    return url === undefined
      ? []
      : [{ url, ...(modified === undefined ? {} : { modifiedAt: modified }) }];
  });
  return { pages, sitemaps: blocks('sitemap').flatMap((block) => inner(block, 'loc') ?? []) };
}
