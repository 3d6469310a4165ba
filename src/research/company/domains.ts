/** Under these everybody has an address of their own: the part before is the owner's. */
const HOSTING = new Set(
  (
    'github.io gitlab.io netlify.app vercel.app herokuapp.com pages.dev web.app firebaseapp.com wordpress.com ' +
    'blogspot.com webflow.io notion.site myshopify.com wixsite.com squarespace.com substack.com gitbook.io ' +
    'readthedocs.io weebly.com business.site'
  ).split(' '),
);
/** “co.uk”, “com.au”, “or.jp”: registries that sell names one level deeper. */
const DEEPER = new Set('co com org net gov ac edu ltd plc ne or go nhs gob'.split(' '));
/** Parts of a site that are the company's own, and nobody else's who lives below it. */
const OWN_PARTS = new Set(
  (
    'about blog career careers corp corporate company docs en engineering eng group handbook home hq investor ' +
    'investors ir jobs m news press shop store support us work'
  ).split(' '),
);

/** How many of a domain's last labels somebody registered: three of “loamferry.co.uk”. */
function registeredLabels(labels: readonly string[]): number {
  const [last = '', second = ''] = [labels.at(-1), labels.at(-2)];
  const isDeeper =
    labels.length > 2 &&
    (HOSTING.has(`${second}.${last}`) || (last.length === 2 && DEEPER.has(second)));
  return isDeeper ? 3 : 2;
}

/** The label a domain was registered by: “loamferry” of “jobs.loamferry.co.uk”, “fen” of “fen.github.io”. */
export function ownerLabel(domain: string): string {
  const labels = domain.split('.');
  return labels.at(-registeredLabels(labels)) ?? domain;
}

/** What somebody registered: “loamferry.co.uk” of “jobs.loamferry.co.uk”. */
export function registeredDomain(domain: string): string {
  const labels = domain.split('.');
  return labels.slice(-registeredLabels(labels)).join('.');
}

/** Whether a part of a host’s name says which part of a site it is, and no more. */
export const isOwnPart = (label: string): boolean => OWN_PARTS.has(label);

/** Whether an address is the company's site or an ordinary part of it: “jobs.loam.example” of “loam.example”. */
export function isSiteOf(site: string | undefined, domain: string): boolean {
  if (site === undefined) return false;
  if (site === domain) return true;
  return domain.endsWith(`.${site}`) && isOwnPart(domain.slice(0, -site.length - 1));
}
