import { createFront, type Front, type Visit } from '../../platform/http';
import type { Funnel } from '../desk/figures';
import { KEPT_PATHS } from '../../web/storefront/kept-pages.server';
import type { Platform } from './platform';

/** The landing page, whose visits are counted. */
const COUNTED = '/';

/** What stands before the shop; what is done for each request behind it is done here too. */
export function composeFront(
  { config, log, telemetry }: Pick<Platform, 'config' | 'log' | 'telemetry'>,
  funnel: Pick<Funnel, 'note'>,
): Front {
  const served = ({ request, path, status, requestId }: Visit): void => {
    log.info({ requestId, method: 'GET', path, status, milliseconds: 0 }, 'request');
    const labels = { method: 'GET', route: path, status: String(status) };
    if (telemetry.isOn) telemetry.observe('foreword_http_request_seconds', labels, 0);
    if (path !== COUNTED) return;
    const get = (name: string): string | null => request.headersDistinct[name]?.join(', ') ?? null;
    funnel.note({ method: 'GET', url: config.baseUrl + path, headers: { get } }, status);
  };
  return createFront({ paths: new Set(KEPT_PATHS), served });
}
