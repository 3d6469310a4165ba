/** Words of the page that lists the sources. */
export const sourcesPage = {
  title: 'Where a report comes from',
  description:
    'Every source a report may ask, what it knows, on what terms we use it, and how it stands today.',
  count: {
    demo: 'data sources are in the catalogue of this demo, which asks a small web of its own.',
    live: 'data sources are in force today: they may be asked, and answered within the last 30 days.',
  },
  intro:
    'For each report we choose those that know something about a company of its country, its trade and its size, and the report names every page it used. Nothing is taken from behind a login, and what forbids it is never asked; it is listed here with its reason.',
  failed: 'How the sources stand could not be looked up just now. Please try again in a moment.',
  columns: { name: 'Source', knows: 'What it knows', terms: 'Terms', state: 'State' },
} as const;

/** Each shelf of the catalogue, as a heading and what stands on it. */
export const shelves: Readonly<Record<string, { readonly title: string; readonly about: string }>> =
  {
    registers: {
      title: 'Registers',
      about: 'Who a company is in law: its name, seat, officers and owners.',
    },
    finance: {
      title: 'Filings and figures',
      about: 'What it reports to authorities and markets, and what public money it gets.',
    },
    reference: { title: 'Reference works', about: 'Encyclopedias, archives and directories.' },
    site: { title: 'Its own site', about: 'What it says of itself.' },
    jobs: { title: 'Jobs', about: 'Openings as the company itself or a job market lists them.' },
    engineering: {
      title: 'Engineering',
      about: 'Open-source work, status pages and publications.',
    },
    news: { title: 'News', about: 'Press feeds and wires, polled once for everybody.' },
    layoffs: {
      title: 'Layoff notices',
      about: 'Notices that an employer of many must give, state by state.',
    },
    law: {
      title: 'Law and authorities',
      about: 'Courts, inspections, recalls and announcements of authorities.',
    },
    pay: {
      title: 'Pay',
      about: 'What employers declared, and what statistics say of an occupation.',
    },
    voices: { title: 'Public voices', about: 'What people say in public, in their own name.' },
    products: { title: 'Products', about: 'What it sells, and what is known of that in public.' },
    places: { title: 'Places', about: 'Where the work is.' },
    people: {
      title: 'Interviewers',
      about: 'Professional facts that people published of themselves.',
    },
    environment: {
      title: 'Environment',
      about: 'What it emits, what it promised, and what others found.',
    },
    web: {
      title: 'Web searches',
      about: 'Asked for what nothing else answered; they only lead to pages.',
    },
  };

export const topicWords: Readonly<Record<string, string>> = {
  snapshot: 'what it does',
  financials: 'figures',
  leadership: 'leaders',
  products: 'products',
  news: 'news',
  culture: 'working there',
  hiring: 'jobs and pay',
  engineering: 'how it builds',
  location: 'places',
  legal: 'law',
  market: 'its market',
};

export const stateWords: Readonly<Record<string, string>> = {
  'in-force': 'In force',
  unproven: 'Not seen answering yet',
  asleep: 'Resting after failures',
  'needs-key': 'Off: needs a key',
  'needs-terms': 'Off: its terms wait to be read',
  'switched-off': 'Switched off',
  'to-be-verified': 'Off until seen answering',
  forbidden: 'Never asked',
};
/** A demo asks nobody outside, so there nothing was seen answering. */
export const demoStateWords: Readonly<Record<string, string>> = {
  ...stateWords,
  'in-force': 'In the catalogue',
  unproven: 'In the catalogue',
};
