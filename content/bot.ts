import { brand } from './brand';

/** The name under which `robots.txt` speaks to our crawler. */
export const crawler = `${brand.name}Bot`;

/** What the operators of other sites may want to know. */
export const bot = {
  title: `About ${crawler}`,
  heading: `${crawler}, our crawler`,
  description: `Who ${crawler} is, what it asks of your site, and how to shut it out.`,
  lead: `If you found ${crawler} in your logs, somebody has ordered a report about a company, and a public page of yours may say something about it.`,
  who: {
    heading: 'Who we are',
    paragraphs: [
      `${brand.name} is a shop in ${brand.location}. It sells one report about one company to a person who prepares for an interview there. Each statement of the report names the page it comes from, with a link.`,
    ],
    sign: 'It signs every request with',
  },
  asks: {
    heading: 'What it asks',
    items: [
      'It asks for public pages, feeds and open interfaces only, and never for what lies behind a login.',
      'Before it reads a page it reads the site’s robots.txt, and keeps to it. Where that file answers with a server error, it stays away. A service’s open interface it uses on the terms of that service.',
      'It sends one request at a time to a host, and reads at most one page there in two seconds; an open interface it asks as slowly as that service wants. When you answer 429 or 503, it waits as long as you say, or leaves you alone.',
      'It asks again for what it has only if it may have changed, and sends along what you said of its age.',
      'It quotes a few words, with your name and link. Copies of pages are private and deleted after 90 days. We train no model with them.',
    ],
  },
  shut: {
    heading: 'How to shut it out',
    lead: 'Put these lines into your robots.txt. They hold from the next time it is read, at the latest a day later.',
    rules: `User-agent: ${crawler}\nDisallow: /`,
  },
  contact: {
    heading: 'Talk to us',
    lead: 'Something it did looks wrong to you, or you want quotes of your pages removed? Write to',
  },
} as const;
