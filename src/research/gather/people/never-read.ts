/**
 * Sites whose terms forbid this use, or whose makers ask to be left alone: no link to them is
 * followed, wherever it was found. What they know is missing, and the report says so.
 */
const NEVER_READ = [
  'glassdoor',
  'linkedin',
  'indeed',
  'teamblind',
  'levels.fyi',
  'comparably',
  'kununu',
  'reddit',
  'redd.it',
  'twitter',
  'x.com',
  't.co',
  'trustpilot',
  'facebook',
  'instagram',
  'tiktok',
  'crunchbase',
  'pitchbook',
  'numbeo',
  'layoffs.fyi',
  'producthunt',
  'bbc',
  'nytimes',
  'theguardian',
  'ft.com',
  'wsj',
  'bloomberg',
  'marketwatch',
  'news.google.com',
  'bing.com',
] as const;

function isOf(host: string, name: string): boolean {
  if (name.includes('.')) return host === name || host.endsWith(`.${name}`);
  // “glassdoor.de” and “www.glassdoor.co.uk”, but not “glassdoor.mill.example”.
  return new RegExp(`(?:^|\\.)${name}\\.(?:[a-z]{2,3}\\.)?[a-z]{2,4}$`).test(host);
}

export function isNeverRead(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  return NEVER_READ.some((name) => isOf(host, name));
}
