import { brand } from './brand';

/** The words of the landing page. What depends on configuration is put in by the page. */
export const landing = {
  title: `${brand.name}: interview research, done for you`,
  description:
    'A custom report on the company you are interviewing with: what it does, what it says, what to ask and what to avoid, with a source for every fact.',
  hero: {
    heading: 'Walk into the interview knowing the company.',
    lead: 'Tell us where you are interviewing and for what. We read what the company, its people, the press and public records say, and send you a report you can point at: each fact with the sentence it came from.',
    button: 'Order Your Report Now',
    sample: 'See a sample report first',
  },
  /** Its lines are taken from the kept sample. */
  specimen: {
    role: 'Interview briefing for',
    caption: 'From our sample report. The company is made up.',
    link: 'Read the whole sample',
  },
  problem: {
    heading: 'The night before, you have forty tabs open',
    items: [
      'The company’s own pages say it is passionate and growing. So does everyone’s.',
      'News is three years old, or about another company of the same name.',
      'You still do not know what to ask, or what you had better not bring up.',
    ],
  },
  solution: {
    heading: 'We close the tabs for you',
    items: [
      'We look in public sources of many kinds and keep only what we can quote.',
      'Every claim carries its source and its date, so you know what is fresh and what is not.',
      'You get a handful of things to say, to ask and to avoid, made for your role.',
    ],
  },
  features: {
    heading: 'What is in the report',
    items: [
      {
        icon: 'building',
        title: 'Company Snapshot',
        text: 'Size, revenue, leadership and recent wins, as far as they are on record.',
      },
      {
        icon: 'people',
        title: 'Culture Scoop',
        text: 'What employees think, from what they say in public, in their own words.',
      },
      {
        icon: 'news',
        title: 'Hot Topics',
        text: 'News and launches that people in the building are likely talking about.',
      },
      {
        icon: 'question',
        title: 'Smart Questions to Ask',
        text: 'Questions that only someone who has done the reading would ask.',
      },
      { icon: 'avoid', title: 'Avoid Zones', text: 'What not to bring up, or not first, and why.' },
      {
        icon: 'search',
        title: 'Deep Research',
        text: 'Company statements, press, social posts, employees’ public words and industry analyses.',
      },
    ],
  },
  process: {
    heading: 'How it works',
    button: 'Get Started Now',
    steps: [
      {
        title: 'Tell Us',
        text: 'The company and the role. If you know who will interview you, their names help.',
        reviewed: '',
        later: null,
      },
      {
        title: 'We Dive Deep',
        text: 'Our software reads and checks the sources, quote by quote.',
        reviewed: 'Then an expert refines the report.',
        later: null,
      },
      {
        title: 'You Win',
        text: 'The report is in your mailbox within 12 hours. Read it in twenty minutes, go in calm.',
        reviewed: '',
        later:
          'The report is in your mailbox by the hour we tell you before you pay. Read it in twenty minutes, go in calm.',
      },
    ],
  },
  checking: {
    heading: 'How we check every sentence',
    lead: 'A sentence that nothing stands behind is left out. Here is one from the sample, with what stands behind it.',
    steps: [
      'We keep what each source said, word for word, with the place and the day.',
      'Code holds every name, figure and date of a sentence against those words. What does not stand there does not go out.',
      'Where two sources say different things, you see both, and who says which.',
    ],
    said: 'The report says',
    rests: 'It rests on',
    link: 'Read the whole sample',
  },
  testimonials: { heading: 'What candidates say' },
  pricing: {
    heading: 'One report, one price',
    lead: 'No subscription, no account.',
    once: 'One-time fee',
    includes: 'What you get',
    button: 'Order Now',
    sample: 'See all of it in a sample report',
    included: [
      'A custom report on one company for one role',
      'By email as a page and as a PDF',
      'A source for every fact, with its date',
      'Your money back if we cannot create the report',
    ],
  },
} as const;
