import { readClauses, type Clause, type Phrase } from '../../language/clauses';
import type { Token } from '../../language/parser';
import { loadParser } from '../../research/evidence';
import { UsageFault, type Verb } from '../verb';

/** Prints how a sentence is read: its tokens, then its clauses. */
export const parseVerb: Verb = {
  async run(parameters) {
    const text = parameters.join(' ').trim();
    if (text === '') throw new UsageFault('Pass a sentence to parse.');
    const sentence = loadParser().parse(text);
    const clauses = readClauses(sentence);
    const lines = [...sentence.tokens.map(tokenLine), '', ...clauses.flatMap(clauseLines)];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

function tokenLine({ index, text, lemma, pos, tag, head, label }: Token): string {
  const columns = [String(index).padStart(3), text.padEnd(16), lemma.padEnd(16), pos.padEnd(6)];
  return `${columns.join(' ')} ${tag.padEnd(5)} ${label.padEnd(12)} ${head === -1 ? '' : `← ${head}`}`.trimEnd();
}

function phraseText({ text, quantifiers, negated, joinedBy }: Phrase): string {
  const notes = [...quantifiers.map(({ kind }) => kind), ...(negated ? ['negated'] : [])];
  return `${joinedBy === 'or' ? 'or ' : ''}“${text}”${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

export function clauseLines(clause: Clause): readonly string[] {
  const { predicate, tense, passive, perfect, progressive, negated } = clause;
  const form = [
    tense,
    passive && 'passive',
    perfect && 'perfect',
    progressive && 'progressive',
    negated && 'NOT',
  ];
  const parent = clause.parent === undefined ? '' : ` in ${clause.parent}`;
  const verb = [predicate.lemma, predicate.particle].filter(Boolean).join(' ');
  const rows: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['subject', clause.subjects.map(phraseText)],
    ['object', clause.objects.map(phraseText)],
    ['indirect', clause.indirectObjects.map(phraseText)],
    ['agent', clause.agents.map(phraseText)],
    ['says', predicate.phrase ? [phraseText(predicate.phrase)] : []],
    ['around', clause.obliques.map((one) => `${one.preposition} ${phraseText(one)}`.trim())],
    ['adverbs', clause.adverbs.map(({ lemma }) => lemma)],
    ['modality', clause.modalities.map(({ kind, lemma }) => `${kind} (${lemma})`)],
    ['negation', clause.negations.map(({ lemma }) => lemma)],
    [
      'attribution',
      clause.attributions.map(({ kind, sources }) =>
        `${kind} ${sources.map(phraseText).join(', ')}`.trim(),
      ),
    ],
  ];
  return [
    `${clause.index} ${clause.kind}${parent}: ${verb} [${form.filter(Boolean).join(', ')}]`,
    ...rows
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => `    ${name.padEnd(12)}${values.join('; ')}`),
  ];
}
