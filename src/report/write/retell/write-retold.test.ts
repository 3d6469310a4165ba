import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import type { NumberedRow } from '../../plan';
import { withRetold } from './write-retold';

/** A sentence of the company's handbook under its heading. */
const page = (quote: string, heading: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'passage',
    quote,
    reliability: 'first-party',
    title: 'Handbook',
    context: { headings: [heading] },
    ...changes,
  });

describe('sentences that are added to a section', () => {
  const numbered = (text: string, group = 'What it sells', evidence = page(text, 'About')) => ({
    number: 1,
    question: '',
    evidence,
    retold: {
      group,
      text,
      continued: text.replace(/^Bellmark’s/u, 'Its').replace(/^Bellmark/u, 'It'),
      ofCompany: true,
    },
  });
  const textsOf = (rows: readonly NumberedRow[]) => withRetold([], rows).map(({ text }) => text);
  const FACTS = [
    'Bellmark makes paper bags in Ohio.',
    'Bellmark prints labels for breweries.',
    'Bellmark sells cartons through depots.',
    'Bellmark repairs presses for museums.',
    'Tarn Paper rents a warehouse near Leeds.',
    'Bellmark’s archive holds old posters.',
  ];

  test('name the company again after two that say “it”, and after anybody else', () => {
    const texts = textsOf(FACTS.map((text) => numbered(text)));
    expect(texts).toHaveLength(FACTS.length);
    expect(texts[0]).toBe(FACTS[0]);
    const other = texts.indexOf('Tarn Paper rents a warehouse near Leeds.');
    expect(texts[other + 1]).toBe('Bellmark’s archive holds old posters.');
    expect(texts.join('|')).not.toMatch(/(?:^|\|)Its? [^|]*\|Its? [^|]*\|Its? /u);
  });

  test('stand behind their own group, each resting on its one row', () => {
    const typed = {
      text: 'Bellmark was founded in 1921.',
      evidenceIds: [],
      restsOn: [],
      group: 'A',
    };
    const rows = [numbered(FACTS[0] ?? '', 'B'), numbered(FACTS[1] ?? '', 'A')];
    const drafts = withRetold(
      [typed, { ...typed, text: 'Bellmark’s chair is Ada Tarn.', group: 'B' }],
      rows,
    );
    expect(drafts.map(({ group }) => group)).toEqual(['A', 'A', 'B', 'B']);
    expect(drafts[1]?.evidenceIds).toEqual([rows[1]?.evidence.id]);
  });

  test('say what it is in the company’s own words where those say as much', () => {
    const filed = {
      text: 'Bellmark is an American paper company for bakeries.',
      evidenceIds: [],
      restsOn: [],
      group: 'What it sells',
    };
    const said = (text: string) =>
      numbered(
        text,
        undefined,
        page(text, 'About', { attribute: 'statement', takenFor: 'description' }),
      );
    const same = said('Bellmark makes American paper for the bakeries of any company.');
    expect(withRetold([filed], [same]).map(({ text }) => text)).toEqual([same.retold.text]);
    const other = said('Bellmark mends old presses in Ohio for museums and schools.');
    expect(withRetold([filed], [other])[0]).toEqual(filed);
  });

  test('tell what counts things beside a sentence that only names them', () => {
    const named = { text: 'Bellmark is a paper company for mills.', evidenceIds: [], restsOn: [] };
    const counted = numbered('Bellmark’s paper runs in 412 mills of 138 companies.');
    expect(withRetold([named], [counted])).toHaveLength(2);
  });

  test('tell what happens in a round whose name stands before them', () => {
    const round = {
      text: 'Team Interviews.',
      evidenceIds: ['x'],
      restsOn: [],
      group: 'The rounds',
    };
    const told = numbered('The values interview is with a member of Bellmark’s people team.');
    expect(withRetold([round], [told]).map(({ text }) => text)).toContain(told.retold.text);
  });

  test('leave out a seat that a sentence before has named already', () => {
    const based = {
      text: 'Based in Ames, Bellmark trades on Nasdaq.',
      evidenceIds: [],
      restsOn: [],
    };
    const seat = (text: string, takenFor = 'headquarters') =>
      numbered(text, undefined, page(text, 'About', { attribute: 'statement', takenFor }));
    const told = (one: NumberedRow) => withRetold([based], [one]).length;
    expect(told(seat('Bellmark’s corporate headquarters are located in Ames, Iowa.'))).toBe(1);
    expect(told(seat('Bellmark’s headquarters in Ames cover 40 acres of meadow.'))).toBe(2);
    expect(told(seat('Bellmark’s headquarters are in Ames, Iowa.', 'office'))).toBe(2);
    expect(withRetold([], [seat('Bellmark’s headquarters are in Ames, Iowa.')])).toHaveLength(1);
  });

  test('take the place of an older count that says that nothing newer was found', () => {
    const count = page('', 'About', { attribute: 'employees' });
    const old = {
      text: 'Bellmark had 310 employees at the end of 2019; nothing newer was found.',
      evidenceIds: [count.id],
      restsOn: [],
    };
    const filed = { number: 1, question: '', evidence: count };
    const taken = { attribute: 'statement', takenFor: 'employees' };
    const told = (text: string) => numbered(text, 'How big it is', page(text, 'About', taken));
    const newer = told('On March 1, 2024, Bellmark had 402 employees.');
    expect(withRetold([old], [filed, newer]).map(({ text }) => text)).toEqual([newer.retold.text]);
    const older = told('On March 1, 2017, Bellmark had 302 employees.');
    expect(withRetold([old], [filed, older])[0]).toEqual(old);
  });

  test('do not repeat what a typed sentence of the same passage has said', () => {
    const one = numbered('Bellmark makes paper bags in Ohio.');
    const typed = { text: 'Its seat is in Utah.', evidenceIds: [one.evidence.id], restsOn: [] };
    expect(withRetold([typed], [one])).toEqual([typed]);
    const same = { text: 'Bellmark makes its paper bags in Ohio.', evidenceIds: [], restsOn: [] };
    expect(withRetold([same], [one])).toEqual([same]);
  });

  test('say once what the company is', () => {
    const [first, second] = ['a maker of paper bags', 'a family firm with 14 mills in Ohio'].map(
      (kind) => numbered(`Bellmark is ${kind}.`),
    );
    const rows = [first, second].filter((one) => one !== undefined);
    expect(textsOf(rows)).toEqual(['Bellmark is a maker of paper bags.']);
    const typed = {
      text: 'Bellmark is a Dutch printer.',
      evidenceIds: [],
      restsOn: [],
      group: 'What it sells',
    };
    expect(withRetold([typed], rows)).toEqual([typed]);
  });

  test('say what the company is in its own words where those tell more than a register', () => {
    const own = numbered('Bellmark is a family firm that prints bags and labels for 4,000 shops.');
    const typed = { text: 'Bellmark is a Dutch printer.', evidenceIds: ['x'], restsOn: [] };
    const filedAs = { ...typed, group: own.retold?.group ?? '' };
    const told = withRetold([filedAs], [own]);
    expect(told.map(({ text, evidenceIds }) => [text, evidenceIds])).toEqual([
      [own.retold?.text, [own.evidence.id]],
    ]);
  });
});
