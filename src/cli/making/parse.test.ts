import { describe, expect, it } from 'vitest';
import { readClauses } from '../../language/clauses';
import { treeOf } from '../../language/clauses/testing';
import { clauseLines } from './parse';

describe('clauseLines', () => {
  it('shows the form of a clause and what fills its slots, and nothing of the empty ones', () => {
    const [clause] = readClauses(
      treeOf(`Redloft/Redloft/PROPN/NNP/nsubj>4 did/do/AUX/VBD/aux>4 not//PART/RB/advmod>4 sell//VERB/VB/root>0
        off//ADP/RP/compound:prt>4 boats/boat/NOUN/NNS/obj>4 or//CCONJ/CC/cc>8 cars/car/NOUN/NNS/conj>6`),
    );
    expect(clause && clauseLines(clause)).toEqual([
      '0 main: sell off [past, NOT]',
      '    subject     “Redloft”',
      '    object      or “boats”; or “cars”',
      '    negation    not',
    ]);
  });
});
