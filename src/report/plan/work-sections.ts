import { question, type SectionPlan } from './section-plan';
import { OF_WORK } from './answers';

export const CULTURE: SectionPlan = {
  id: 'culture',
  title: 'Culture scoop',
  kind: 'fact',
  questions: [
    question(
      'mission',
      'What does it say it is for?',
      ['mission'],
      'stated mission',
      2,
      undefined,
      { extra: true },
    ),
    question('values', 'Which values does it name?', ['value'], 'stated values', 8),
    question(
      'model',
      'Where and when do people work?',
      ['statement'],
      'working model (remote, hybrid, or office)',
      24,
      OF_WORK,
      { home: 'working-model' },
    ),
    question(
      'benefits',
      'What does it offer its people?',
      ['benefit'],
      'list of benefits',
      16,
      undefined,
      {
        toldUnder: ['Pay and benefits', 'Benefits in numbers'],
      },
    ),
    question(
      'conduct',
      'What do public files say of its pay and its aims?',
      ['pay-gap', 'pay-ratio', 'climate-target'],
      'public files on pay gaps and climate targets',
      6,
      undefined,
      { extra: true },
    ),
    question(
      'voices',
      'What do people say of it in public?',
      ['public-voice'],
      'comments from the public',
      24,
      undefined,
      { extra: true },
    ),
  ],
};

export const ROLE_TIPS: SectionPlan = {
  id: 'role-tips',
  title: 'Your role',
  kind: 'fact',
  questions: [
    question(
      'posting',
      'What is posted for this role?',
      ['job-posting'],
      'open posting for this role',
      24,
    ),
    question(
      'asks',
      'What does a posting ask for?',
      ['must-have', 'nice-to-have', 'duty', 'posting-tool'],
      'what the posting asks for',
      400,
      undefined,
      { extra: true },
    ),
    question(
      'openings',
      'How much is it hiring?',
      ['open-jobs'],
      'number of open jobs',
      2,
      undefined,
      { extra: true },
    ),
    question(
      'pay',
      'What is published on pay?',
      ['pay-range', 'declared-pay'],
      'published pay range',
      24,
    ),
    question(
      'going-pay',
      'What does such work pay in general?',
      ['going-pay'],
      'typical pay for such work',
      12,
      undefined,
      { extra: true },
    ),
    question(
      'why',
      'What in the news may explain the opening?',
      ['news'],
      'news that explains the opening',
      24,
      undefined,
      { counted: true, extra: true },
    ),
    question(
      'work',
      'What does the posting say of the work?',
      ['statement'],
      'description of the work',
      120,
      OF_WORK,
      { home: 'work', extra: true },
    ),
  ],
};

export const HIRING_PROCESS: SectionPlan = {
  id: 'hiring-process',
  title: 'Hiring process',
  kind: 'fact',
  questions: [
    question(
      'steps',
      'How does it hire?',
      ['hiring-step', 'hiring-step-of-work'],
      'published hiring steps',
      12,
      undefined,
      { toldUnder: ['What it says about hiring'] },
    ),
    question(
      'told',
      'What is each step about, and how long does it take?',
      ['statement'],
      'details of each hiring step',
      40,
      OF_WORK,
      { home: 'hiring-process', extra: true },
    ),
    question(
      'visas',
      'Does it hire people who need a visa?',
      ['work-visas'],
      'approved work visas',
      4,
      undefined,
      { extra: true },
    ),
  ],
};

export const INTERVIEWERS: SectionPlan = {
  id: 'interviewers',
  title: 'Interviewers',
  kind: 'fact',
  byCode: true,
  questions: [
    question(
      'interviewers',
      'Who are the interviewers?',
      ['interviewer'],
      'public professional sources on the people who will interview you',
      12,
      undefined,
      { extra: true },
    ),
  ],
};

export const LOCATION: SectionPlan = {
  id: 'location',
  title: 'Location',
  kind: 'fact',
  byCode: true,
  questions: [
    question(
      'place',
      'What is known of the place of work?',
      ['office', 'statement'],
      'details of the office',
      8,
      ['location'],
    ),
    question(
      'surroundings',
      'What is it like there?',
      ['surroundings'],
      'details of the area',
      24,
      ['location'],
      { extra: true },
    ),
    question(
      'openings',
      'Which openings are there, and where?',
      ['job-posting'],
      'openings by place',
      120,
      undefined,
      { counted: true },
    ),
  ],
};
