import { expect, test } from 'vitest';
import { readAs } from '../testing';

test.each([
  ['Tolvane counted 6,288 employees at the end of June 2026.', 6288, '2026-06'],
  [
    'Our workforce comprised 6,333 people as of 30 June 2026, a third of them here.',
    6333,
    '2026-06-30',
  ],
  ['Our headcount was 6,333 on June 30, 2026.', 6333, '2026-06-30'],
  ['At September 2026, the number of persons employed by the Company was 6,208.', 6208, '2026-09'],
  ['With 3,085 employees on September 30, 2026, Tolvane is a large employer.', 3085, '2026-09-30'],
  ['Tolvane is a team of 7,519.', 7519, undefined],
  ['The company, which employs 8,891 people, declined to comment on the plan.', 8891, undefined],
  ['Our 7,903 employees will get the Friday off.', 7903, undefined],
])('the people of the whole company are counted: %s', (text, count, asOf) => {
  expect(readAs(text)).toContainEqual(['employees', count, asOf]);
});

test.each([
  'We have 300 employees in Germany.',
  'Our 300 employees in Germany will get the Friday off.',
  'The plant in Ghent employs 300 people.',
  'The company, which employs 300 people in Ghent, declined.',
  'Our customer Kestrel employs 300 people.',
  'The number of employees in research was 300 on June 30, 2026.',
  'Our sales workforce was 300 people on June 30, 2026.',
  'Kestrel builds boats. The number of employees was 300 on June 30, 2026.',
  'Our workforce was 300.',
  'Our headcount was 12% larger on June 30, 2026.',
  'By June 30, our headcount would be 6,333.',
])('a part, another’s people, a plan, and a past day nobody names count nobody: %s', (text) => {
  expect(readAs(text).filter(([attribute]) => attribute === 'employees')).toEqual([]);
});
