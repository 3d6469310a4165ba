type Kind = 'page' | 'news' | 'filing';
/**
 * Where a reader of sentences may state a fact. In a filing and in a handbook, words for a launch, a cut or a suit
 * stand for accounting, policies and risks far more often than for what happened.
 */
const READ_ON: Readonly<Record<string, readonly Kind[]>> = {
  employees: ['page', 'news', 'filing'],
  revenue: ['page', 'news', 'filing'],
  'net-income': ['page', 'news', 'filing'],
  founded: ['page', 'news', 'filing'],
  headquarters: ['page', 'news', 'filing'],
  office: ['page', 'news', 'filing'],
  'open-jobs': ['page', 'news'],
  'chief-executive': ['page', 'news'],
  leadership: ['page', 'news'],
  board: ['page', 'news'],
  founder: ['page', 'news'],
  funding: ['page', 'news'],
  award: ['page', 'news'],
  launch: ['page', 'news'],
  layoff: ['news'],
  legal: ['news'],
};

export const isReadKind = (kind: string): kind is Kind =>
  kind === 'page' || kind === 'news' || kind === 'filing';

/** Whether sentences of such a document may state such a fact. */
export function isReadOn(kind: Kind, attribute: string): boolean {
  return READ_ON[attribute]?.includes(kind) ?? false;
}
