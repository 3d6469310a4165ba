import { phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import type { Theme } from '../themes/theme';

/** An article of a day, and a list of such, tells of that day: “we” is whoever wrote it. */
const DATED_PATH = /\/20\d\d\/(?:\d{1,2}\/)?|\/(?:blog|news|newsroom|stories|press)\/?$/u;
export const isArticle = ({ url, publishedAt, sourceId }: Evidence): boolean =>
  DATED_PATH.test(url) || (publishedAt !== undefined && sourceId.startsWith('site-'));
/** What a company does with data and names is in its policies; what it is and sells stands elsewhere. */
const isOfPolicy = phraseFinder('ccpa, cookie, gdpr, policy, privacy, subprocessor, terms');
export const isPolicy = ({ url, title, context }: Evidence): boolean =>
  isOfPolicy(`${title} ${context?.headings?.[0] ?? ''} ${url.replaceAll(/[-_/]/gu, ' ')}`);
/** A page on what it made for somebody speaks of their people’s pay, not of its own. */
export const isOfOffers = ({ section }: Theme, { sourceId }: Evidence): boolean =>
  section === 'culture' && sourceId === 'site-products';
/** Rules that the law asks of any employer. */
export const isOfConduct = phraseFinder(
  `anti, code of conduct, equal opportunit*, equality, harassment, health &/and safety, modern slavery, whistle*`,
);
