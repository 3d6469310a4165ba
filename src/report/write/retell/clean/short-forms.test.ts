import { describe, expect, test } from 'vitest';
import { unexplainedShortForms } from './short-forms';

const BELL = { company: 'Bellmark', aliases: ['BMK Holdings'] };
const found = (text: string) => unexplainedShortForms(text, BELL);

describe('capitals that a sentence doesn’t explain', () => {
  test.each([
    ['VGS had responsibility for 36 mills.', ['VGS']],
    ['It invests in both R&D and SV&A.', ['SV&A']],
    ['Its two segments are Valves and VC2.', ['VC2']],
    ['Two MROs buy its gauges.', ['MRO']],
    ['It asks for VRQ (Level 3) skills.', ['VRQ']],
  ])('are found in “%s”', (text, forms) => {
    expect(found(text)).toEqual(forms);
  });

  test.each([
    ['everybody knows', 'The CEO told CNN that its APIs run on AWS in the U.S.'],
    [
      'stand beside their words',
      'The Valve Repair Guild (VRG) and MRO (repair shops) buy from it.',
    ],
    ['are of one whose offer is named', 'It pays for VRG Private Dental Insurance.'],
    ['are the company’s', 'BMK is how its people call it.'],
    ['count a quarter or a year', 'It opened a mill in Q3 and another in FY2025.'],
    ['are part of a longer name', 'It ships the VX-900 and the A-BC line.'],
  ])('are none where they %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
