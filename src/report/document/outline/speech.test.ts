import { expect, test } from 'vitest';
import { reportOf } from '../../fixtures/report-input';
import { outlineOfReport } from './outline';
import type { Claim, Section } from '../shape';

const { document } = await reportOf();
const [base] = document.sections.flatMap(({ claims }) => claims);
if (base === undefined) throw new Error('No claim to change');
const { spoken: _, ...plain } = base;

const ANSWER = { ...plain, group: 'If they ask what you know about us' };
const said = (text: string): Claim => ({ ...ANSWER, text, spoken: true });

function textsOf(id: Section['id'], claims: readonly Claim[]): readonly string[] {
  const section = { id, title: 'A section', notFound: [], claims };
  const [first] = outlineOfReport({ ...document, sections: [section] }).sections;
  return (first?.groups ?? []).flatMap((group) => group.claims.map(({ text }) => text));
}

test('sentences that are said one after the other are one speech with one pair of marks', () => {
  expect(
    textsOf('brief', [said('I know Tilth.'), said('It “reads” soil.'), said('I like it.')]),
  ).toEqual(['“I know Tilth.', 'It ‘reads’ soil.', 'I like it.”']);
});

test('a sentence that nobody says ends the speech', () => {
  expect(
    textsOf('brief', [said('I know Tilth.'), { ...ANSWER, text: 'Pause.' }, said('Go on.')]),
  ).toEqual(['“I know Tilth.”', 'Pause.', '“Go on.”']);
});

test('each of several questions is a speech of its own', () => {
  expect(textsOf('questions-to-ask', [said('Who reads the soil?'), said('Where?')])).toEqual([
    '“Who reads the soil?”',
    '“Where?”',
  ]);
});
