import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPaymentSandbox } from '../../demo/stripe';
import { startFakeWeb } from '../../demo/web';
import { seconds, type Clock } from '../kernel/time';
import { sampleNetwork, internetNetwork, type Network } from '../platform/fetch';
import type { ResearchWorld } from '../research';
import type { Config } from '../config';
import type { SampleCompany } from '../web/shop-facts';
import type { DemoSecrets } from '../process/demo-secrets';

/** The sample web, started on the loopback and reached like any other: by address and socket. */
export interface SampleWeb {
  readonly network: Network;
  readonly companies: readonly SampleCompany[];
  close(): Promise<void>;
}

export async function openSampleWeb(projectFolder: string): Promise<SampleWeb> {
  const hosts = await openHosts(join(projectFolder, 'demo/web/hosts'));
  return { ...hosts, companies: sampleCompanies(projectFolder) };
}

/** Any folder of hosts in the demo’s format. */
export async function openHosts(folder: string): Promise<Omit<SampleWeb, 'companies'>> {
  const web = await startFakeWeb({ folder });
  return { network: sampleNetwork(web), close: () => web.close() };
}

/** Each is there to let one see another end of an order. */
function sampleCompanies(projectFolder: string): readonly SampleCompany[] {
  return JSON.parse(
    readFileSync(join(projectFolder, 'demo/offered.json'), 'utf8'),
  ) as readonly SampleCompany[];
}

/** Long enough to see “We are confirming your payment”, short enough to wait for. */
const PROCESSING = seconds(8);

export interface Sandbox {
  readonly url: string;
  close(): Promise<void>;
}

export async function openSandbox(
  config: Config & { readonly baseUrl: string },
  secrets: DemoSecrets,
  clock: Clock,
): Promise<Sandbox> {
  return startPaymentSandbox({
    secretKey: secrets.stripeSecretKey,
    publishableKey: secrets.stripePublishableKey,
    webhookSecret: secrets.stripeWebhookSecret,
    webhookUrl: () => `${config.baseUrl}/webhooks/stripe`,
    publicUrl: () => `${config.baseUrl}${SANDBOX_PATH}`,
    stateFile: join(config.dataDirectory, 'payment-sandbox.json'),
    settleProcessingAfter: PROCESSING,
    clock,
  });
}

/** Where a browser finds the sandbox: behind the shop, as it may listen on the loopback alone. */
export const SANDBOX_PATH = '/sandbox/stripe';

/** The world that research looks at: the internet, or the sample web plugged in beneath the same guard. */
export interface SampleOrWeb extends ResearchWorld {
  /** The companies the sample web knows; null where any may be asked for. */
  readonly companies: readonly SampleCompany[] | null;
  close(): Promise<void>;
}

export async function openOutside(
  kind: 'sample' | 'web',
  projectFolder: string,
  /** Stands for the whole web, in the demo’s format. */
  hosts?: string,
): Promise<SampleOrWeb> {
  if (kind === 'web')
    return { kind, network: internetNetwork(), companies: null, close: async () => undefined };
  if (hosts !== undefined) return { kind, ...(await openHosts(hosts)), companies: null };
  return { kind, ...(await openSampleWeb(projectFolder)) };
}
