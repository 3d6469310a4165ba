import { defined } from '../../kernel/defined';
import { readPage } from '../read';
import { fillTemplate, siteHome, type Ask } from '../sources';
import type { CompanyRecord } from './directory';
import { bareDomain } from './names/names';

/** What a company's own site says of whose it is; undefined where none answers. */
export async function readOwnSite(ask: Ask, domain: string): Promise<CompanyRecord | undefined> {
  const answer = await ask({
    source: siteHome,
    url: fillTemplate(siteHome.request.urls[0] ?? '', { domain }) ?? '',
  });
  if (answer.outcome !== 'ok') return undefined;
  const page = readPage({ html: answer.text, url: answer.url });
  if (page.type === 'error-page' || page.type === 'bot-wall') return undefined;
  const organisation = page.structured.find((one) =>
    /Organization|Corporation|LocalBusiness/.test(String(one['@type'])),
  );
  const told = (key: string): string | undefined =>
    typeof organisation?.[key] === 'string' ? organisation[key] : undefined;
  const name =
    told('name') ?? page.siteName ?? (page.title.split(/\s[|–—-]\s|:\s/)[0] ?? '').trimEnd();
  const legalName = told('legalName');
  return {
    directory: 'site',
    name: name === '' ? domain : name,
    ...defined({ legalName }),
    aliases: [],
    // Where it leads in the end is where the company lives.
    domain: bareDomain(new URL(answer.url).hostname),
    known: 0,
    ended: false,
  };
}
