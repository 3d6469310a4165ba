import type { DraftClaim, WritingInput } from '../../ports';
import { formatMonth } from '../../phrases';
import { basisOf, type Ground } from '../basis';
import { dayOfRow } from '../sources';
import { workBasisOf } from '../role/work-basis';
import { writeSayAloud } from './brief/brief-answer';
import { either, line } from './line';
import { figureInWords } from './money';
import { launchOf, namedGrounds, postedPay, valuesOf } from './names';

/** A plan for the evening, from the report's own facts: each line says when, and what to do. */
export function writeLastHours(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  const { writtenAt, company } = input;
  const figure = figureInWords(basis);
  const hasAnswer = writeSayAloud(input, basis).length > 0;
  const launch = launchOf(basis, writtenAt);
  const products = namedGrounds(basis, 'product', 2);
  const values = valuesOf(basis, 4);
  const { duty } = workBasisOf(input, basis);
  const { writing, steps, employees } = basis;
  const pay = postedPay(basis);
  const anything = figure?.grounds[0] ?? launch ?? products[0] ?? employees ?? values[0];
  const day = writing && dayOfRow(writing.row);
  const look: readonly Ground[] = launch === undefined ? products : [launch];
  const lines: readonly (readonly [when: string, what: string, grounds: readonly Ground[]])[] = [
    ...(anything === undefined
      ? []
      : [
          [
            'Two hours before',
            hasAnswer
              ? `Read the brief again, and say the answer about ${company} aloud twice.`
              : `Read the brief again, and say aloud what you know about ${company}.`,
            [anything],
          ] as const,
        ]),
    ...(anything === undefined || basis.facts.all('news').length > 0
      ? []
      : [['Two hours before', `Search for news about ${company}.`, [anything]] as const]),
    ...(figure === undefined
      ? []
      : [
          [
            '90 minutes before',
            `Learn one figure by heart: ${figure.words}`,
            figure.grounds,
          ] as const,
        ]),
    ...(duty === undefined
      ? []
      : [
          [
            '90 minutes before',
            'Reread the posting, and put one example beside each thing it asks for.',
            [duty],
          ] as const,
        ]),
    ...(writing === undefined || day === undefined
      ? look.length === 0
        ? []
        : [
            [
              'One hour before',
              `Look at ${either(
                look.map(({ words }) => words),
                'and',
              )} once more, as a customer would.`,
              look,
            ] as const,
          ]
      : [
          [
            'One hour before',
            `Read what its engineers wrote in ${formatMonth(day)}.`,
            [writing],
          ] as const,
        ]),
    ...(values.length < 2
      ? anything === undefined
        ? []
        : [
            [
              '40 minutes before',
              'Choose your questions, and drop any that the posting answers already.',
              [anything],
            ] as const,
          ]
      : [
          [
            '40 minutes before',
            'Choose your questions, and match one story to each value.',
            values,
          ] as const,
        ]),
    ...(pay === undefined
      ? []
      : [
          [
            '20 minutes before',
            `Write your pay number and its reason on a card. The range is ${pay.words}.`,
            [pay],
          ] as const,
        ]),
    ...(steps.length === 0 || values.length >= 2
      ? []
      : [
          [
            '20 minutes before',
            'See which round you’re in, and who will be there.',
            steps.slice(0, 1),
          ] as const,
        ]),
  ];
  // One line alone is no plan.
  return lines.length < 2
    ? []
    : lines.map(([when, what, grounds]) => line(what, grounds, { group: when }));
}
