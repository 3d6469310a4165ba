/**
 * One spelling for every JSON value, so that the same answer is the same snapshot whatever white
 * space a service sends, with a blank after commas and colons so that a quote can be read.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}: ${canonicalJson(member)}`).join(', ')}}`;
  }
  return JSON.stringify(value ?? null).toWellFormed();
}
