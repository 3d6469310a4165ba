export interface TokenParts {
  readonly subject: string;
  readonly version: number;
  readonly expires?: number;
  readonly mac: string;
}

const LONGEST_TOKEN = 512;
const SHAPE = /^(~?[A-Za-z0-9_-]+)\.([0-9a-z]{1,8})\.([0-9a-z]{0,8})\.([A-Za-z0-9_-]+)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_BYTES = 16;

export function encodeToken({ subject, version, expires, mac }: TokenParts): string {
  return [encodeSubject(subject), version.toString(36), expires?.toString(36) ?? '', mac].join('.');
}

export function decodeToken(token: string): TokenParts | undefined {
  if (token.length > LONGEST_TOKEN) return undefined;
  const [, subjectPart = '', version = '', expires = '', mac = ''] = SHAPE.exec(token) ?? [];
  const subject = decodeSubject(subjectPart);
  if (subject === undefined || mac === '') return undefined;
  return {
    subject,
    version: Number.parseInt(version, 36),
    mac,
    ...(expires === '' ? {} : { expires: Number.parseInt(expires, 36) }),
  };
}

/** A UUID's 36 characters become 22; anything else is marked with a tilde and written out. */
function encodeSubject(subject: string): string {
  return UUID.test(subject)
    ? Buffer.from(subject.replaceAll('-', ''), 'hex').toString('base64url')
    : `~${Buffer.from(subject).toString('base64url')}`;
}

function decodeSubject(part: string): string | undefined {
  if (part.startsWith('~')) return Buffer.from(part.slice(1), 'base64url').toString('utf8');
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.length !== UUID_BYTES) return undefined;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
