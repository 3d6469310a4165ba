import type { OutboundFetch } from '../../fetch';
import type { Telemetry } from '../ports';
import { timed } from '../timed';

/** Only the hosts we know are named: another may be somebody's own name. */
export function watchFetch(
  outboundFetch: OutboundFetch,
  telemetry: Telemetry,
  known: ReadonlySet<string>,
): OutboundFetch {
  if (!telemetry.isOn) return outboundFetch;
  return (request) => {
    const host = URL.parse(request.url)?.hostname ?? '';
    return timed(telemetry, {
      span: 'fetch',
      facts: { host: known.has(host) ? host : 'other' },
      metric: 'foreword_fetch_seconds',
      labels: (outcome) => ({ outcome }),
      outcomeOf: (result) =>
        result.ok ? `${Math.floor(result.value.status / 100)}xx` : result.failure.code,
      work: () => outboundFetch(request),
    });
  };
}
