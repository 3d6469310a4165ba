import type { Draft } from '../extract/document';
import { subjectAt, type Names, type Told } from './subject';

/** A sentence with all that is needed to judge whom its facts are about. */
export interface Said {
  readonly text: string;
  readonly names: Names;
  readonly told: Told;
  readonly publishedAt?: string;
  readonly fetchedAt: string;
}

/** What a sentence states, before it has a place in its document. */
export type Stated = Omit<Draft, 'start' | 'end'>;

export type Reader = (said: Said) => readonly Stated[];

export function isOurs({ text, names, told }: Said, start: number, end: number): boolean {
  return subjectAt(text, start, end, names, told) === 'ours';
}

/** What is only wished for, feared, denied or asked is no fact. */
const UNREAL =
  /\b(?:plans?|planned|planning|intends?|aims?|hopes?|hoping|expects?|expected|expecting|targets?|targeting|goal|ambition|would|could|might|may|should|if|unless|until|forecasts?|projected?|projects|estimates that|rumou?r(?:s|ed)?|reportedly|alleged(?:ly)?|denie[sd]|not|never|n[’']t|no longer|without|nearly became|will|shall|considering|in talks|proposed|potential|hypothetical|imagine|suppose)\b/iu;

/** Whether the part of the sentence that holds a statement speaks of what is so. */
export function isReal(text: string, start: number, end: number): boolean {
  const from = Math.max(
    ...[';', ': ', ' but ', ' while ', ' whereas ', ', and ', ' although ', ' though '].map(
      (mark) => text.lastIndexOf(mark, start - 1),
    ),
    0,
  );
  const rest = text.slice(end);
  const stop =
    /[;]|,\s|\s(?:but|while|whereas|although|though|and)\s/u.exec(rest)?.index ?? rest.length;
  return (
    !UNREAL.test(
      text
        .slice(from, start)
        .replace(/,\s+(?:its|our|an?|the)\s[^,;]{3,60},/gu, ' ')
        .replace(
          /\b(?:in|last|this|on)\s+(?:\d{1,2}\s+)?May\b|\bMay\s+\d{1,4}\b|\bnot (?:only|just)\b|\bnot including\b/gu,
          '',
        ),
    ) &&
    !/\b(?:if|by 20[3-9]\d|is denied)\b/iu.test(rest.slice(0, stop)) &&
    !text.trimEnd().endsWith('?')
  );
}

/** How rough a figure is said to be. */
export function roughness(before: string): string | undefined {
  return (
    /\b(about|around|approximately|approx\.?|roughly|some|circa|more than|over|upwards of|in excess of|nearly|almost|close to|just (?:over|under)|fewer than|less than|under|at least|up to|north of|well over|an estimated|estimated at)\s*$/iu
      .exec(before)?.[1]
      ?.toLowerCase() ?? /(~|≈|±|c\.)\s*$/u.exec(before)?.[1]
  );
}

/** A figure that another one is held against: “up from 1,795”, “compared with 1,640 in 2023”. */
export function isComparison(before: string): boolean {
  return /\b(?:(?:up|down|risen|fallen|grown|grew|rose|fell|dropped|increased?|decreased?|decline[ds]?|expanded|shrank|shrunk|climbed|jumped|surged|moved|went)\s+(?:by\s+[^,;]{1,25}\s+)?from|from|compared\s+(?:to|with)|versus|vs\.?|against|(?<!more |less |fewer |larger |rather )than(?:\s+the)?|of\s+(?:whom|which|these|those|them)|including|instead\s+of|rather\s+than|previously|formerly|earlier|prior(?:-|\s)year|year-earlier|once|originally|initially|starting (?:at|with)|began with|started with)\s+(?:(?:about|around|roughly|some|approximately|just|only|over|more than|nearly|almost|a|the|its|our|it|they|we|had|was|were)\s+){0,3}$/iu.test(
    before,
  );
}
