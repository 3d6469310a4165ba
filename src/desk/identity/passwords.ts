import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes. argon2id is the library's own choice. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: verified where there is no such person, so that both take as long. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), STRENGTH);
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}
