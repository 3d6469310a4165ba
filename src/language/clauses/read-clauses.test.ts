import { describe, expect, it } from 'vitest';
import { loadParser } from '../../research/evidence/load-parser';
import { readClauses, type Clause } from '.';

const read = (text: string): readonly Clause[] => readClauses(loadParser().parse(text));
const clauseOf = (text: string, lemma: string): Clause | undefined =>
  read(text).find(({ predicate }) => predicate.lemma === lemma);
const texts = (phrases: readonly { readonly text: string }[] = []): readonly string[] =>
  phrases.map(({ text }) => text);

describe('readClauses', () => {
  it('gives subject, object and the time around a plain verb', () => {
    const clause = clauseOf('The company acquired Redloft in March 2019.', 'acquire');
    expect(texts(clause?.subjects)).toEqual(['The company']);
    expect(texts(clause?.objects)).toEqual(['Redloft']);
    expect(clause?.obliques.map(({ preposition }) => preposition)).toEqual(['in']);
    expect(clause).toMatchObject({ tense: 'past', passive: false, negated: false });
  });

  it('gives the agent of a passive apart from its subject', () => {
    const clause = clauseOf('Quillhaven was founded by Ada Bell in 2001.', 'found');
    expect(texts(clause?.subjects)).toEqual(['Quillhaven']);
    expect(texts(clause?.agents)).toEqual(['Ada Bell']);
    expect(clause).toMatchObject({ tense: 'past', passive: true });
  });
});
