import { expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { checkClaim } from '../sentence/check-sentence';

const check = (claim: string, passages: readonly string[]) =>
  checkClaim(claim, passages, 'Fernhollow', loadParser());

/** A source, what no longer tells it since two things have changed places, and what an honest teller may say. */
const EXCHANGED: readonly (readonly [source: string, wrong: string, honest: string])[] = [
  [
    'Revenue rose from $327 million in 2021 to $381 million in 2022.',
    'Revenue rose from $381 million in 2021 to $327 million in 2022.',
    'Revenue was $381 million in 2022, and in 2021 it was $327 million.',
  ],
  [
    'Revenue rose from $327 million in 2021 to $381 million in 2022.',
    'Revenue was $327 million in 2022.',
    'Revenue was $327 million in 2021.',
  ],
  [
    'Dora Vance is finance chief and Emil Roth is treasurer.',
    'Emil Roth is finance chief and Dora Vance is treasurer.',
    'Emil Roth is treasurer and Dora Vance is finance chief.',
  ],
  [
    'Maren Ostrow succeeded Gregor Pell as chairman.',
    'Gregor Pell succeeded Maren Ostrow as chairman.',
    'Maren Ostrow succeeded Gregor Pell.',
  ],
  [
    'Alder Group acquired Kestrel Mills in May.',
    'Kestrel Mills acquired Alder Group in May.',
    'In May Alder Group bought Kestrel Mills.',
  ],
  [
    'Alder Group supplies Kestrel Mills with yarn.',
    'Kestrel Mills supplies Alder Group with yarn.',
    'Kestrel Mills is supplied with yarn by Alder Group.',
  ],
  [
    'Alder Group and Birch Fund sued Kestrel Mills over yarn.',
    'Kestrel Mills sued Alder Group and Birch Fund over yarn.',
    'Birch Fund and Alder Group sued Kestrel Mills over yarn.',
  ],
  [
    'The parcel travelled from Saltmere to Harrow Bay by rail.',
    'The parcel travelled from Harrow Bay to Saltmere by rail.',
    'By rail the parcel travelled from Saltmere to Harrow Bay.',
  ],
  [
    'It has 40 shops in the north and 65 in the south.',
    'It has 65 shops in the north and 40 in the south.',
    'It has 65 in the south and 40 shops in the north.',
  ],
  [
    'The ferry left on May 3, 2024 and returned on May 9, 2024.',
    'The ferry left on May 9, 2024 and returned on May 3, 2024.',
    'The ferry returned on May 9, 2024.',
  ],
  [
    'Tessa Lund reports to Viktor Amsel.',
    'Viktor Amsel reports to Tessa Lund.',
    'Tessa Lund reports to Viktor Amsel.',
  ],
  [
    'Alder Group is owned by Birch Fund.',
    'Birch Fund is owned by Alder Group.',
    'Birch Fund owns Alder Group.',
  ],
];

test.each(EXCHANGED)('“%s” does not carry “%s”', (source, wrong) => {
  expect(check(wrong, [source]).verdict).not.toBe('supported');
});

test.each(EXCHANGED)('“%s” carries, against “%s”, “%s”', (source, _wrong, honest) => {
  expect(check(honest, [source]).isVetoed).toBeUndefined();
});

test.each([
  ['Ines Hale met Tom Orr in Zell.', 'Tom Orr met Ines Hale in Zell.'],
  [
    'The firm works with Alder Group, Birch Fund and Kestrel Mills.',
    'The firm works with Kestrel Mills, Birch Fund and Alder Group.',
  ],
  [
    'It runs shops in Zell, Harrow Bay and Saltmere.',
    'It runs shops in Saltmere, Zell and Harrow Bay.',
  ],
])('“%s” may be told from the other end: “%s”', (source, told) => {
  expect(check(told, [source]).isVetoed).toBeUndefined();
});

/** One thing in the place of another where the two are cut, or told, in a way that hid it. */
test.each([
  [
    'The films “Harbour Lights” and “My Fair Ferry” were kept.',
    'The films “Harbour Lights” and “The Ferry From Zell” were kept.',
  ],
  [
    'The line opened in July 1995 with nine ferries on the bay.',
    'The line opened in July 21 with nine ferries on the bay.',
  ],
  [
    'There are 450 moorings, but dry docks? Probably about 125 on the whole bay.',
    'There are 450 moorings, but dry docks? Probably about 450 on the whole bay.',
  ],
])('“%s” does not carry “%s”', (source, wrong) => {
  const page = [
    source,
    'The hall seats 450 guests.',
    'It was printed on July 21, and “The Ferry From Zell” came later.',
  ];
  expect(check(wrong, page).verdict).not.toBe('supported');
  expect(check(source, page).reasons).toEqual([]);
});
