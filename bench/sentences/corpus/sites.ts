import { inMemorySnapshots } from '../../../src/research/evidence';
import { pageSnapshot } from '../../../src/research/gather/make-snapshot';
import { planSite } from '../../../src/research/gather/site/plan-site';
import { readPage } from '../../../src/research/read';
import { siteHome } from '../../../src/research/sources';
import { readItems } from '../../extraction/pages';
import { cardNamed, type Corpus } from './shape';

const FETCHED_AT = '2025-11-01T00:00:00.000Z';

/** Those pages of a few hundred sites that a report on whoever runs the site would ask for. */
export async function sitePages(): Promise<readonly Corpus[]> {
  const store = inMemorySnapshots();
  const all: Corpus[] = [];
  for (const { domain, url, html } of readItems()) {
    if (domain === '' || !URL.canParse(url)) continue;
    const host = domain.replace(/^www\./, '');
    const [planned] = planSite([{ url }], [host], new Set()).keys();
    const source = planned ?? (new URL(url).pathname === '/' ? siteHome : undefined);
    if (source === undefined) continue;
    const page = readPage({ html, url });
    if (page.text === '') continue;
    const record = await pageSnapshot(store, { source, url, fetchedAt: FETCHED_AT }, page);
    const card = cardNamed(page.siteName ?? host.split('.').at(-2) ?? host, host);
    all.push({ marks: 'sites', card, documents: [{ record, text: page.text }] });
  }
  return all;
}
