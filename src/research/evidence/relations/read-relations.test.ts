import { expect, test } from 'vitest';
import { readAs } from './testing';

const read = (text: string, isOwnVoice = true): readonly unknown[] =>
  readAs(text, { isOwnVoice }).map(([attribute, value]) => [attribute, value]);

test.each([
  ['Tolvane was founded in 2011.', ['founded', '2011']],
  ['Tolvane was founded by Ada Bell.', ['founder', 'Ada Bell']],
  ['Tolvane was founded by Dr. Ada Bell.', ['founder', 'Ada Bell']],
  ['Tolvane was founded by Cole and Ada on May 2, 2020.', ['founder', 'Cole']],
  ['Tolvane began in 2009, and now builds boats.', ['founded', '2009']],
  ['Tolvane is a cooperative founded in Ghent in July of 2016.', ['founded', '2016']],
  ['We have offices in Ghent (Belgium), Lyon (France), and Porto.', ['office', 'Porto']],
  ['We have offices in Ghent (Belgium) and Lyon (France).', ['office', 'Ghent']],
  ['We have offices in Raleigh, N.C. and Lyon.', ['office', 'Raleigh, N.C.']],
  ['We are headquartered in Ghent, Belgium.', ['headquarters', 'Ghent, Belgium']],
  ['We have offices in Lyon, Porto and Turin.', ['office', 'Porto']],
  ['We operate a plant and an office in Ghent.', ['office', 'Ghent']],
  ['We own a plant in Bristol.', ['office', 'Bristol']],
  ['Our main laboratory is located in Lyon.', ['office', 'Lyon']],
  ['We are a growing team with offices in Ghent (Belgium) and Lyon.', ['office', 'Lyon']],
  ['Our net sales for the year ended June 30, 2025 fell by about 12%.', ['growth', -12]],
  ['Revenue was $4 million in 2025, up 20% from 2024.', ['growth', 20]],
  ['As of December 31, 2025, we had approximately 1,906 employees.', ['employees', 1906]],
  ['Our team has now grown to 25 people.', ['employees', 25]],
  ['Our total revenue was $41.2 million in 2025.', ['revenue', 41_200_000]],
  ['Our revenue grew 19% in 2025.', ['growth', 19]],
  ['Net loss was $3.5 million in 2025.', ['net-income', -3_500_000]],
  ['Ada Bell, our Chief Financial Officer, spoke first.', ['leadership', 'Ada Bell']],
  ['Mr. Jean-Luc Bell, our Chief Financial Officer, spoke.', ['leadership', 'Jean-Luc Bell']],
  [
    'Ms. Bell has served as Chief Executive Officer since May 2023.',
    ['chief-executive', 'Ms. Bell'],
  ],
  ['We raised a $15M Series B.', ['funding', 15_000_000]],
  ['Tolvane has launched Kite.', ['launch', 'Kite']],
  ['Tolvane acquired Brindle Boats.', ['acquisition', 'Brindle Boats']],
  ['Tolvane will lay off 120 employees.', ['layoff', 120]],
  ['We close the yard, and 84 people lose their jobs.', ['layoff', 84]],
  ['We also offer parental leave for new parents.', ['benefit', 'parental leave for new parents']],
  ['We are a remote-first company.', ['work-mode', 'remote-first']],
  ['We’re looking for a Data Engineer to join us.', ['hiring', 'Data Engineer']],
  [
    'We’re looking for a Manager, Data Engineering to lead a team.',
    ['hiring', 'Manager, Data Engineering'],
  ],
  ['The Company intends to hire more sailmakers.', ['hiring', undefined]],
  ['Regulators fined Tolvane $3 million.', ['legal', undefined]],
  ['We recorded restructuring charges of $3 million in 2025.', ['restructuring', undefined]],
  ['Our plan will result in the elimination of 40 positions.', ['layoff', undefined]],
  ['We offer a competitive salary to all employees.', ['pay', undefined]],
  ['We completed a private placement in June 2025.', ['funding', undefined]],
  [
    'The first interview takes 30 minutes, and candidates will meet the team.',
    ['hiring-step', undefined],
  ],
  ['SailMaster was acquired from Brindle in 2019, and we sell it.', ['acquisition', 'SailMaster']],
  ['Two new directors joined our Board in 2025.', ['board', undefined]],
])('a sentence states a fact of the company: %s', (text, fact) => {
  expect(read(text)).toContainEqual(fact);
});

