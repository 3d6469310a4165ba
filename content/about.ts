import { brand } from './brand';

export const about = {
  title: `About ${brand.name}`,
  description: `Why ${brand.name} exists, how we make a report, and what we do with your data.`,
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Interviews reward people who know the company. Getting to know it takes an evening ' +
        'or two that most candidates don’t have. Much of what you find is old, vague, or ' +
        'about somebody else.',
      `${brand.name} does that reading for you. ` +
        'You get one report on one company for one role, ' +
        'and you can check every sentence in it.',
    ],
  },
  how: {
    heading: 'How it works',
    steps: [
      'You tell us the company and the role, and who will interview you, if you know.',
      'Our software identifies the right company, then reads what it, its people, the press, and public records say.',
      'It checks every sentence in the report against its source. If we can’t back a sentence up, we leave it out.',
      'The report also says what we looked for and couldn’t find.',
    ],
    reviewed: 'An expert reads and refines the report before it reaches you.',
    unreviewed: 'Software makes the report, and the report says so.',
  },
  privacy: {
    heading: 'Our privacy commitment',
    paragraphs: [
      'We ask only for what the report needs. We don’t sell your data, show ads, or track ' +
        'you, and we delete your data when you ask.',
      'We use only public, professional facts about your interviewers, and we remove them 30 days after delivery.',
    ],
  },
  button: 'Get Your Report',
} as const;
