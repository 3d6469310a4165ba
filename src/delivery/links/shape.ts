/** What a private link opens. */
export type LinkPurpose = 'track' | 'report' | 'choose' | 'address' | 'rate' | 'share';

/** Where each kind of link leads; the token follows. */
export const linkPaths: Readonly<Record<LinkPurpose, string>> = {
  track: '/track/',
  report: '/r/',
  choose: '/choose/',
  address: '/address/',
  rate: '/rate/',
  share: '/s/',
};
