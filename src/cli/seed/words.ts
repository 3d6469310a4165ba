/** Companies that don't exist; the first is the one the sample web knows. */
export const COMPANIES = [
  'Quillhaven Systems',
  'Marrow & Pine',
  'Oakhollow Pharmacies',
  'Scribblewick',
  'Mossbeck Lanterns',
  'Brindlewick Robotics',
  'Northlamp Credit Union',
  'Saltmere Energy',
  'Copperquill Health',
  'Ferrowick Games',
  'Tallowgate Freight',
  'Larkspindle Media',
] as const;

export const FIRST_NAMES = [
  'Ines',
  'Tomasz',
  'Abena',
  'Li',
  'Soren',
  'Maren',
  'Dario',
  'Yusuf',
  'Petra',
  'Noor',
  'Jonas',
  'Amara',
] as const;

export const LAST_NAMES = [
  'Halvorsen',
  'Okonjo',
  'Brandt',
  'Sato',
  'Veiga',
  'Lindqvist',
  'Marchetti',
  'Adeyemi',
  'Koval',
  'Ferrer',
] as const;

export const ROLES = [
  'Backend Engineer',
  'Product Designer',
  'Account Executive',
  'Data Analyst',
  'Support Lead',
  'Finance Manager',
] as const;

export const PLACES = ['', 'Remote', 'Duluth, Minnesota', 'Dublin', 'Toronto'] as const;

/** What buyers wrote with their stars, by the number of stars. */
export const RATING_WORDS: readonly (readonly string[])[] = [
  ['The report was about the wrong office.'],
  ['Half of it was on their site already.', 'Too long to read the night before.'],
  ['Good on the company, thin on my role.', 'Useful, but the culture section was short.'],
  [
    'Two of your questions came up word for word.',
    'Clear and quick to read. I wanted more on pay.',
    '',
  ],
  [
    'I got the offer. The question about their dock booking changed the mood in the room.',
    'Every number had its source. I trusted it.',
    'Read it on the train and walked in calm.',
    '',
    '',
  ],
];

export const MESSAGES = [
  'My interview moved to tomorrow at nine. Can I get the report tonight?',
  'Which card networks do you take? Mine was declined and my bank says it is fine.',
  'I ordered for the wrong company by mistake. Can you change it to the parent company?',
  'Do you cover start-ups with fewer than fifty people?',
  'Could I have a receipt with my employer’s name on it?',
  'The PDF opens fine on my laptop but not on my phone.',
  'Thank you, the report was great. Where can I leave a review?',
] as const;

export const COMPLAINTS = [
  'She left the company in September; it was in the local paper.',
  'The pay range is for the senior role, not mine.',
  'The second office closed last year.',
] as const;

export const CANCEL_WISHES = [
  'They canceled the interview.',
  'I took another offer this morning.',
] as const;

export const NOTES = [
  'Called back: interview is on Thursday, no rush.',
  'Second order from this buyer this month.',
  'Asked for a receipt by email; sent.',
] as const;
