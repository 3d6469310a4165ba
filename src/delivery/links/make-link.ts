import { after, days, minuteOf, type Duration } from '../../kernel/time';
import type { LinksContext } from './ports';
import { linkPaths, type LinkPurpose } from './shape';
import { currentVersions, type LinkVersions } from './store';

/** A new mail brings a new link with its whole life before it. */
const LIFETIMES: Readonly<Record<LinkPurpose, Duration>> = {
  track: days(365),
  report: days(365),
  choose: days(14),
  address: days(3),
  rate: days(90),
  share: days(60),
};

export interface LinkRequest {
  readonly orderId: string;
  readonly purpose: LinkPurpose;
  /** Read anew where nobody has just read them. */
  readonly versions?: LinkVersions;
}

/** A path and not an address: the reader stays on the host they came by. */
export async function trackingPathOf(context: LinksContext, orderId: string): Promise<string> {
  return (await makeLink(context, { orderId, purpose: 'track' })).slice(context.baseUrl.length);
}

/** Made when it is needed and stored nowhere: whoever reads the database alone can open nothing. */
export async function makeLink(
  context: LinksContext,
  { orderId, purpose, versions }: LinkRequest,
): Promise<string> {
  const { database, signer, clock, baseUrl } = context;
  const known = versions ?? (await currentVersions(database.read, orderId));
  const token = signer.sign({
    purpose,
    subject: orderId,
    version: known(purpose),
    // A page that shows it is the same page for a minute.
    expiresAt: minuteOf(after(clock.now(), LIFETIMES[purpose])),
  });
  return `${baseUrl}${linkPaths[purpose]}${token}`;
}
