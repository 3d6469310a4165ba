import { expect, test } from 'vitest';
import { reportOf } from '../../fixtures/report-input';
import { outlineOfReport } from '..';
import type { Claim, ReportDocument, Section } from '../shape';

const { document } = await reportOf();
const [FIRST] = document.sections.flatMap(({ claims }) => claims);
if (FIRST === undefined) throw new Error('No claim');
const claim: Claim = FIRST;

const section = (id: Section['id'], claims: readonly Claim[], notFound: readonly string[]) => ({
  id,
  title: id,
  claims,
  notFound,
});

const sectionsOf = (sections: readonly Section[]) =>
  outlineOfReport({ ...document, sections, pictures: [] } satisfies ReportDocument).sections;

test('what was looked for is told once, in sentences, and an empty section has no heading', () => {
  const sections = sectionsOf([
    section('snapshot', [claim], ['employee count', 'customers by name']),
    section('market', [], ['competitors', 'what its work brings', 'employee count']),
    section('not-found', [], []),
    section('sources', [], []),
  ]);
  expect(sections.map(({ id }) => id)).toEqual(['snapshot', 'not-found', 'sources']);
  expect(sections.map(({ notFound }) => notFound)).toEqual([
    undefined,
    'We found no employee count, customers by name, or competitors. We couldn’t find out what its work brings.',
    undefined,
  ]);
});

test('a whole sentence stays as it is, and comes first', () => {
  const [gaps] = sectionsOf([
    section('avoid', [], ['published pay range', 'You gave no names.', ' ']),
    section('not-found', [], []),
  ]);
  expect(gaps?.notFound).toBe('You gave no names. We found no published pay range.');
});

test('no sentence lists more than can be read in one breath', () => {
  const many = Array.from({ length: 12 }, (_, index) => `published figure ${index} on something`);
  const [gaps] = sectionsOf([section('market', [], many)]);
  const sentences = gaps?.notFound?.split(/(?<=\.) /u) ?? [];
  expect(sentences.length).toBeGreaterThan(2);
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThan(30);
});

test('a kept document without such a section tells it before its sources', () => {
  const sections = sectionsOf([
    section('snapshot', [claim], []),
    section('culture', [], ['a stated mission']),
    section('sources', [], []),
  ]);
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['snapshot', 'snapshot'],
    ['not-found', 'What we couldn’t find'],
    ['sources', 'sources'],
  ]);
  expect(sections[1]?.notFound).toBe('We found no stated mission.');
});

test('where nothing is missing nothing is said of it', () => {
  expect(
    sectionsOf([section('snapshot', [claim], []), section('not-found', [], [])]).map(
      ({ id }) => id,
    ),
  ).toEqual(['snapshot']);
});

test('words to say stand in quotation marks, and a title in them in single ones', () => {
  const [shown] = sectionsOf([
    section(
      'snapshot',
      [
        {
          ...claim,
          text: 'I read “A door” twice.',
          spoken: true,
          notes: [
            { label: 'If it comes up', text: 'I read it.', spoken: true },
            { label: 'Why', text: 'it is yours.' },
          ],
        },
      ],
      [],
    ),
  ]);
  const [said] = shown?.groups[0]?.claims ?? [];
  expect(said?.text).toBe('“I read ‘A door’ twice.”');
  expect(said?.notes.map(({ text }) => text)).toEqual(['“I read it.”', 'it is yours.']);
});
