import { defined } from '../../../kernel/defined';
import { minutes, type Duration } from '../../../kernel/time';
import type { OutboundRequest } from '../../../platform/fetch';
import type { Source, SourceQuestion } from '../../sources/shape';
import type { withKey } from './keys';

const ACCEPTED: Readonly<Record<Source['kind'], readonly string[]>> = {
  json: [
    'application/json',
    'application/*+json',
    'text/*',
    'application/xml',
    'application/x-javascript',
  ],
  xml: ['application/xml', 'application/*+xml', 'text/*', 'application/json'],
  search: ['application/json', 'application/*+json', 'text/*', 'application/x-javascript'],
  feed: [
    'application/rss+xml',
    'application/atom+xml',
    'application/*+xml',
    'application/xml',
    'text/*',
    'application/json',
    'application/*+json',
  ],
  html: [
    'text/html',
    'application/xhtml+xml',
    'text/plain',
    'application/pdf',
    'application/x-pdf',
    'application/octet-stream',
  ],
  sitemap: ['application/xml', 'text/*', 'application/*+xml'],
  csv: [
    'text/*',
    'application/csv',
    'application/octet-stream',
    'application/zip',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  doc: [
    'application/pdf',
    'text/*',
    'application/xhtml+xml',
    'application/xml',
    'application/octet-stream',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
};
/** For a file that is loaded to a disk: it may be large, and its host slow. */
const LONGEST_DOWNLOAD = minutes(30);

interface Sending {
  /** What makes the server say only whether anything is new. */
  readonly conditions: Readonly<Record<string, string>>;
  readonly timeout: Duration | undefined;
}

/** A question as it goes out: with its key, and with the bounds of its source. */
export function outboundRequestOf(
  { source, body, signal, into }: SourceQuestion,
  keyed: ReturnType<typeof withKey>,
  { conditions, timeout }: Sending,
): OutboundRequest {
  const { maxBytes } = source.polite;
  const contentType =
    source.request.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    url: keyed.url,
    headers: {
      ...(body === undefined ? {} : { 'content-type': contentType }),
      ...keyed.headers,
      ...conditions,
    },
    // What a file on a disk is, its first bytes tell.
    limits:
      into === undefined
        ? {
            maxBytes,
            maxDecompressedBytes: maxBytes * 3,
            acceptedTypes: ACCEPTED[source.kind],
            ...defined({ timeout }),
          }
        : { maxBytes, acceptedTypes: ['*'], timeout: LONGEST_DOWNLOAD },
    ...defined({ into }),
    ...(body === undefined ? {} : { method: 'POST' as const, body }),
    ...defined({ secrets: keyed.secrets, signal }),
  };
}
