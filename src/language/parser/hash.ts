const SPREAD = 0x9e3779b1;
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** Joins a number to a hash; the order counts. */
export function mixHash(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, SPREAD);
  return mixed ^ (mixed >>> 15);
}

export function hashText(text: string): number {
  let hash = BASIS | 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash ^ (hash >>> 13);
}
