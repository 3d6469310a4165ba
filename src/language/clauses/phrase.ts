import { defined } from '../../kernel/defined';
import type { TextRange, Token } from '../parser';
import { quantifiersOf } from './quantify';
import { isTime } from './time-words';
import type { Oblique, Phrase, PhraseKind } from './shape';
import {
  childrenBy,
  rangeOf,
  relationOf,
  stretchAround,
  subtree,
  type TreeView,
} from './tree-view';
import { NEGATIVE_WORDS } from '../lexicon/doubt-words';

/** What hangs on a noun and is a statement, an aside or another member of a list. */
const OUTSIDE = new Set(
  `acl advcl appos ccomp csubj dep discourse list nsubj parataxis vocative orphan reparandum`.split(
    ' ',
  ),
);
/** What stands before a phrase without being part of it; what a nominal predicate has of a clause. */
const AROUND_HEAD = new Set('aux case cop expl mark obl punct'.split(' '));
/** What stands before the core of a phrase. */
const BEFORE_CORE = new Set('det nmod:poss punct'.split(' '));
const NEGATIVE = new Set(NEGATIVE_WORDS);

function kindOf({ pos, tag }: Token): PhraseKind {
  if (pos === 'PROPN' || tag.startsWith('NNP')) return 'name';
  if (pos === 'NUM' || pos === 'SYM') return 'number';
  if (pos === 'PRON' || pos === 'DET') return 'pronoun';
  if (pos === 'ADJ') return 'adjective';
  return pos === 'VERB' || pos === 'AUX' ? 'clause' : 'noun';
}

/** "Tarn Paper": a noun with a capital behind a name that it belongs to. */
const endsName = (view: TreeView, { index, pos, text }: Token): boolean =>
  pos === 'NOUN' &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  childrenBy(view, index, 'compound').some(
    (part) => part.index === index - 1 && part.pos === 'PROPN',
  );

/** The comma of "Tarn Mills, Inc." */
const isInName = (view: TreeView, mark: number, head: Token): boolean =>
  view.tokens[mark]?.text === ',' &&
  childrenBy(view, head.index, 'compound').some(
    ({ index, pos }) => index === mark - 1 && pos === 'PROPN',
  );

function coreOf(view: TreeView, own: readonly Token[], head: Token): TextRange {
  const inner = own.filter(({ index }) => {
    if (index > head.index) return isFlat(view, index, head.index);
    return index === head.index || isCore(view, index, head.index) || isInName(view, index, head);
  });
  return rangeOf(stretchAround(inner, head));
}

function isFlat(view: TreeView, index: number, head: number): boolean {
  for (
    let token = view.tokens[index];
    token && token.index !== head;
    token = view.tokens[token.head]
  )
    if (
      !['flat', 'fixed', 'compound', 'goeswith'].includes(relationOf(token)) &&
      token.tag !== 'HYPH'
    )
      return false;
  return true;
}

function isCore(view: TreeView, index: number, head: number): boolean {
  for (
    let token = view.tokens[index];
    token && token.index !== head;
    token = view.tokens[token.head]
  )
    if (token.head === head)
      return !BEFORE_CORE.has(token.label) && !BEFORE_CORE.has(relationOf(token));
  return true;
}

