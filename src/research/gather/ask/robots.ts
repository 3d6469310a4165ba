interface Rule {
  readonly allow: boolean;
  readonly pattern: string;
}

export interface Robots {
  readonly groups: readonly {
    readonly agents: readonly string[];
    readonly rules: readonly Rule[];
  }[];
  readonly sitemaps: readonly string[];
}

export const ALLOW_ALL: Robots = { groups: [], sitemaps: [] };
export const DISALLOW_ALL: Robots = {
  groups: [{ agents: ['*'], rules: [{ allow: false, pattern: '/' }] }],
  sitemaps: [],
};

/** RFC 9309 asks for at least 500 KiB; what lies beyond is not read. */
const LONGEST_ROBOTS = 512 * 1_024;

export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  const sitemaps: string[] = [];
  let open = false;
  for (const line of text
    .slice(0, LONGEST_ROBOTS)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)) {
    const [said = ''] = line.split('#', 1);
    const colon = said.indexOf(':');
    const key = said.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = said.slice(colon + 1).trim();
    if (key === 'sitemap' && value !== '') sitemaps.push(value);
    if (key === 'user-agent') {
      if (!open) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      open = true;
    }
    if (key === 'allow' || key === 'disallow') {
      open = false;
      // An empty rule says nothing.
      if (value !== '') groups.at(-1)?.rules.push({ allow: key === 'allow', pattern: value });
    }
  }
  return { groups, sitemaps };
}

function normal(text: string): string {
  return text
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
}

/** `*` stands for anything, a final `$` for the end; matched by hand, because a pattern is a stranger's. */
function matches(path: string, pattern: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let position = first.length;
  for (const [index, part] of rest.entries()) {
    if (anchored && index === rest.length - 1)
      return path.length - part.length >= position && path.endsWith(part);
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return !anchored || position === path.length;
}

/**
 * Whether this crawler may read a URL: by its own groups, else by those for all. The longest rule
 * wins; a tie allows.
 */
export function isCrawlAllowed(robots: Robots, agent: string, url: string): boolean {
  const { pathname, search } = new URL(url);
  const path = normal(pathname + search);
  if (pathname === '/robots.txt') return true;
  const name = agent.toLowerCase();
  const own = robots.groups.filter(({ agents }) => agents.includes(name));
  const groups = own.length > 0 ? own : robots.groups.filter(({ agents }) => agents.includes('*'));
  const applying = groups
    .flatMap(({ rules }) => rules)
    .filter(({ pattern }) => matches(path, normal(pattern)));
  const longest = applying.toSorted(
    (one, other) =>
      other.pattern.length - one.pattern.length || Number(other.allow) - Number(one.allow),
  )[0];
  return longest?.allow ?? true;
}
