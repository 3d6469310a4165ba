import { internetNetwork, type Network, type Wire } from '../../platform/fetch';
import { catalogue } from '../../research/sources';
import type { SourceKeys } from '../../research/sources/shape';
import type { SampleCompany } from '../../web/shop-facts';
import { openHosts, openSampleWeb } from '../research/demo-world';

/** The world that research looks at: the internet, or the sample web plugged in beneath the same guard. */
export interface SampleOrWeb {
  readonly network: Network;
  readonly kind: 'sample' | 'web';
  /** The companies the sample web knows; null where any may be asked for. */
  readonly companies: readonly SampleCompany[] | null;
  /** A tape that listens to the web or speaks in its place. */
  readonly wire?: Wire;
  /** Nobody is waited for where nobody is asked. */
  readonly isReplayed?: boolean;
  close(): Promise<void>;
}

export async function openOutside(
  kind: 'sample' | 'web',
  projectFolder: string,
  /** Stands for the whole web, in the demo’s format. */
  hosts?: string,
): Promise<SampleOrWeb> {
  if (kind === 'web')
    return { kind, network: internetNetwork(), companies: null, close: async () => undefined };
  if (hosts !== undefined) return { kind, ...(await openHosts(hosts)), companies: null };
  return { kind, ...(await openSampleWeb(projectFolder)) };
}

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