test.each([
  'Tolvane may acquire Brindle Boats.',
  'Tolvane was founded by Brindle Capital.',
  'Tolvane did not acquire Brindle Boats.',
  'If Tolvane launched Kite, customers would leave.',
  'Tolvane plans to launch Kite.',
  'Brindle Boats acquired Kestrel.',
  'Tolvane Foods was founded in 1950.',
  'Our revenue could grow 19% in 2026.',
  'Revenue from boats was $4 million in 2025.',
  'Our cost of revenue was $4 million in 2025.',
  'Ada Bell is the former Chief Executive Officer of Tolvane.',
  'Ms. Bell served as Chief Technology Officer of Kestrel until 2019.',
  'Our customers have offices in Lyon.',
  'We have offices in West Africa.',
  'We moved out of our warehouse in Ghent.',
  'Our rivals operate a plant in Ghent.',
  'During the quarter we closed a $31 million debt offering as part of the financing.',
  'Tolvane is a unit of a group founded in 1950.',
  'Tolvane began in 2009 a yard in Ghent.',
  'Our landlord employs 300 people.',
  'We may face a lawsuit over our patents.',
  'Litigation is costly.',
  'We recognize compensation expense over the vesting period.',
  'Our landlord offers a competitive salary, and Brindle Boats pays a bonus.',
  'We did not complete a private placement.',
  'When Tolvane began, it had 15 full-time staff.',
  'Brindle Boats laid off 120 employees.',
  'We do not offer parental leave for new parents.',
  '“We raised $5 million in seed funding,” said Ada Bell of Brindle Boats.',
  'We were established as a Norland corporation in 1890.',
  'Our initial public offering is on the agenda.',
  'A candidate gets a parcel once the interview process is concluded.',
])('a plan, a denial, a fear and what another does are no facts: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('“we” and “the company” are nobody known in a stranger’s text', () => {
  expect(read('We have offices in Lyon. The company raised a $15M Series B.', false)).toEqual([]);
});

test('“it” is whom the sentence before is about', () => {
  expect(read('Tolvane builds boats. It has launched Kite.', false)).toContainEqual([
    'launch',
    'Kite',
  ]);
  expect(read('Brindle Boats builds boats. It has launched Kite.', false)).toEqual([]);
});

test.each([
  'For more on the lawsuits against us, refer to Note 12 of the Consolidated Financial Statements.',
  'Restructuring charge 12 14 (2) Litigation 8 9 11 Total 20 23 9',
  'Margins fell on higher costs, partially offset by restructuring actions.',
  'Restructuring and litigation',
  'Net sales of incidental businesses rose by 4% in 2025.',
  'We remain focused on bringing in technologies from acquisitions.',
  'Ada Bell is Chair of the Tolvane Foundation.',
  'The audit committee has three members: Mr. Cole Reed, Ms. Ada Bell (Chair) and Mr. Otto Lind.',
  'We own our headquarters in Norland’s lake region.',
  'We have introduced Brightwell Dental Cover to employees of all grades.',
  'We introduced a new Harbor Skills initiative.',
  'We expect that marketing costs may decrease over time.',
  'We expect sales of lamps to shift to other channels.',
  'Net earnings was unchanged at $4.0 million.',
  'Earnings per share were $1.20, up 6% from 2024.',
  'While you are working with us, you can join the club.',
  'Tolvane has measured growth in Tolvane’s margin with a formula established there in 2014.',
])('a row, a heading, a reference, and what belongs to a part are no facts: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  'Tolvane Travel cut 139 jobs last month.',
  'Tolvane Estates cut 140 jobs last month.',
  'Its rival Ellerby Technology is based in Plymouth.',
  'Founded in 1903, Tolvane Travel sells journeys.',
  'Tolvane Travel, headquartered in Plymouth, ordered forty units.',
])(
  'a longer name than the company’s is somebody else, however the sentence is parsed: %s',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test('an office behind the company’s name doesn’t lengthen it, and a month in brackets is no product', () => {
  expect(read('Tolvane CEO Ada Bell spoke first.')).toContainEqual(['chief-executive', 'Ada Bell']);
  const told = read('During the year we brought out Kite (September 2026), a service for parts.');
  expect(told).toContainEqual(['launch', 'Kite']);
  expect(told).not.toContainEqual(['launch', 'September']);
});
