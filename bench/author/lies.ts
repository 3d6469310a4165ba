import type { ToldSentence } from './scripted-editor';

type Lie = (told: ToldSentence) => ToldSentence | undefined;

const FIGURE = /(?<![\d.,])\d[\d,]*(?:\.\d+)?(?![\d,]*\d)/u;
const YEAR = /\b20[0-2]\d\b/u;
const HOLDS = / (is|are|was|were|has|have|can) /u;

/** In the sentence and in its clauses alike, or in the sentence alone. */
function turned(
  { clauses, ...told }: ToldSentence,
  turn: (text: string) => string,
  alsoClauses: boolean,
): ToldSentence | undefined {
  const text = turn(told.text);
  if (text === told.text) return undefined;
  return {
    ...told,
    text,
    clauses: alsoClauses
      ? clauses.map((clause) => ({ ...clause, text: turn(clause.text) }))
      : clauses,
  };
}

const more = (figure: string): string => {
  const value = Number(figure.replaceAll(',', ''));
  return figure.includes('.')
    ? (value * 1.3).toFixed(1)
    : new Intl.NumberFormat('en-US').format(Math.round(value * 1.3) + 1);
};
const withoutEnd = (text: string): string => text.replace(/[.!?][”"]?$/u, '');

/** What a model that lies says in place of an honest sentence, kind by kind. */
export const LIES: Readonly<Record<string, Lie>> = {
  figure: (told) =>
    YEAR.test(told.text) ? undefined : turned(told, (text) => text.replace(FIGURE, more), true),
  'figure, honest clauses': (told) =>
    YEAR.test(told.text) ? undefined : turned(told, (text) => text.replace(FIGURE, more), false),
  year: (told) =>
    turned(told, (text) => text.replace(YEAR, (year) => String(Number(year) - 1)), true),
  denied: (told) => turned(told, (text) => text.replace(HOLDS, ' $1 not '), true),
  'denied, honest clauses': (told) =>
    turned(told, (text) => text.replace(HOLDS, ' $1 not '), false),
  'added, not in its clauses': (told) =>
    turned(told, (text) => `${withoutEnd(text)}, and customers are leaving.`, false),
  'added as a clause': (told) => {
    const [first] = told.clauses;
    return first === undefined
      ? undefined
      : {
          ...told,
          text: `${withoutEnd(told.text)}, and customers are leaving.`,
          clauses: [...told.clauses, { ...first, text: 'Customers are leaving' }],
        };
  },
  'joined by a reason': (told) =>
    new Set(told.clauses.map(({ entry }) => entry)).size < 2
      ? undefined
      : turned(told, (text) => text.replace(/;|, and| and(?= \p{L}+ed )/u, ' because'), false),
};
