import { expect, test } from 'vitest';
import { legal } from './legal';
import type { Said } from './said';
import { namesOf } from './subject';

const names = namesOf({
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  jobBoards: {},
  namesakes: ['Loam Foods'],
});
const said = (text: string, told: Said['told'] = { focus: 'ours', isOwnVoice: true }): Said => ({
  text,
  names,
  told,
  fetchedAt: '2026-03-02T00:00:00Z',
});

const MATTERS: readonly (readonly [sentence: string, day?: string, sum?: number])[] = [
  ['Marsh & Reed took Loam Ferry to court on May 3, 2024 over late boats.', '2024-05-03'],
  ['In its dispute with Marsh & Reed, Loam Ferry asked for arbitration in May 2024.', '2024-05'],
  ['A jury found for Marsh & Reed in May 2024 and against Loam Ferry.', '2024-05'],
  [
    'The claim brought by Marsh & Reed on 3 May 2024 is still pending before the commercial court, and we contest it.',
    '2024-05-03',
  ],
  [
    'Loam Ferry must pay Marsh & Reed €2 million in damages, the court decided in May 2024.',
    '2024-05',
    2e6,
  ],
  ['Marsh & Reed v. Loam Ferry was filed on May 3, 2024.', '2024-05-03'],
  ['On May 3, 2024 the harbour authority began an inquiry into Loam Ferry.', '2024-05-03'],
  [
    'Loam Ferry has been the target of an investigation by the harbour authority since May 2024.',
    '2024-05',
  ],
  ['Loam Ferry was ordered in May 2024 to pay a penalty of $4 million.', '2024-05', 4e6],
  [
    'Without admitting guilt, Loam Ferry agreed to a settlement of $4 million in May 2024.',
    '2024-05',
    4e6,
  ],
  [
    'Proceedings that Marsh & Reed had opened against us ended out of court in May 2024.',
    '2024-05',
  ],
  ['The company lost its appeal in May 2024.', '2024-05'],
  ['We have sued Marsh & Reed for breach of contract (filed May 3, 2024).', '2024-05-03'],
  [
    'Marsh & Reed alleges that Loam Ferry copied its timetable; the complaint is dated May 3, 2024.',
    '2024-05-03',
  ],
  ['A patent suit by Marsh & Reed names Loam Ferry as a defendant.'],
  ['Loam Ferry is defending itself in court against Marsh & Reed.'],
  ['The watchdog handed Loam Ferry a fine of £1.2 million in May 2024.', '2024-05', 1.2e6],
  ['Workers filed a complaint with the labour board against Loam Ferry in May 2024.', '2024-05'],
  [
    'An injunction won by Marsh & Reed in May 2024 stops Loam Ferry from using the name.',
    '2024-05',
  ],
  ['The lawsuit of Marsh & Reed against the company was thrown out in May 2024.', '2024-05'],
  ['Loam Ferry and Marsh & Reed ended their legal battle in May 2024.', '2024-05'],
  ['Prosecutors charged Loam Ferry with polluting the river in May 2024.', '2024-05'],
  ['Loam Ferry pleaded not guilty in May 2024 to charges of polluting the river.', '2024-05'],
  ['Loam Ferry will appeal against the verdict of May 3, 2024.', '2024-05-03'],
  ['For misleading fares, the consumer bureau sanctioned Loam Ferry in May 2024.', '2024-05'],
];

test.each(MATTERS.map(([sentence, day, sum]) => ({ sentence, day, sum })))(
  'a matter of ours: $sentence',
  ({ sentence, day, sum }) => {
    const [row] = legal(said(sentence));
    expect([row?.attribute, row?.asOf, row?.value]).toEqual(['legal', day, sum]);
  },
);

test.each([
  'the harbour authority sued Brindle Boats for late boats, as every sailor taught us.',
  'Marsh & Reed sued Brindle Boats for breach of contract.',
  'Brindle Boats, a rival of Loam Ferry, was fined $9 million.',
  'Our customer Brindle Bank was fined after a complaint by Marsh & Reed.',
  'Loam Foods was sued by Marsh & Reed.',
  'Beatrix has been our lawyer since August 2018, through the restatement.',
  'We settled into the new pier in May 2024.',
  'We are not party to any litigation.',
  'Our use cases show how ferries settle disputes over berths.',
  'In case of fog, the captain rules.',
  'Loam Ferry helps customers avoid fines.',
  'Ilse plays tennis on the court behind our pier.',
])('no matter of ours: %s', (sentence) => {
  expect(legal(said(sentence))).toEqual([]);
});
