import { expect, test } from 'vitest';
import { readAs } from '../../testing';

const leads = (name: string, since?: string): readonly unknown[] => ['leadership', name, since];
const isChief = (name: string, since?: string): readonly unknown[] => [
  'chief-executive',
  name,
  since,
];

test.each([
  [
    'Ada Bell joined Tolvane as Chief Marketing Officer on July 13, 2025; Cole Reed left in the spring.',
    leads('Ada Bell', '2025-07-13'),
  ],
  [
    'On July 6, 2017, Ada Bell succeeded Cole Reed as Chief People Officer.',
    leads('Ada Bell', '2017-07-06'),
  ],
  [
    'Tolvane has named Ada Bell as its chief executive officer, effective October 15, 2025.',
    isChief('Ada Bell', '2025-10-15'),
  ],
  [
    'The new Chief Financial Officer is Ada Bell, who started on 21 June 2023.',
    leads('Ada Bell', '2023-06-21'),
  ],
  ['Our CEO is Ada Bell, in office since February 2021.', isChief('Ada Bell', '2021-02')],
  ['Tolvane has named Ms. Ada van der Veld as its CEO.', isChief('Ada van der Veld')],
  [
    'Chief Financial Officer Ada Bell, in office since March 2019, signed the lease.',
    leads('Ada Bell', '2019-03'),
  ],
  [
    'As Chief Financial Officer, Ada Bell has looked after the yard since May 2025.',
    leads('Ada Bell', '2025-05'),
  ],
  ['Ada Bell has been our Chief People Officer since August 2017.', leads('Ada Bell', '2017-08')],
  [
    'Ada Bell was appointed Chief Technology Officer with effect from 16 March 2019.',
    leads('Ada Bell', '2019-03-16'),
  ],
  [
    'Tolvane said that Ada Bell had become its chief executive officer on July 25, 2020.',
    isChief('Ada Bell', '2020-07-25'),
  ],
  [
    'Ada Bell took over as CEO of Tolvane on July 25, 2020, succeeding Cole Reed.',
    isChief('Ada Bell', '2020-07-25'),
  ],
])('who takes an office of the company is read with its beginning: %s', (text, fact) => {
  expect(readAs(text)).toContainEqual(fact);
});

test.each([
  'Ada Bell joined Kestrel as Chief Financial Officer in 2015.',
  'Ada Bell became Chief Executive Officer of Kestrel in 2015.',
  'Kestrel named Ada Bell as its Chief Financial Officer.',
  'Kestrel builds boats. Chief Executive Officer Ada Bell, in office since 2019, spoke.',
  'Our partner is led by Ada Bell, its chief executive.',
  'Ada Bell joined Tolvane as Chief Financial Officer in 2015 and left in 2019.',
  'Ada Bell joined Tolvane as Chief Financial Officer and resigned within a year.',
  'Ada Bell will lead Tolvane as chief executive from January 13, 2027.',
  'Tolvane may name Ada Bell as its Chief Financial Officer.',
  'Ada Bell succeeded Cole Reed as Chief Financial Officer of Kestrel.',
])('another’s officer, one who has left, and one who has yet to begin are none: %s', (text) => {
  expect(readAs(text).filter(([attribute]) => attribute !== 'hiring')).toEqual([]);
});

test('in a stranger’s text the office must be said to be the company’s', () => {
  const stranger = { isOwnVoice: false };
  expect(
    readAs('Chief Financial Officer Ada Bell, in office since 2019, spoke.', stranger),
  ).toEqual([]);
  expect(readAs('Ada Bell joined Tolvane as Chief Financial Officer in 2019.', stranger)).toEqual([
    leads('Ada Bell', '2019'),
  ]);
});
