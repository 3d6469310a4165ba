/** The pages that search engines may list. */
export const LISTED = [
  '/',
  '/about',
  '/faq',
  '/sample',
  '/sources',
  '/gift',
  '/contact',
  '/api',
  '/bot',
  '/terms',
  '/privacy',
] as const;

/** Where nobody's crawler has anything to find: the desk, and what only a private link opens. */
export const CLOSED = [
  '/admin',
  '/desk',
  '/order',
  '/success',
  '/links',
  '/outbox',
  '/track/',
  '/r/',
  '/choose/',
  '/address/',
  '/rate/',
  '/s/',
  '/functions/',
  '/api/',
  '/webhooks/',
  '/sandbox/',
] as const;
