import { brand } from './brand';

export const about = {
  title: `About ${brand.name}`,
  description: `Why ${brand.name} exists, how a report is made, and what we do with what you tell us.`,
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Interviews reward people who know the company. Knowing it takes an evening or two that most candidates do not have, and much of what one finds is old, vague, or about somebody else.',
      `${brand.name} does that reading for you. You get one report on one company for one role, written so that you can check every line of it.`,
    ],
  },
  how: {
    heading: 'How it works',
    steps: [
      'You tell us the company and the role, and who will interview you if you know.',
      'Our software finds out which company is meant, then reads what it, its people, the press and public records say.',
      'Each statement in the report is tied to the sentence it rests on. What cannot be tied to one is left out.',
      'What we looked for and did not find, the report says too.',
    ],
    reviewed: 'An expert reads and refines the report before it reaches you.',
    unreviewed: 'The report is made by software and says so.',
  },
  privacy: {
    heading: 'Our privacy commitment',
    paragraphs: [
      'We ask for what the report needs and nothing else. We do not sell or share it, we run no advertising and no tracking, and we delete what you gave us when you ask.',
      'About your interviewers we use only what is public and professional, and we remove it 30 days after delivery.',
    ],
  },
  button: 'Get Your Report',
} as const;
