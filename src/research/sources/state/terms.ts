import type { Source } from '../shape';

/** Where the terms stand that nobody of the shop has read yet. What is missing here leads to the source's own host. */
const TERMS: Readonly<Record<string, string>> = {
  'gdelt-artlist': 'https://www.gdeltproject.org/about.html',
  'gdelt-tone': 'https://www.gdeltproject.org/about.html',
  'es-openmercantil': 'https://openmercantil.es/terminos-de-uso',
  'us-propublica-nonprofit': 'https://www.propublica.org/datastore/terms',
  'imf-datamapper': 'https://www.imf.org/external/terms.htm',
  'prnewswire-all': 'https://www.prnewswire.com/terms-of-use/',
  'prnewswire-tech': 'https://www.prnewswire.com/terms-of-use/',
  'rss-techcrunch': 'https://techcrunch.com/terms-of-service/',
  'ats-greenhouse': 'https://www.greenhouse.com/legal',
  'ats-lever': 'https://www.lever.co/terms',
  'ats-ashby': 'https://www.ashbyhq.com/terms',
  'ats-workable': 'https://www.workable.com/terms',
  'ats-smartrecruiters': 'https://www.smartrecruiters.com/legal/',
  'ats-workday': 'https://www.workday.com/en-us/legal.html',
  'social-hn-stories': 'https://www.ycombinator.com/legal/',
  'social-hn-comments': 'https://www.ycombinator.com/legal/',
  'duckduckgo-instant': 'https://duckduckgo.com/terms',
  'wayback-cdx': 'https://archive.org/about/terms.php',
  'wayback-available': 'https://archive.org/about/terms.php',
  'commoncrawl-index': 'https://commoncrawl.org/terms-of-use',
  'int-semanticscholar': 'https://www.semanticscholar.org/product/api/license',
  statuspage: 'https://www.atlassian.com/legal/atlassian-customer-agreement',
  'statuspage-history': 'https://www.atlassian.com/legal/atlassian-customer-agreement',
};

export interface Terms {
  /** Whether somebody must have accepted them before a live shop asks the source. */
  readonly unread: boolean;
  /** Null where every company has terms of its own, on its own site. */
  readonly url: string | null;
}

/**
 * Tier A is an open licence or the work of an authority. Of the rest nobody has read the terms, but for those
 * whose key the owner holds, and so agreed to them, and for an engine of the owner's own.
 */
export function sourceTermsOf({
  id,
  licence,
  enabled,
  needs,
  request,
}: Pick<Source, 'id' | 'licence' | 'enabled' | 'needs' | 'request'>): Terms {
  const host = /^https:\/\/([^/{}]+)(?:\/|$)/u.exec(request.urls[0] ?? '')?.[1];
  return {
    unread: licence.tier === 'B' && enabled !== 'key' && !needs.includes('searxng'),
    url: TERMS[id] ?? (host === undefined ? null : `https://${host}/`),
  };
}
