import type { LoaderFunctionArgs } from 'react-router';
import { about } from '../../../content/about';
import { brand } from '../../../content/brand';
import { faq, faqItems } from '../../../content/faq';
import { landing } from '../../../content/landing';
import { sourcesPage } from '../../../content/sources';
import { escapeHtml } from '../../kernel/formats/html';
import { after, days } from '../../kernel/time';
import { shopOf } from '../page-context.server';
import { CLOSED, LISTED } from './pages';

/** Half of what the standard recommends at most, so that a shop that runs never shows a stale one. */
const VOUCHED_FOR = days(180);

function said(body: string, type = 'text/plain'): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}

export function robots({ context }: LoaderFunctionArgs): Response {
  const { baseUrl } = shopOf(context);
  return said(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${baseUrl}/sitemap.xml`,
      '',
    ].join('\n'),
  );
}

export function sitemap({ context }: LoaderFunctionArgs): Response {
  const { baseUrl } = shopOf(context);
  const urls = LISTED.map((path) => `<url><loc>${escapeHtml(`${baseUrl}${path}`)}</loc></url>`);
  return said(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml',
  );
}

/** The shop in plain words, for whoever reads with a language model. */
export async function llms({ context }: LoaderFunctionArgs): Promise<Response> {
  const shop = shopOf(context);
  const facts = await shop.facts();
  const { baseUrl } = shop;
  return said(
    [
      `# ${brand.name}`,
      '',
      `> ${landing.description}`,
      '',
      `One report on one company for one role costs ${facts.price}, one time. Support: ` +
        `${facts.supportEmail}, ${brand.supportHours}.`,
      '',
      '## Pages',
      '',
      `- [Order](${baseUrl}/order): the company, the role, and an email address; then payment`,
      `- [A sample report](${baseUrl}/sample): about a made-up company`,
      `- [${about.title}](${baseUrl}/about): ${about.description}`,
      `- [Sources](${baseUrl}/sources): ${sourcesPage.description}`,
      `- [${faq.title}](${baseUrl}/faq): ${faq.description}`,
      `- [Terms](${baseUrl}/terms) and [privacy](${baseUrl}/privacy)`,
      '',
      '## Questions',
      '',
      ...faqItems.flatMap(({ question, answer }) => [`### ${question}`, '', answer(facts), '']),
    ].join('\n'),
  );
}

export async function security({ context }: LoaderFunctionArgs): Promise<Response> {
  const shop = shopOf(context);
  const { supportEmail } = await shop.facts();
  return said(
    [
      `Contact: mailto:${supportEmail}`,
      `Contact: ${shop.baseUrl}/contact`,
      `Expires: ${after(shop.now(), VOUCHED_FOR).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${shop.baseUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
}
