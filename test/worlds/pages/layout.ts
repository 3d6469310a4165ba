import type { Company } from '../company/shape';
import { sayDay } from '../phrasings/say';
import type { Block, Page } from './shape';

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** How a house writes its pages: three that differ in everything a reader of HTML could lean on. */
export type House = 'semantic' | 'boxes' | 'tables';
export const HOUSES: readonly House[] = ['semantic', 'boxes', 'tables'];

interface Site {
  readonly name: string;
  readonly house: House;
  readonly navigation: readonly { readonly url: string; readonly label: string }[];
  readonly feed?: string;
}

function blockHtml({ kind, text }: Block, house: House): string {
  if (kind === 'html') return text;
  if (kind === 'heading')
    return house === 'boxes'
      ? `<div class="sub"><h2>${escapeHtml(text)}</h2></div>`
      : `<h2>${escapeHtml(text)}</h2>`;
  return house === 'boxes'
    ? `<div class="copy"><p>${escapeHtml(text)}</p></div>`
    : `<p>${escapeHtml(text)}</p>`;
}

function dateHtml(published: string, house: House): string {
  if (house === 'semantic') return `<time datetime="${published}">${sayDay(published, '')}</time>`;
  return house === 'boxes'
    ? `<div class="meta">${sayDay(published, 'uk')}</div>`
    : `<p><small>Published ${sayDay(published, '')}</small></p>`;
}

function headHtml(page: Page, { name, house, feed }: Site): string {
  const { title, published, author } = page;
  const data =
    published === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: title,
          datePublished: published,
          ...(author === undefined ? {} : { author: { '@type': 'Person', name: author } }),
        })}</script>`;
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>`,
    feed === undefined
      ? ''
      : `<link rel="alternate" type="application/rss+xml" title="News" href="${feed}">`,
    published !== undefined && house !== 'tables'
      ? `<meta property="article:published_time" content="${published}T08:00:00Z">`
      : '',
    house === 'semantic' ? data : '',
  ].join('');
}

const linkHtml = ({ url, label }: { readonly url: string; readonly label: string }): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

export function pageHtml(page: Page, site: Site): string {
  const { house, navigation, name } = site;
  const links = navigation.map(linkHtml);
  const body = page.blocks.map((block) => blockHtml(block, house)).join('\n');
  const more =
    page.links.length === 0
      ? ''
      : `<ul>${page.links.map((link) => `<li>${linkHtml(link)}</li>`).join('')}</ul>`;
  const date = page.published === undefined ? '' : dateHtml(page.published, house);
  const head = headHtml(page, site);
  const title = escapeHtml(page.title);
  const foot = `© ${escapeHtml(name)}. Terms, privacy, imprint.`;
  if (house === 'semantic') {
    return `<!doctype html><html lang="en"><head>${head}</head><body><header><nav>${links.join(' ')}</nav></header><main><article><h1>${title}</h1>${date}\n${body}\n${more}</article></main><footer>${foot}</footer></body></html>`;
  }
  if (house === 'boxes') {
    return `<!DOCTYPE html><html lang="en-GB"><head>${head}</head><body><div id="top">${links.join('<span>·</span>')}</div><div class="consent" hidden>We use cookies to count visits.</div><div class="wrap"><div class="col-main"><h1 class="ttl">${title}</h1>${date}${body}${more}</div><div class="col-side"><div>Stay in touch</div><div>Write to us any time.</div></div></div><div class="bottom">${foot}</div></body></html>`;
  }
  return `<html><head>${head}</head><body><table width="100%"><tr><td class="menu">${links.join('<br>')}</td><td class="content"><h1>${title}</h1>${date}${body}${more}</td></tr></table><hr><p>${foot}</p></body></html>`;
}

export function navigationOf(company: Company): Site['navigation'] {
  const at = (path: string): string => `https://www.${company.domain}${path}`;
  return [
    ['/about', 'About'],
    ['/about/leadership', 'Leadership'],
    ['/newsroom', 'Newsroom'],
    ['/products', 'Products'],
    ['/services', 'Services'],
    ['/customers', 'Customers'],
    ['/docs', 'Documentation'],
    ['/careers', 'Careers'],
    ['/blog', 'Blog'],
    ['/investors', 'Investors'],
    ['/community', 'Community'],
  ].map(([path = '', label = '']) => ({ url: at(path), label }));
}
