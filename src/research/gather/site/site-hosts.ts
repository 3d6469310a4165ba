import {
  bareDomain,
  comparableName,
  isOwnPart,
  registeredDomain,
  type EntityCard,
} from '../../company';

/** The hosts of one company’s site: its domain, which takes in all that is below it, and others beside it. */
export type SiteHosts = readonly [domain: string, ...beside: readonly string[]];

/** A company keeps few sites of its own beside the one that is known. */
const MOST_BESIDE = 2;

export function isOfSite(url: string, hosts: SiteHosts): boolean {
  return siteHostOf(url, hosts) !== undefined;
}

/** The host of the site that an address is below. */
export function siteHostOf(url: string, hosts: SiteHosts): string | undefined {
  const host = bareDomain(new URL(url).hostname);
  return hosts.find((one) => host === one || host.endsWith(`.${one}`));
}

/**
 * Sites beside the known one that are plainly the company’s too: linked from it, below the same registered domain,
 * and named by the company’s names and the usual parts of a site alone, as handbook.acme.parent.example is beside
 * www.acme-lab.parent.example where the company is also called Acme.
 */
export function siteHosts(
  { domain, name, aliases }: Pick<EntityCard, 'name' | 'aliases'> & { readonly domain: string },
  links: readonly { readonly url: string }[],
): SiteHosts {
  const under = registeredDomain(domain);
  if (under === domain) return [domain];
  const names = new Set([name, ...aliases].map((one) => comparableName(one).replaceAll(' ', '')));
  const isBeside = (host: string): boolean => {
    if (!host.endsWith(`.${under}`) || host.endsWith(`.${domain}`) || host === domain) return false;
    const labels = host.slice(0, -under.length - 1).split('.');
    return (
      labels.every((label) => names.has(label) || isOwnPart(label)) &&
      labels.some((label) => names.has(label))
    );
  };
  const counts = new Map<string, number>();
  for (const { url } of links) {
    const host = URL.canParse(url) ? bareDomain(new URL(url).hostname) : '';
    if (isBeside(host)) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const beside = [...counts]
    .toSorted(([one, times], [other, others]) => others - times || one.localeCompare(other))
    .map(([host]) => host);
  return [domain, ...beside.slice(0, MOST_BESIDE)];
}
