import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes. argon2id is the library's own choice. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: verified where there is no such person, so that both take as long. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

/** The work itself, all that takes time. */
export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>;
export const verifyHash: VerifyHash = (passwordHash, password) => verify(passwordHash, password);

/** Exactly one hash is worked out, whether there is such a person or not. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  work: VerifyHash = verifyHash,
): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), STRENGTH);
  const matches = await work(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}
