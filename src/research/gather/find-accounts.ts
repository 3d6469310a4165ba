import type { ReadablePage } from '../read';
import type { Known } from './known';
import { linked, mostLinked, urlsOf } from './linked';

const WORKDAY = /^https:\/\/([a-z0-9-]{2,60})\.(wd\d{1,3})\.myworkdayjobs\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?([A-Za-z0-9_-]{2,60})(?:[/?]|$)/;
const GITHUB = /^https:\/\/github\.com\/([a-z0-9-]{1,39})(?:[/?#]|$)/i;

/** What else the site's own links tell: its Workday board and its organisation on GitHub. */
export function findAccounts(pages: readonly ReadablePage[]): Known {
  const urls = urlsOf(pages);
  const workday = mostLinked(urls.flatMap((url) => WORKDAY.exec(url)?.slice(1, 4).join('/') ?? []))?.split('/');
  const [workdayTenant = '', workdayPod = '', workdaySite = ''] = workday ?? [];
  return { ...linked(urls, 'github', GITHUB), ...(workday === undefined ? {} : { workdayTenant, workdayPod, workdaySite }) };
}
