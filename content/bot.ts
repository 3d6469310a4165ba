import { brand } from './brand';

/** The name under which `robots.txt` speaks to our crawler. */
export const crawler = `${brand.name}Bot`;

/** What the operators of other sites may want to know. */
export const bot = {
  title: `About ${crawler}`,
  heading: `${crawler}, our crawler`,
  description: `Who runs ${crawler}, what it reads on your site, and how to block it.`,
  lead:
    `If you found ${crawler} in your logs, somebody ordered a report about a company, ` +
    'and one of your public pages may mention it.',
  who: {
    heading: 'Who we are',
    paragraphs: [
      `${brand.name} is a shop in ${brand.location}. ` +
        'We sell reports that prepare people for an interview at one company. ' +
        'Every fact in a report links to the page it comes from.',
    ],
    sign: 'It signs every request with',
  },
  asks: {
    heading: 'What it does',
    items: [
      'It reads only public pages, feeds, and open APIs, and never anything behind a login.',
      'It reads your robots.txt first and obeys it. If that file returns a server error, it ' +
        'stays away. It uses an open API on that service’s terms.',
      'It sends a host one request at a time and reads at most one page every two seconds. ' +
        'It calls an open API as slowly as that service asks. If you answer 429 or 503, it ' +
        'waits as long as you say, or leaves you alone.',
      'It fetches a page again only if the page may have changed, and sends the validators you gave it.',
      'It quotes a few words, with your name and a link. Our copies of pages are private, ' +
        'and we delete them after 90 days. We don’t train models on them.',
    ],
  },
  shut: {
    heading: 'How to block it',
    lead: 'Add these lines to your robots.txt. They take effect within a day.',
    rules: `User-agent: ${crawler}\nDisallow: /`,
  },
  contact: {
    heading: 'Contact us',
    lead: 'Did it do something wrong, or do you want quotes from your pages removed? Write to',
  },
} as const;
