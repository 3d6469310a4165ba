import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config';

const demoSecrets = z.object({
  linkKey: z.string().min(32),
  adminPassword: z.string().min(8),
  stripeSecretKey: z.string(),
  stripePublishableKey: z.string(),
  stripeWebhookSecret: z.string(),
});

export type DemoSecrets = z.output<typeof demoSecrets>;

/** Made at the first start of a demo and kept beside its data; live mode brings its own secrets. */
export function readDemoSecrets({ dataDirectory }: Pick<Config, 'dataDirectory'>): DemoSecrets {
  const path = join(dataDirectory, 'demo-secrets.json');
  try {
    return demoSecrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return makeSecrets(dataDirectory, path);
  }
}

function makeSecrets(folder: string, path: string): DemoSecrets {
  const word = (bytes: number): string => randomBytes(bytes).toString('base64url');
  const secrets: DemoSecrets = {
    linkKey: word(48),
    adminPassword: word(9),
    stripeSecretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    stripePublishableKey: `pk_test_${randomBytes(24).toString('hex')}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${path}.part`, path);
  return secrets;
}
