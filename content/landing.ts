import { brand } from './brand';

/** The words of the landing page. What depends on configuration is put in by the page. */
export const landing = {
  title: `${brand.name}: interview research, done for you`,
  description:
    'A custom report on the company you’re interviewing with: what it does, what’s new, ' +
    'what to ask, and what to avoid, with a source for every fact.',
  hero: {
    heading: 'Walk into the interview knowing the company.',
    /** The word of the heading that is underlined. */
    marked: 'knowing',
    lead:
      'Tell us the company and the role. We read what the company, its people, the press, and ' +
      'public records say, and send you a report where every fact shows its source.',
    question: 'Where are you interviewing?',
    example: 'Company name',
    button: 'Order Your Report Now',
    sample: 'See a sample report first',
  },
  /** The product in pictures; what they show is taken from the kept sample. */
  scene: {
    label: 'Pieces of the sample report',
    report: 'Interview report',
    margin: 'Sources in the margin',
    onPhone: 'Read the whole brief',
    page: 'Hot topics',
    onPage: 'See all sources',
    practice: 'Practice card',
    practiceHint: 'Answer aloud, then tap for the plan',
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
    lead: 'Six parts, each shown here with a piece of the sample.',
    items: [
      {
        shows: 'chart',
        title: 'Company Snapshot',
        text: 'Size, revenue, leadership, and recent wins.',
      },
      {
        shows: 'values',
        title: 'Culture Scoop',
        text: 'What employees think, from what they say in public.',
      },
      {
        shows: 'news',
        title: 'Hot Topics',
        text: 'What people inside are talking about this month.',
      },
      {
        shows: 'ask',
        title: 'Smart Questions to Ask',
        text: 'Questions that show you’ve done the reading.',
      },
      {
        shows: 'avoid',
        title: 'Avoid Zones',
        text: 'What not to bring up, and what to say if it comes up.',
      },
      {
        shows: 'cited',
        title: 'Deep Research',
        text: 'Company statements, press, social posts, employees’ public comments, and industry analyses.',
      },
    ],
    citedPages: 'Pages the sample cites, by kind',
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
  hours: {
    heading: (hours: number) => `What happens in the ${hours} hours`,
    headingLater: 'What happens after you order',
    lead: 'The clock starts when you pay and runs at night, too. Follow every step on a private page.',
    start: 'Payment',
    end: (hours: number) => `By hour ${hours}`,
    endLater: 'On time',
    stations: [
      {
        drawing: 'name',
        title: 'A name comes in',
        text: 'We identify the right company. If several share the name, we ask you which one.',
      },
      {
        drawing: 'read',
        title: 'We read',
        text: 'Registers, filings, news, job openings, the company’s pages. Each is stored with its date.',
      },
      {
        drawing: 'verify',
        title: 'We check',
        text: 'Every name, number, and date goes back to its source. What doesn’t match comes out.',
      },
      {
        drawing: 'expert',
        title: 'An expert refines it',
        text: 'A person reads it as you will, and cuts or corrects what isn’t good enough.',
        byExpert: true,
      },
      {
        drawing: 'delivered',
        title: 'It’s in your inbox',
        text: 'A private page, a PDF to read offline, and practice cards for the night before.',
      },
    ],
  },
  checking: {
    heading: 'How we check every sentence',
    lead: 'If we can’t back it up, we cut it. Tap a number to see the words behind it.',
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
  fit: {
    heading: 'Is it for you?',
    good: {
      heading: 'Order it if',
      items: [
        'you’re interviewing at a mid-size or large company, famous or not',
        'you want to know what to say, what to ask, and what to leave alone',
        'you like to check things: every fact leads to its source',
        'you have an evening, and it shouldn’t all go into reading',
      ],
    },
    poor: {
      heading: 'Skip it if',
      soon: (hours: number) => `your interview is less than ${hours} hours away`,
      items: [
        'little is public about the company, as with most small startups',
        'you want a script: we give you facts and questions, and the words stay yours',
        'you’re curious about an interviewer’s private life: we use only public, professional facts',
      ],
    },
  },
  pricing: {
    heading: 'One report, one price',
    lead: 'No subscription, no account.',
    once: 'One-time fee',
    includes: 'What you get',
    button: 'Order Now',
    sample: 'See a full sample report',
    gift: 'Give a report to somebody else',
    included: [
      'A custom report on one company for one role',
      'A private page and a PDF, sent by email',
      'A source and a date for every fact',
      'Your money back if we can’t create the report',
    ],
  },
  answers: { heading: 'Before you order', all: 'All questions and answers' },
  bar: { button: 'Order Report' },
} as const;
