import { catalogue } from './catalogue';
import type { SourceKeys } from './shape';

/** The hosts of the catalog, which are nobody's name. */
export const sourceHosts = (): ReadonlySet<string> =>
  new Set(
    catalogue.flatMap(({ request }) =>
      request.urls.flatMap((url) => URL.parse(url)?.hostname ?? []),
    ),
  );

/**
 * A tape is played as it was recorded: with keys for those it holds answers of, whether or not they are
 * set here. Of two halves, since some must be.
 */
export function playedKeys(hosts: ReadonlySet<string>): SourceKeys {
  const held = catalogue.filter(({ request }) =>
    request.urls.some((url) => URL.canParse(url) && hosts.has(new URL(url).host)),
  );
  return Object.fromEntries(
    held.flatMap(({ auth }) =>
      auth === undefined || auth === 'none' ? [] : [[auth.key, 'played-key-1:played-secret-1']],
    ),
  );
}
