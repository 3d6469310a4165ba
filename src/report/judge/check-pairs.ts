import type { JudgePair } from './ports';

export interface CheckPair extends JudgePair {
  readonly isHonest: boolean;
  /** What was changed, for a lie. */
  readonly kind: string;
}

interface Passage {
  readonly premise: string;
  readonly honest: readonly string[];
  readonly lies: readonly (readonly [kind: string, hypothesis: string])[];
}

/** Made-up companies: sixty pairs that show an owner in a minute whether a judge is worth asking. */
const PASSAGES: readonly Passage[] = [
  {
    premise:
      'Marlowe Tide (press release, May 6, 2025): Marlowe Tide today agreed to sell ' +
      'its ferry unit to Brask Lines for $84 million. The sale should close in the ' +
      'fall if regulators approve.',
    honest: [
      'In May 2025 Marlowe Tide signed a deal to hand its ferry business to Brask Lines.',
      'Regulators still had to clear the $84 million sale.',
    ],
    lies: [
      ['roles', 'Brask Lines agreed to sell its ferry unit to Marlowe Tide.'],
      ['plan', 'Marlowe Tide completed the sale of its ferry unit in May 2025.'],
      ['scope', 'Marlowe Tide agreed to sell all its businesses to Brask Lines.'],
    ],
  },
  {
    premise:
      'Ostrander Grain (annual report, 2024): Sales fell 4% to $612 million as wheat ' +
      'prices declined. Operating profit rose slightly because freight cost less.',
    honest: [
      'Revenue slipped 4% in 2024, to $612 million.',
      'Cheaper freight helped Ostrander Grain earn a little more from operations.',
    ],
    lies: [
      ['direction', 'Sales grew 4% in 2024.'],
      ['cause', 'Sales fell because freight cost less.'],
      ['number', 'Sales came to $621 million in 2024.'],
    ],
  },
  {
    premise:
      'Pellworm Robotics (handbook): Most teams meet in person twice a year. ' +
      'Engineers may work from any country where we have an entity.',
    honest: [
      'Nearly every team at Pellworm Robotics gets together in person two times a year.',
      'An engineer can work from a country where the company has a legal entity.',
    ],
    lies: [
      ['scope', 'Every employee may work from any country in the world.'],
      ['hedge', 'All teams at Pellworm Robotics meet in person twice a year.'],
      ['detail', 'Teams meet in person twice a year in Lisbon.'],
    ],
  },
  {
    premise:
      'The Harbor Ledger (news, June 12, 2025): The union says Calder Steel plans to ' +
      'close the Wexton mill. The company denies it.',
    honest: [
      'A union claims that Calder Steel intends to shut its mill in Wexton.',
      'Calder Steel rejects the claim that the Wexton mill will close.',
    ],
    lies: [
      ['attribution', 'Calder Steel says it plans to close the Wexton mill.'],
      ['denial', 'Calder Steel confirmed that the Wexton mill will close.'],
      ['plan', 'Calder Steel closed the Wexton mill.'],
    ],
  },
  {
    premise:
      'Ivo Danner joined Sallow Health as finance chief in 2019 and became chief ' +
      'executive in January 2023, when Ruth Amsel retired.',
    honest: [
      'Ivo Danner has led Sallow Health since January 2023.',
      'Before he ran the company, Danner was its finance chief.',
    ],
    lies: [
      ['names', 'Ruth Amsel became chief executive of Sallow Health in January 2023.'],
      ['date', 'Ivo Danner became chief executive in 2019.'],
      ['cause', 'Ruth Amsel retired because the board wanted a new strategy.'],
    ],
  },
  {
    premise:
      'Quarrier Bank (risk factors, 2025): A breach of our systems could expose ' +
      'customer data and harm our reputation. We have not had a material breach to ' +
      'date.',
    honest: [
      'Quarrier Bank says it has had no material breach so far.',
      'The bank warns that a breach could put customer data at risk.',
    ],
    lies: [
      ['hypothetical', 'A breach of Quarrier Bank exposed customer data.'],
      ['denial', 'Quarrier Bank has had a material breach.'],
      ['exaggeration', 'Quarrier Bank has the safest systems of any bank.'],
    ],
  },
  {
    premise:
      'Norlund Foods (annual report, fiscal 2025, ended June 30, 2025): The frozen ' +
      'segment had revenue of $1.1 billion; the company as a whole had $4.6 billion.',
    honest: [
      'Frozen food brought in $1.1 billion of $4.6 billion in revenue in fiscal 2025.',
      'Just under a quarter of revenue came from the frozen segment.',
    ],
    lies: [
      ['segment', 'Norlund Foods had revenue of $1.1 billion in fiscal 2025.'],
      ['number', 'More than half of revenue came from the frozen segment.'],
      ['past', 'Norlund Foods had revenue of $4.6 billion in fiscal 2024.'],
    ],
  },
  {
    premise:
      'Tamsin Rail (careers page): Candidates have a phone call with a recruiter, ' +
      'then two interviews with the team. We do not use take-home tests.',
    honest: [
      'Tamsin Rail asks candidates for no take-home test.',
      'After a recruiter call, candidates meet the team in two interviews.',
    ],
    lies: [
      ['number', 'There are three interviews with the team at Tamsin Rail.'],
      ['denial', 'Candidates at Tamsin Rail complete a take-home test.'],
      ['detail', 'The two interviews last an hour each.'],
    ],
  },
  {
    premise:
      'Bexhill Labs (blog, March 2, 2025): We are testing a sensor that detects ' +
      'leaks. If the trial succeeds, we will offer it to utilities next year.',
    honest: [
      'A leak-detecting sensor was on trial at Bexhill Labs in March 2025.',
      'Utilities will get the sensor only if the trial works out.',
    ],
    lies: [
      ['plan', 'Bexhill Labs sells a leak sensor to utilities.'],
      [
        'hedge',
        'Bexhill Labs will offer its leak sensor to utilities next year whatever the trial shows.',
      ],
      ['quote', 'Bexhill Labs calls the sensor "the end of leaks".'],
    ],
  },
  {
    premise:
      'Coldbrook Media cut 40 of 310 jobs in February 2024. In November 2024 it said ' +
      'it was hiring again in sales.',
    honest: [
      'Coldbrook Media let about 13% of its people go in February 2024.',
      'By November 2024 it was recruiting salespeople.',
    ],
    lies: [
      ['merge', 'Coldbrook Media cut 40 sales jobs in February 2024.'],
      ['number', 'Coldbrook Media cut 310 jobs in February 2024.'],
      ['past', 'Coldbrook Media stopped hiring in November 2024.'],
    ],
  },
  {
    premise:
      'Fenwick Tools competes with Harrow & Sons and sells its drills through ' +
      'Oakline, a chain of 90 hardware stores.',
    honest: [
      'Oakline stores carry drills made by Fenwick Tools.',
      'Harrow & Sons is a rival of Fenwick Tools.',
    ],
    lies: [
      ['entity', 'Harrow & Sons sells Fenwick drills in its stores.'],
      ['names', 'Fenwick Tools competes with Oakline.'],
      ['roles', 'Fenwick Tools runs 90 hardware stores.'],
    ],
  },
  {
    premise:
      'Upland Solar (website): Employees with two years of service are eligible for a ' +
      'sabbatical of up to six weeks. Managers approve the dates.',
    honest: [
      'After two years, people at Upland Solar can qualify for a sabbatical.',
      'A sabbatical at Upland Solar lasts no more than six weeks.',
    ],
    lies: [
      ['hedge', 'Every employee of Upland Solar takes a six-week sabbatical.'],
      ['detail', 'Upland Solar pays half of the salary during a sabbatical.'],
      ['date', 'Employees are eligible for a sabbatical after six years.'],
    ],
  },
];

export const CHECK_PAIRS: readonly CheckPair[] = PASSAGES.flatMap(({ premise, honest, lies }) => [
  ...honest.map((hypothesis) => ({ premise, hypothesis, isHonest: true, kind: 'honest' })),
  ...lies.map(([kind, hypothesis]) => ({ premise, hypothesis, isHonest: false, kind })),
]);
