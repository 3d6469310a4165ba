import { before, days } from '../../../../kernel/time';
import { hasOneHost, type SourceHealth } from './health';
import type { OutcomeCode, Source } from '../../shape';

/** After so long without an answer, a source that used to answer is taken out of use. */
const SILENT_FOR = days(14);

/** What came of a probe, as far as it tells whether a source may stay in use. */
interface Probed {
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  /** Where it was answered in the end. */
  readonly url: string;
}

const siteOf = (url: string): string =>
  /^https?:\/\/([^/?#:{}]+)/.exec(url)?.[1]?.toLowerCase().split('.').slice(-2).join('.') ?? '';

/** Whether an address is on none of the sites that the entry asks; a page that leads to a file may lead away. */
function hasMoved({ request }: Source, url: string): boolean {
  const site = siteOf(url);
  return (
    site !== '' &&
    request.follow === undefined &&
    ![...request.urls, request.next?.url ?? ''].map(siteOf).includes(site)
  );
}

/**
 * Why a probe takes a source out of use, in a sentence; undefined where it may stay. One company’s own host
 * says nothing of a source that is on many.
 */
export function probeFault(source: Source, { outcome, sentence, url }: Probed): string | undefined {
  if (!hasOneHost(source)) return undefined;
  if (outcome === 'shape-changed') return `Its answer changed: ${sentence}`;
  if (outcome === 'empty-shell' || outcome === 'paywall')
    return `It answers with something of another kind: ${sentence}`;
  return (outcome === 'ok' || outcome === 'empty') && hasMoved(source, url)
    ? `It moved to ${siteOf(url)}.`
    : undefined;
}

/** Why a source is out of use now: what its last probe found, or that it has been silent for two weeks. */
export function whyOutOfUse(
  source: Source,
  { fault, lastGoodAt, failures }: SourceHealth,
  now: Date,
): string | undefined {
  if (fault !== undefined) return fault.sentence;
  const isSilent =
    failures > 0 &&
    lastGoodAt !== undefined &&
    hasOneHost(source) &&
    new Date(lastGoodAt) < before(now, SILENT_FOR);
  return isSilent ? `It hasn’t answered since ${lastGoodAt.slice(0, 10)}.` : undefined;
}
