import { describe, expect, expectTypeOf, test } from 'vitest';
import { sectionIds, type SectionId } from '../../document/shape';
import { inputFor, row } from '../../fixtures/writing';
import { defineSection, fromClaims, ofFacts, type SectionDefinition } from './define-section';
import { market } from './company/market';
import {
  CLOSING_ADVICE,
  FACT_SECTIONS,
  READING_ORDER,
  RESTING_SECTIONS,
  SOURCE_KINDS,
  UNWRITTEN,
  writeByCode,
} from './index';

const WRITTEN = [...FACT_SECTIONS, ...RESTING_SECTIONS];

describe('the sections of a report', () => {
  test('are all defined, each once, and read in the order of the list of ids', () => {
    const defined: readonly SectionId[] = [...WRITTEN.map(({ id }) => id), ...UNWRITTEN.keys()];
    expect(defined.toSorted()).toEqual([...sectionIds].toSorted());
    expect(READING_ORDER[0]).toBe('brief');
    expect(READING_ORDER.at(-1)).toBe('sources');
  });

  test('have titles that tell one from another', () => {
    const titles = [...WRITTEN.map(({ title }) => title), ...UNWRITTEN.values()];
    expect(new Set(titles).size).toBe(sectionIds.length);
  });

  test('sum up what the others say in a brief that is written last', () => {
    expect(RESTING_SECTIONS.at(-1)?.id).toBe('brief');
  });

  test.each(FACT_SECTIONS)('$id names the evidence that answers each of its questions', (plan) => {
    expect(plan.kind).toBe('fact');
    expect(plan.questions.length).toBeGreaterThan(0);
    for (const { id, answeredBy, missing, most } of plan.questions) {
      expect(answeredBy.length, id).toBeGreaterThan(0);
      // It goes with “We found no …”, so it’s no sentence of its own.
      expect(missing, id).not.toMatch(/\.$/u);
      expect(most, id).toBeGreaterThan(0);
    }
    expect(new Set(plan.questions.map(({ id }) => id)).size).toBe(plan.questions.length);
  });

  test.each(RESTING_SECTIONS.filter(({ id }) => id !== 'deep-research'))(
    '$id is answered by claims alone, and says in a sentence that nothing was found',
    ({ questions }) => {
      expect(questions.map(({ answeredBy }) => answeredBy)).toEqual([[]]);
      expect(questions[0]?.missing).toMatch(/^We found .*\.$/u);
    },
  );

  test('are closed by advice where their facts call for something, and never where they name people', () => {
    const closed = CLOSING_ADVICE.map(({ id }) => id);
    expect(closed).toContain('market');
    expect(closed).not.toContain('interviewers');
    for (const { kind, closes, questions, guidance } of CLOSING_ADVICE)
      expect({ kind, closes, questions, guidance }).toEqual({
        kind: 'advice',
        closes: true,
        questions: [],
        guidance: null,
      });
  });

  test.each(['interviewers', 'location', 'deep-research', 'last-hours'])(
    '%s is written by no model',
    (id) => {
      expect(WRITTEN.find((plan) => plan.id === id)?.guidance).toBeNull();
    },
  );

  test.each(
    FACT_SECTIONS.flatMap(({ id, guidance }) => (guidance === null ? [] : [{ id, guidance }])),
  )(
    '$id tells a model what holds for every section of facts, and then what is its own',
    ({ guidance }) => {
      expect(guidance.startsWith(ofFacts(''))).toBe(true);
      expect(guidance.length).toBeGreaterThan(ofFacts('').length + 40);
    },
  );

  test('that look through sources tell one kind from another', () => {
    expect(SOURCE_KINDS.map(({ id }) => id)).toEqual([
      'statements',
      'press',
      'voices',
      'insiders',
      'filings',
      'analyses',
    ]);
  });
});

describe('a section', () => {
  test('is written by the function that its definition names', () => {
    const input = inputFor('market', [
      row({
        attribute: 'competitor',
        value: 'Bramblewick',
        quote: 'It competes with Bramblewick.',
      }),
    ]);
    expect(writeByCode(input)).toEqual(market.write(input));
    expect(writeByCode(input).length).toBeGreaterThan(0);
  });

  test('that is made of the whole report is written by nobody', () => {
    const input = inputFor('market', []);
    const section = { ...input.section, id: 'sources' as const };
    expect(writeByCode({ ...input, section })).toEqual([]);
  });

  test('that lacks a part is refused by the compiler', () => {
    const { closing: _, ...unclosed } = market;
    const { write: __, ...unwritten } = market;
    const { guidance: ___, ...untold } = market;
    expectTypeOf(market).toExtend<SectionDefinition>();
    expectTypeOf(unclosed).not.toExtend<SectionDefinition>();
    expectTypeOf(unwritten).not.toExtend<SectionDefinition>();
    expectTypeOf(untold).not.toExtend<SectionDefinition>();
  });

  test('made of claims asks one question, itself', () => {
    const avoid = defineSection({
      id: 'avoid',
      title: 'Avoid zones',
      kind: 'advice',
      restsOn: 'claims',
      questions: fromClaims('avoid', 'Avoid zones', 'We found nothing.'),
      guidance: null,
      write: () => [],
    });
    expect(avoid.questions).toMatchObject([{ id: 'avoid', answeredBy: [] }]);
  });
});
