import { expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';
import { row, SETTING } from '../../fixtures/writing';
import { verifyClaim } from '../verify-claim';

test.each([
  [
    'Tessa Lund succeeded Viktor Amsel as treasurer.',
    'Tessa Lund is treasurer.',
    'Viktor Amsel is treasurer.',
  ],
  [
    'Viktor Amsel was succeeded by Tessa Lund as treasurer.',
    'Tessa Lund is treasurer.',
    'Viktor Amsel is treasurer.',
  ],
  [
    'Tessa Lund, Chief People Officer of Fernhollow since 2019, said the team would double.',
    'Tessa Lund is Chief People Officer.',
    'Fernhollow lost Tessa Lund, its treasurer.',
  ],
])('“%s” gives the title to the one who holds it now', (quote, right, wrong) => {
  expect(judge(quote, right).reasons).toEqual([]);
  expect(judge(quote, wrong).verdict).toBe('unsupported');
});

test.each([
  [
    'Also named in the leadership: Kasimir Fitz (Chief Financial Officer), Verity Quir (Chief Technology Officer), Niamh Rasm (Chief People Officer) and Lavinia Zimm (Chief Product Officer).',
    [
      'Kasimir Fitz, who became Chief Financial Officer in August 2019, replaced Zofia Mac.',
      'Verity Quir serves as Chief Technology Officer, a position held since January 19, 2019.',
      'On July 6, 2017, Niamh Rasm succeeded Gwendolyn Hath as Chief People Officer.',
      'Lavinia Zimm\nChief Product Officer\nZimm joined in this role in September 2019.',
    ],
    ['Lavinia Zimm', 'Gwendolyn Hath'],
  ],
  [
    'Also named in the leadership: Sanjay Jell (Chief Marketing Officer, since May 2024); Jolanta Quir (General Counsel, since July 2024); Lavinia Esp (Chief Operating Officer, since March 2024); and Carmela Czar (Chief Financial Officer).',
    [
      'Chief Marketing Officer Sanjay Jell, in office since May 2024, signed the lease.',
      'The post of General Counsel went to Jolanta Quir, who took it up on July 15, 2024.',
      'Lavinia Esp joined Fernhollow as Chief Operating Officer on March 6, 2024; Umberto Under left in the spring.',
      'From March 7, 2021, Carmela Czar is in charge as Chief Financial Officer; Eluned Aber retires.',
    ],
    ['Carmela Czar', 'Eluned Aber'],
  ],
])(
  '“%s” holds over its rows, and not with another in one place',
  (text, quotes, [right = '', wrong = '']) => {
    const evidence = quotes.map((quote, at) =>
      row({ attribute: 'leadership', quote, snapshot: `s${at}` }),
    );
    const snapshots = new Map(evidence.map((one) => [one.snapshot, one.quote]));
    const verdict = (said: string) =>
      verifyClaim({ kind: 'fact', text: said, evidence, restsOn: [] }, SETTING, snapshots).reasons;
    expect(verdict(text)).toEqual([]);
    expect(verdict(text.replace(right, wrong))).not.toEqual([]);
  },
);

test('in a list over several rows each title stands beside its holder', () => {
  const quotes = [
    'Carla Rasm joined Fernhollow as Chief Marketing Officer on July 13, 2025; Ben Zimmer left in the spring.',
    'The post of General Counsel went to Cosima Iwash, who took it up on June 4, 2023.',
    'Lavinia Quir / Chief Product Officer / Quir joined in this role in September 2019.',
  ];
  const evidence = quotes.map((quote, at) =>
    row({ attribute: 'leadership', quote, snapshot: `s${at}` }),
  );
  const snapshots = new Map(evidence.map((one) => [one.snapshot, one.quote]));
  const verdict = (text: string) =>
    verifyClaim({ kind: 'fact', text, evidence, restsOn: [] }, SETTING, snapshots).reasons;
  expect(
    verdict(
      'Also named in the leadership: Carla Rasm (Chief Marketing Officer, since July 2025); Cosima Iwash (General Counsel); and Lavinia Quir (Chief Product Officer).',
    ),
  ).toEqual([]);
  expect(
    verdict(
      'Also named in the leadership: Cosima Iwash (Chief Marketing Officer, since July 2025); Carla Rasm (General Counsel); and Lavinia Quir (Chief Product Officer).',
    ),
  ).not.toEqual([]);
});
