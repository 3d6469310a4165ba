/** Words of the page that lists the sources. */
export const sourcesPage = {
  title: 'Where a report comes from',
  description: 'Every source we may use, what it covers, its terms, and its status today.',
  count: {
    demo: 'data sources are in our catalog. This demo reads a built-in sample web instead of the live internet.',
    live: 'data sources are active today: each answered within the last 30 days.',
  },
  /** Of all that may ever be asked. */
  proof: {
    asked: 'sources may be asked, some of them with a key or once their terms are accepted.',
    live: 'answered us in the last 30 days.',
    shape: 'are proven by shape: a test maps the form of a real answer, with its words replaced.',
    never: 'haven’t been tested on a real answer yet.',
    catalog: 'entries are in the full catalog. Those we may never use count nowhere else.',
  },
  intro:
    'For each report we pick the sources that fit the company’s country, industry, and ' +
    'size. The report lists every page it cites. We never go behind a login, and we skip ' +
    'any site that asks us not to; those are listed below, with the reason.',
  failed: 'We couldn’t load the source status. Try again in a minute.',
  columns: { name: 'Source', knows: 'Covers', terms: 'Terms', state: 'Status' },
} as const;

/** Each shelf of the catalog: its heading, and what its sources cover. */
export const shelves: Readonly<Record<string, { readonly title: string; readonly about: string }>> =
  {
    registers: {
      title: 'Registers',
      about: 'A company’s legal name, seat, officers, and owners.',
    },
    finance: {
      title: 'Filings and financials',
      about: 'What it reports to regulators and markets, and what public money it gets.',
    },
    reference: { title: 'Reference', about: 'Encyclopedias, archives, and directories.' },
    site: { title: 'The company’s website', about: 'What it says about itself.' },
    jobs: { title: 'Jobs', about: 'Openings listed by the company or on job boards.' },
    engineering: {
      title: 'Engineering',
      about: 'Open-source work, status pages, and publications.',
    },
    news: { title: 'News', about: 'Press feeds and wires, checked around the clock.' },
    layoffs: {
      title: 'Layoff notices',
      about: 'Notices that large employers must file, state by state.',
    },
    law: {
      title: 'Courts and regulators',
      about: 'Court cases, inspections, recalls, and regulators’ announcements.',
    },
    pay: {
      title: 'Pay',
      about: 'What employers declared, and statistics for the occupation.',
    },
    voices: { title: 'Public voices', about: 'What people say publicly under their own names.' },
    products: { title: 'Products', about: 'What it sells, and what’s public about it.' },
    places: { title: 'Places', about: 'Where the job is.' },
    people: {
      title: 'Interviewers',
      about: 'Professional facts that people published about themselves.',
    },
    environment: {
      title: 'Environment',
      about: 'Emissions, pledges, and outside audits.',
    },
    web: {
      title: 'Web searches',
      about: 'Used when nothing else answers. They only lead us to pages.',
    },
  };

export const topicWords: Readonly<Record<string, string>> = {
  snapshot: 'what it does',
  financials: 'financials',
  leadership: 'leadership',
  products: 'products',
  news: 'news',
  culture: 'culture',
  hiring: 'jobs and pay',
  engineering: 'engineering',
  location: 'location',
  legal: 'legal',
  market: 'market',
};

export const stateWords: Readonly<Record<string, string>> = {
  'in-force': 'Active',
  unproven: 'Not tested yet',
  asleep: 'Paused after failures',
  'out-of-use': 'Off: no longer answers as it should',
  'needs-key': 'Off: needs a key',
  'needs-terms': 'Off: terms not reviewed yet',
  'switched-off': 'Turned off',
  'to-be-verified': 'Off until tested',
  forbidden: 'Never used',
};
/** A demo calls no outside source, so none has been tested there. */
export const demoStateWords: Readonly<Record<string, string>> = {
  ...stateWords,
  'in-force': 'In the catalog',
  unproven: 'In the catalog',
};
