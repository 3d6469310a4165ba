import type { Evidence } from '../../../research/evidence/shape';
import { quotesWell } from '../phrases';
import { isProse } from './facts';
import { standsAlone } from './troubles';

const SERVED =
  /\b(?:customers?|clients?|users?|companies|countries|cities|sites|stores|shops|warehouses|hospitals|schools|members|patients|students|households|merchants|growers|farms|locations|offices)\b/iu;

/** A sentence of its own with a figure of those it serves, that can be quoted whole. */
export function isReach({ topic, quote, reliability }: Evidence): boolean {
  return (
    topic === 'snapshot' &&
    reliability === 'first-party' &&
    isProse(quote) &&
    /\d/u.test(quote) &&
    SERVED.test(quote) &&
    quotesWell(quote) &&
    standsAlone(quote) &&
    !/^In \d{4}|^In the|[“”]/u.test(quote)
  );
}
