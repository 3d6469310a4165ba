import { brand } from './brand';

/** The words of the landing page. What depends on configuration is put in by the page. */
export const landing = {
  title: `${brand.name}: interview research, done for you`,
  description:
    'A custom report on the company you’re interviewing with: what it does, what’s new, what to ask, and what to avoid, with a source for every fact.',
  hero: {
    heading: 'Walk into the interview knowing the company.',
    lead: 'Tell us the company and the role. We read what the company, its people, the press, and public records say, and send you a report where every fact shows its source.',
    button: 'Order Your Report Now',
    sample: 'See a sample report first',
  },
  /** Its lines are taken from the kept sample. */
  specimen: {
    role: 'Interview report for',
    caption: 'From our sample report on a made-up company.',
    link: 'Read the whole sample',
  },
  problem: {
    heading: 'The night before, you have forty tabs open',
    items: [
      'The company’s own pages say it is passionate and growing. So does everyone’s.',
      'The news is three years old, or about another company with the same name.',
      'You still don’t know what to ask, or what not to bring up.',
    ],
  },
  solution: {
    heading: 'We close the tabs for you',
    items: [
      'We read public sources of every kind and keep only what we can back up.',
      'Every fact shows its source and date, so you know what’s current.',
      'You get a few things to say, to ask, and to avoid, chosen for your role.',
    ],
  },
  features: {
    heading: 'What’s in the report',
    items: [
      {
        icon: 'building',
        title: 'Company Snapshot',
        text: 'Size, revenue, leadership, and recent wins.',
      },
      {
        icon: 'people',
        title: 'Culture Scoop',
        text: 'What employees think, from what they say in public.',
      },
      {
        icon: 'news',
        title: 'Hot Topics',
        text: 'What people inside are talking about this month.',
      },
      {
        icon: 'question',
        title: 'Smart Questions to Ask',
        text: 'Questions that show you’ve done the reading.',
      },
      {
        icon: 'avoid',
        title: 'Avoid Zones',
        text: 'What not to bring up, and what to say if it comes up.',
      },
      {
        icon: 'search',
        title: 'Deep Research',
        text: 'Company statements, press, social posts, employees’ public comments, and industry analyses.',
      },
    ],
  },
  process: {
    heading: 'How it works',
    button: 'Get Started Now',
    steps: [
      {
        title: 'Tell Us',
        text: 'The company and the role. Know who’s interviewing you? Their names help.',
        reviewed: '',
        later: null,
      },
      {
        title: 'We Dive Deep',
        text: 'Our software reads the sources and checks every sentence against them.',
        reviewed: 'Then an expert refines the report.',
        later: null,
      },
      {
        title: 'You Win',
        text: 'Your report arrives by email within 12 hours. Twenty minutes to read. Walk in calm.',
        reviewed: '',
        later: 'You’ll see the delivery time before you pay. Twenty minutes to read. Walk in calm.',
      },
    ],
  },
  checking: {
    heading: 'How we check every sentence',
    lead: 'If we can’t back it up, we cut it. Here’s one sentence from the sample, with its evidence.',
    steps: [
      'We store each source’s exact words, with a link and a date.',
      'Software checks every name, number, and date. Whatever doesn’t match comes out.',
      'Where two sources disagree, you see both, and who says what.',
    ],
    said: 'In the report',
    rests: 'Its evidence',
    link: 'Read the whole sample',
  },
  testimonials: { heading: 'What candidates say' },
  pricing: {
    heading: 'One report, one price',
    lead: 'No subscription, no account.',
    once: 'One-time fee',
    includes: 'What you get',
    button: 'Order Now',
    sample: 'See a full sample report',
    included: [
      'A custom report on one company for one role',
      'A private page and a PDF, sent by email',
      'A source and a date for every fact',
      'Your money back if we can’t create the report',
    ],
  },
} as const;