/** Reads one member of a list as a phrase. */
export function readPhrase(
  view: TreeView,
  head: Token,
  joinedBy?: Phrase['joinedBy'],
  without?: Token,
): Phrase {
  const isVerb = kindOf(head) === 'clause';
  const leftOut = (token: Token): boolean =>
    token === without ||
    isTimeBeside(view, token) ||
    (!isVerb && OUTSIDE.has(relationOf(token))) ||
    (token.head === head.index && /^(?:cc|conj)/.test(token.label)) ||
    (token.head === head.index &&
      AROUND_HEAD.has(relationOf(token)) &&
      (token.label !== 'punct' ||
        (isOuterMark(token, head) && !isInName(view, token.index, head))) &&
      !(isVerb && relationOf(token) !== 'mark'));
  const own = stretchAround(subtree(view, head, leftOut), head);
  const range = rangeOf(own);
  const quantifiers = quantifiersOf(view, own, head);
  return {
    kind: endsName(view, head) ? 'name' : kindOf(head),
    ...range,
    text: view.text.slice(range.start, range.end),
    head: head.index,
    lemma: head.lemma,
    core: coreOf(view, own, head),
    modifiers: isVerb
      ? []
      : childrenBy(view, head.index, 'nmod')
          .filter((child) => /^nmod(?::unmarked)?$/.test(child.label) && !isTimeBeside(view, child))
          .flatMap((child) => readObliques(view, child)),
    owners: childrenBy(view, head.index, 'nmod:poss').flatMap((owner) => readMembers(view, owner)),
    quantifiers,
    negated:
      NEGATIVE.has(head.lemma) ||
      childrenBy(view, head.index, 'det', 'advmod').some(
        ({ lemma, index }) => NEGATIVE.has(lemma) || (lemma === 'not' && index < head.index),
      ) ||
      joinedBy === 'nor',
    ...defined({ joinedBy }),
  };
}

/** "200 workers in May": a time behind a noun, which says when it happened rather than which ones are meant. */
export const isTimeBeside = (view: TreeView, token: Token): boolean =>
  relationOf(token) === 'nmod' &&
  token.label !== 'nmod:poss' &&
  isTime(token) &&
  token.index > token.head &&
  childrenBy(view, token.index, 'case').every(({ lemma }) => lemma !== 'of') &&
  !isTime(view.tokens[token.head] ?? token);

const isOuterMark = (mark: Token, head: Token): boolean =>
  mark.tag !== 'HYPH' && mark.index < head.index ? mark.text !== '-' : mark.text !== '-';

const JOINTS: ReadonlyMap<string, Phrase['joinedBy']> = new Map([
  ['&', 'and'],
  ['and', 'and'],
  ['as', 'and'],
  ['but', 'but'],
  ['nor', 'nor'],
  ['or', 'or'],
  ['plus', 'and'],
]);

/** A token and what is coordinated with it, the conjuncts of conjuncts too. */
export function conjunctsOf(
  view: TreeView,
  head: Token,
  belongs: (conjunct: Token) => boolean,
): readonly Token[] {
  const found = [head];
  for (const own of found) {
    if (found.length > view.tokens.length) break;
    for (const conjunct of childrenBy(view, own.index, 'conj'))
      if (belongs(conjunct)) found.push(conjunct);
  }
  return found.toSorted((one, other) => one.index - other.index);
}

/** Whether a conjunct says something of its own instead of naming one thing more. */
export const isStatement = (view: TreeView, { index, pos }: Token): boolean =>
  pos === 'VERB' || pos === 'AUX' || childrenBy(view, index, 'nsubj', 'cop').length > 0;

/** Every member of a list as a phrase of its own. */
export function readMembers(view: TreeView, head: Token): readonly Phrase[] {
  const members = conjunctsOf(view, head, (conjunct) => !isStatement(view, conjunct));
  const joints = members.flatMap(({ index }) => childrenBy(view, index, 'cc'));
  const joinedBy =
    members.length > 1
      ? (joints.map(({ lemma }) => JOINTS.get(lemma)).find((one) => one !== undefined) ?? 'and')
      : undefined;
  return members.map((member) => readPhrase(view, member, joinedBy));
}

function prepositionOf(view: TreeView, head: Token): string {
  const cases = childrenBy(view, head.index, 'case').filter(({ tag }) => tag !== 'POS');
  return cases
    .flatMap((token) => [token, ...childrenBy(view, token.index, 'fixed')])
    .toSorted((one, other) => one.index - other.index)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
}

/** Every member of a list behind a preposition; a member without one of its own shares the first one's. */
export function readObliques(view: TreeView, head: Token): readonly Oblique[] {
  const shared = prepositionOf(view, head);
  return readMembers(view, head).map((phrase) => {
    const token = view.tokens[phrase.head];
    const own = token ? prepositionOf(view, token) : '';
    return { ...phrase, preposition: own === '' ? shared : own };
  });
}
