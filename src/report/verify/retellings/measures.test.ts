import { expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { checkClaim } from '..';

const parser = loadParser();
const refusalOf = (claim: string, source: string): readonly string[] => {
  const { isVetoed, reasons } = checkClaim(claim, [source], 'Larkfield Instruments', parser);
  return isVetoed === true ? reasons : [];
};

test.each([
  ['Its pipeline is about 62 miles long.', 'The pipeline we operate is 100 kilometers long.'],
  ['Its plant covers 9,290 m².', 'Our plant covers 100,000 sq. ft.'],
  ['Its plant covers 2.3 acres.', 'Our plant covers 100,000 square feet.'],
  ['It recycled about 1,100 pounds of plastic.', 'We recycled 500 kilograms of plastic.'],
  ['It recycled about 500 kg of plastic.', 'We recycled 1,100 pounds of plastic.'],
  ['It farms about 2,500 acres.', 'We farm 1,000 hectares.'],
  ['Freezers keep samples at −112 °F.', 'Our freezers keep samples at −80 degrees Celsius.'],
  ['Maintenance takes 18 months.', 'Maintenance takes 1.5 years.'],
  ['Its farm makes 1.2 gigawatts.', 'Our farm makes 1,200 MW.'],
  ['Parents get 12 weeks of leave.', 'We offer 12 weeks of parental leave.'],
])('a measure that is correctly converted is no fault: %s', (claim, source) => {
  expect(refusalOf(claim, source)).toEqual([]);
});

test.each([
  ['Its pipeline is 100 miles long.', 'The pipeline we operate is 100 kilometers long.'],
  ['Its pipeline is about 66 miles long.', 'The pipeline we operate is 100 kilometers long.'],
  ['It recycled 500 pounds of plastic.', 'We recycled 500 kilograms of plastic.'],
  ['It farms 1,000 acres.', 'We farm 1,000 hectares.'],
  ['The plant covers 100,000 square meters.', 'Our plant covers 100,000 square feet.'],
  ['Its farm makes 1.2 megawatts.', 'Our farm makes 1,200 MW.'],
  ['Freezers keep samples at 112 °F.', 'Our freezers keep samples at −80 degrees Celsius.'],
  ['Parents get 12 months of leave.', 'We offer 12 weeks of parental leave.'],
])('a measure in another unit that isn’t the same is refused: %s', (claim, source) => {
  expect(refusalOf(claim, source)).not.toEqual([]);
});
