import type { ReadablePage } from '../../read';

const NOT_A_NAME = new Set([
  'embed',
  'v1',
  'boards',
  'jobs',
  'j',
  'api',
  'company',
  'about',
  'features',
  'login',
  'search',
  'orgs',
  'sponsors',
  'topics',
  'apps',
  'marketplace',
]);
/** Services that know a board by its name in any letters; the others tell large from small. */
const ANY_LETTERS = new Set([
  'greenhouse',
  'lever',
  'leverEu',
  'workable',
  'github',
  'recruitee',
  'personio',
  'teamtailor',
  'bamboohr',
  'breezy',
  'pinpoint',
]);

/** The name that most links bear, for a site links to others’ boards too. */
export function mostLinked(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names)
    if (!NOT_A_NAME.has(name.toLowerCase())) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(
    ([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other),
  )[0]?.[0];
}

export function linked<Link>(
  links: readonly Link[],
  service: string,
  nameIn: (link: Link) => string | undefined,
): Readonly<Record<string, string>> {
  const names = links
    .flatMap((link) => nameIn(link) ?? [])
    .map((name) => (ANY_LETTERS.has(service) ? name.toLowerCase() : name));
  const name = mostLinked(names);
  return name === undefined ? {} : { [service]: name };
}

export const urlsOf = (pages: readonly ReadablePage[]): readonly string[] =>
  pages.flatMap(({ links }) => links).map(({ url }) => url);
