/** `Text/HTML; charset=x` → `text/html`. */
export function mediaType(contentType: string): string {
  return (contentType.split(/[;,]/)[0] ?? '').trim().toLowerCase();
}

function matches(type: string, pattern: string): boolean {
  const [kind = '', rest = ''] = pattern.split('/');
  const [typeKind = '', typeRest = ''] = type.split('/');
  if (kind !== typeKind || typeRest === '') return false;
  return rest.startsWith('*') ? typeRest.endsWith(rest.slice(1)) : rest === typeRest;
}

/** An answer that doesn't say what it is counts as unwanted. */
export function isAccepted(contentType: string, patterns: readonly string[]): boolean {
  const type = mediaType(contentType);
  if (patterns.includes('*')) return true;
  return patterns.some((pattern) => matches(type, pattern));
}

export function isText(contentType: string): boolean {
  return isAccepted(contentType, [
    'text/*',
    'application/json',
    'application/*+json',
    'application/xml',
    'application/*+xml',
  ]);
}
