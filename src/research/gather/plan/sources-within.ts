import type { Source } from '../../sources/shape';

/** Hosts that are only known when a company is: its own site, its own feeds. */
function hostsOf({ request }: Source): readonly string[] {
  return request.urls
    .filter((url) => !url.startsWith('{'))
    .map((url) => /^https:\/\/([^/?#]*)/.exec(url)?.[1] ?? '')
    .filter((host) => !host.includes('{'));
}

/** Of a web that holds only some hosts, the sources that live there: the others are no part of it. */
export async function sourcesWithin(
  sources: readonly Source[],
  exists: (host: string) => Promise<boolean>,
): Promise<readonly Source[]> {
  const hosts = [...new Set(sources.flatMap(hostsOf))];
  const there = new Map(
    await Promise.all(hosts.map(async (host) => [host, await exists(host)] as const)),
  );
  return sources.filter((source) => hostsOf(source).every((host) => there.get(host) === true));
}
