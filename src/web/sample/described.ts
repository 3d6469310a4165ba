import { brand } from '../../../content/brand';
import { samplePage } from '../../../content/sample-page';
import { escapeHtml } from '../../kernel/formats/html';

/** The stored page with what search engines and a shared link are told of it, which a bought report never carries. */
export function describedSample(html: string, baseUrl: string): string {
  const address = escapeHtml(`${baseUrl}/sample`);
  const { title, description } = samplePage;
  const facts = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${baseUrl}/sample`],
    ['og:image', `${baseUrl}/og/sample.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ] as const;
  const head =
    `<meta name="description" content="${escapeHtml(description)}"><link rel="canonical" href="${address}">` +
    facts
      .map(
        ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
      )
      .join('');
  return html.replace('</title>', () => `</title>${head}`);
}
