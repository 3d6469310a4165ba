import { handleJob, type JobHandler } from '../../platform/jobs';
import { mailLinks } from './mail-links';
import type { LostLinksContext } from './ports';
import { findLostLinksJob } from './request-links';

export function lostLinksHandlers(context: LostLinksContext): readonly JobHandler[] {
  return [handleJob(findLostLinksJob, ({ address }) => mailLinks(context, address))];
}
