import { createHmac } from 'node:crypto';

/**
 * Marks around text that is not to be trusted, new for every call: nobody who wrote a page can know
 * them. Each source carries a canary, which no reply has a reason to hold.
 */
export interface Fences {
  readonly delimiter: string;
  canaryOf(source: string): string;
  /** Whether a reply repeats a mark, however it is spaced or cased. */
  isLeaked(reply: string): boolean;
}

const HEX_DIGITS = 20;

/** Made from a secret and the call, so that the same call has the same marks and goes by the same record. */
export function createFences(secret: string, call: string): Fences {
  const markOf = (what: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([call, what]))
      .digest('hex')
      .slice(0, HEX_DIGITS);
  const delimiter = markOf('delimiter');
  const given = new Set([delimiter]);
  return {
    delimiter,
    canaryOf(source) {
      const canary = markOf(`canary ${source}`);
      given.add(canary);
      return canary;
    },
    isLeaked(reply) {
      const bare = reply.toLowerCase().replace(/[^0-9a-z]/gu, '');
      return Array.from(given).some((mark) => bare.includes(mark));
    },
  };
}
