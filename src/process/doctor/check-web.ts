import type { Config } from '../../config';
import { plural } from '../../kernel/text';
import { seconds } from '../../kernel/time';
import { catalogue, sourceStateOf } from '../../research/sources';
import { notice, right, untried, wrong, type DoctorFinding, type DoctorFindings } from './finding';

const ASKING = seconds(8);
const SUBJECT = 'Address';

const CERTIFICATES: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Asks the shop at its public address, as far as this machine can see itself from outside. */
export async function checkAddress({
  baseUrl,
  mode,
}: Pick<Config, 'baseUrl' | 'mode'>): Promise<DoctorFindings> {
  if (mode === 'demo' || baseUrl === undefined)
    return [untried(SUBJECT, 'The demo is on this machine alone.')];
  try {
    const response = await fetch(`${baseUrl}/livez`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ASKING),
    });
    return [await addressFinding(baseUrl, response)];
  } catch (error) {
    return [unreachedFinding(baseUrl, codeOf(error))];
  }
}

async function addressFinding(baseUrl: string, response: Response): Promise<DoctorFinding> {
  if (response.status >= 502 && response.status <= 504)
    return notice(SUBJECT, `${baseUrl} answers, but no shop is running behind it. Start it.`);
  const body: unknown = await response.json().catch(() => undefined);
  const isOurs = response.status === 200 && (body as { alive?: unknown } | null)?.alive === true;
  return isOurs
    ? right(SUBJECT, `${baseUrl} leads to this shop.`)
    : wrong(
        SUBJECT,
        `${baseUrl} leads to something else (${response.status}). Check DNS, BASE_URL, and the proxy.`,
      );
}

function unreachedFinding(baseUrl: string, code: string): DoctorFinding {
  const { hostname } = new URL(baseUrl);
  if (CERTIFICATES.has(code))
    return wrong(
      SUBJECT,
      `${hostname} shows a certificate that browsers refuse (${code}). Renew it.`,
    );
  if (code === 'ENOTFOUND')
    return wrong(SUBJECT, `${hostname} isn’t in DNS. Add an A record with this machine’s address.`);
  return untried(
    SUBJECT,
    `${baseUrl} can’t be reached from this machine. Open ${baseUrl}/livez from another network.`,
  );
}

function codeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : '';
}

/** Large, old, and of three owners: if none of them answers, nothing does. */
const LANDMARKS = [
  'https://www.wikidata.org/robots.txt',
  'https://www.sec.gov/robots.txt',
  'https://api.github.com/',
] as const;

/** Whether research reaches the web, and how many sources it may ask. */
export async function checkSources(
  { research, mode, sources }: Pick<Config, 'research' | 'mode' | 'sources'>,
  now: Date,
  landmarks: readonly string[] = LANDMARKS,
): Promise<DoctorFindings> {
  const subject = 'Sources';
  if (research === 'sample') return [untried(subject, 'Research reads the built-in sample web.')];
  const settings = { policies: new Map(), mode, keys: sources.keys, health: new Map(), now };
  const needKey = catalogue.filter(
    (source) => sourceStateOf(source, settings) === 'needs-key',
  ).length;
  const searxng = sources.searxng === undefined ? [] : [await searxngFinding(sources.searxng)];
  const reached = await Promise.all(landmarks.map(isReached));
  return [
    reached.includes(true)
      ? right(
          subject,
          `The web answers. ${plural(needKey, 'source')} wait for a key. “npm run foreword -- probe” tests the rest.`,
        )
      : wrong(
          subject,
          'No source can be reached, so reports would be empty. Open outgoing ports 80 and 443, and check DNS.',
        ),
    ...searxng,
  ];
}

async function searxngFinding(url: string): Promise<DoctorFinding> {
  return (await isReached(url))
    ? right('SearXNG', 'It answers.')
    : wrong('SearXNG', 'It doesn’t answer. Start it, or correct SEARXNG_URL.');
}

async function isReached(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ASKING) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
