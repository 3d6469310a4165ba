import { handleJob, type JobHandler } from '../../platform/jobs';
import { mailLinks } from './mail-links';
import type { LostLinksContext } from './ports';
import { findLostLinksJob, LOST_LINKS } from './request-links';

export function lostLinksHandlers(context: LostLinksContext): readonly JobHandler[] {
  return [
    handleJob(findLostLinksJob, async ({ sealed }) => {
      const address = context.sealer.open(sealed, LOST_LINKS);
      // Sealed with a key that was replaced since: whoever asked asks again.
      if (address !== null) await mailLinks(context, address);
    }),
  ];
}
