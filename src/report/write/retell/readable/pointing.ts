import { wordSet } from '../../../../language';
import type { Token } from '../../../../language/parser';
import { isOfHiring, OF_HIRING } from '../pages-of-work';
import { isStandIn } from '../mentions';
import type { SourceSentence } from '../shape';
import { baseLabel, type Tree } from '../tree';

/** With a bare “the”, anything but these was named before. */
const UNIQUE = new Set(
  (
    'company business world globe internet web cloud public government industry market economy ' +
    'environment country planet summer winter spring fall autumn nation year quarter month week ' +
    'day end beginning start time future past present board ceo cto president handbook home ' +
    'workplace workforce staff majority rest whole way importance value middle region area spot ' +
    'median average minimum maximum opportunity ability right need use chance freedom option ' +
    'premium'
  ).split(' '),
);
/** Adjectives that say “besides” or “said before”, not which. */
const VAGUE = new Set(
  (
    'other related new remaining current respective additional appropriate relevant various ' +
    'certain first next'
  ).split(' '),
);
/** Of “the safety, health and care of its people”, the last says which for all. */
function headsOfList(tree: Tree, token: Token): readonly Token[] {
  const head = baseLabel(token) === 'conj' ? tree.tokens[token.head] : undefined;
  return head === undefined ? [] : [head, ...tree.childrenOf(head.index, 'conj')];
}

/** “that disparity”; as a determiner it can’t open a clause, whatever it was taken for. */
export const isPointing = ({ lemma, tag, label }: Token): boolean =>
  lemma === 'that' && tag === 'DT' && (label === 'det' || label === 'mark');

/** “the largest”, “the first”, “the same”: one alone, wherever it is said. */
const saysAlone = ({ tag, lemma }: Token): boolean =>
  tag === 'JJS' || tag === 'RBS' || ALONE.has(lemma);
const ALONE = new Set(
  (
    'average best chief entire first following global last latest leading local main major median most own public ' +
    'same second sole third top typical ultimate usual very whole wider world'
  ).split(' '),
);

/** Every place of work has these, so “the hiring process” needs no page before it. */
const OF_ANY_WORK = new Set(
  (
    'ad advert applicant application candidate contract employee employer floor holiday hour interview interviewer ' +
    'interviews job law manager member offer pay period person position posting price process project range ' +
    'recruiter role round salary stage step team value weekend'
  ).split(' '),
);

/** What an applicant meets at any company. */
const isOfAnyHiring = ({ lemma }: Token): boolean =>
  OF_HIRING.has(lemma) || OF_ANY_WORK.has(lemma) || lemma === 'code';

/** On how people are hired, “the first call” is theirs. */
const IN_ANY_HIRING = new Set('call interview offer round'.split(' '));

/** “the mobile app”: a page’s own thing, which it named before; a filing names its parts so. */
const isQualifiedDefinite = (tree: Tree, token: Token): boolean =>
  !OF_ANY_WORK.has(token.lemma) &&
  tree.childrenOf(token.index, 'det').some(({ text }) => text.toLowerCase() === 'the') &&
  // “the sale and repair of boats”: what stands behind both says which.
  [token, ...tree.childrenOf(token.index, 'conj')]
    .flatMap(({ index }) => tree.childrenOf(index))
    .every((child) => {
      if (['nmod', 'acl', 'appos', 'nummod', 'advcl', 'ccomp'].includes(baseLabel(child)))
        return false;
      const isKind = ['compound', 'amod'].includes(baseLabel(child));
      return !isKind || (child.pos !== 'PROPN' && !saysAlone(child));
    });

/** “the policy”, with nothing that says which. */
export function isBareDefinite(
  tree: Tree,
  token: Token,
  { filing, page }: Pick<SourceSentence, 'filing' | 'page'>,
): boolean {
  if (token.pos !== 'NOUN' || UNIQUE.has(token.lemma)) return false;
  if (page === 'to candidates' && isOfAnyHiring(token)) return false;
  if (isOfHiring(page) && IN_ANY_HIRING.has(token.lemma)) return false;
  const children = tree.childrenOf(token.index);
  const beside = [...tree.childrenOf(token.index, 'conj'), ...headsOfList(tree, token)];
  const saysWhich = [...children, ...beside.flatMap(({ index }) => tree.childrenOf(index))].some(
    (child) =>
      ['nmod', 'acl', 'compound', 'amod', 'nummod', 'appos'].includes(baseLabel(child)) &&
      !VAGUE.has(child.lemma),
  );
  const isKnown = tree.tokens.slice(0, token.index).some(({ lemma }) => lemma === token.lemma);
  const isBare =
    (children.some(({ text }) => text.toLowerCase() === 'the') && !saysWhich) ||
    (!filing && isQualifiedDefinite(tree, token));
  return isBare && !isKnown && tree.tokens[token.index + 1]?.tag !== 'POS';
}

/** “Through its stores, Bell sells …”: the company comes right behind. */
const isAhead = (tree: Tree, { index, text }: Token): boolean =>
  text === 'its' || text === 'Its'
    ? tree.tokens.slice(index).some((token) => isStandIn(token) && token.label.startsWith('nsubj'))
    : false;

const isRelativeWord = wordSet('that, which, who');

/** Who acts in a pronoun’s own clause, by noun: “programs that enable them” enable somebody else. */
function actorsBeside(tree: Tree, pronoun: Token): readonly Token[] {
  if (!['obj', 'iobj'].includes(baseLabel(pronoun))) return [];
  const verb = tree.tokens[pronoun.head];
  if (verb === undefined) return [];
  return tree.childrenOf(verb.index, 'nsubj').flatMap((subject) => {
    const isRelative = isRelativeWord(subject.text);
    const noun = isRelative ? tree.tokens[verb.head] : subject;
    if (noun === undefined) return [];
    // “a series of programs that …”: either.
    return [
      noun,
      ...(isRelative ? tree.childrenOf(noun.index, 'nmod') : []),
      tree.tokens[noun.head],
    ]
      .filter((one) => one !== undefined)
      .filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  });
}

const isOne = wordSet('he, her, him, his, it, its, she');
const isPronoun = wordSet('he, her, him, his, it, its, she, their, them, they');

/** A pronoun must have something before it in its own sentence. */
export function hasLoosePronoun(tree: Tree): boolean {
  return tree.tokens.some((token) => {
    if (!isPronoun(token.text)) return false;
    if (isStandIn(token) || token.pos !== 'PRON') return false;
    if (isAhead(tree, token)) return false;
    const actors = actorsBeside(tree, token);
    return !tree.tokens.slice(0, token.index).some(
      (one) =>
        !actors.includes(one) &&
        // “With 58 people it is our smallest office”: one isn’t many.
        !(isOne(token.text) && /^NNP?S$/u.test(one.tag)) &&
        (one.pos === 'PROPN' || one.pos === 'NOUN' || /^(?:we|our|It|Its)$/u.test(one.text)),
    );
  });
}
