import { expect, test } from 'vitest';
import { officerSentence } from './officer-line';

const told = (text: string, heading = 'Our team', own = true): string | undefined =>
  officerSentence(text, { own, filing: false, context: { headings: ['Bellmark', heading] } })?.text;

test.each([
  ['Ada Moss - Chief Financial Officer', 'Ada Moss is CFO.'],
  ['Ada B. Moss (CTO):', 'Ada B. Moss is CTO.'],
  ['Ada Moss (General Manager - North):', 'Ada Moss is general manager of North.'],
  ["Ada O'Dell, CEO and co-founder", 'Ada O’Dell is CEO and co-founder.'],
])('a list of who runs a company names its officers: %s', (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ['Ada Moss, CEO', 'What our customers say', true],
  ['Ada Moss, CEO', 'Our team', false],
  ['Ada Moss, CEO of Tarn', 'Our team', true],
  ['Ada Moss, former CEO', 'Our team', true],
  ['Ada Moss - Accountant', 'Our team', true],
  ['Chief Financial Officer', 'Our team', true],
])('“%s” under “%s” of %s page is nobody it can name', (line, heading, own) => {
  expect(told(line, heading, own)).toBeUndefined();
});
