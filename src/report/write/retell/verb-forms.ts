import { yearsIn } from '../../../kernel/text';
import { phraseFinder } from '../../../language';
import { isParticipleTag, type Token } from '../../../language/parser';
import { baseLabel, type Edit, type Tree } from './tree';

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['am', 'is'],
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
  ['’re', ' is'],
  ['’ve', ' has'],
  ['’ll', ' will'],
  ['’d', ' would'],
]);
const CLITICS = new Set(['’re', '’ve', '’ll', '’d']);

/** “operate” → “operates”, “are” → “is”. */
export function singularVerb(form: string): string {
  const lower = form.toLowerCase().replace("'", '’');
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/u.test(lower)) return `${form.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(lower) ? `${form}es` : `${form}s`;
}

/** Base forms that look like a past. */
const saysBaseInEd = phraseFinder('^ embed/exceed/feed/need/proceed/seed/speed/succeed $');

const ofBase = ({ tag, text }: Token): boolean =>
  tag === 'VBP' || tag === 'VB' || (tag === 'VBD' && saysBaseInEd(text));

/** “develop and support software”: a later verb that was taken for a noun has nothing of a noun about it. */
function isMistakenNoun(tree: Tree, token: Token): boolean {
  const next = tree.tokens[token.index + 1];
  return (
    token.tag === 'NN' &&
    next !== undefined &&
    ['NOUN', 'PROPN', 'ADJ', 'DET', 'NUM', 'PRON', 'ADV'].includes(next.pos) &&
    tree.childrenOf(token.index, 'det', 'amod', 'nummod', 'case', 'nmod:poss', 'compound')
      .length === 0
  );
}

/** Nouns that, with a preposition behind, are verbs after “and”. */
const VERBS_OF_WORK = new Set('focus aim work plan rely look compete partner report'.split(' '));

/** “in 29 states and employ 92,000 people”: no noun stands right before a number or an article. */
function strayVerbs(tree: Tree, verb: Token): readonly Token[] {
  return tree.tokens.filter((token, at) => {
    const [before, next, afterNext] = [
      tree.tokens[at - 1],
      tree.tokens[at + 1],
      tree.tokens[at + 2],
    ];
    if (token.tag !== 'NN' || token.index < verb.index || before?.pos !== 'CCONJ') return false;
    const opens = (one: Token | undefined): boolean =>
      one !== undefined && (one.pos === 'DET' || one.pos === 'NUM' || one.tag === 'PRP$');
    const goesOn = next?.pos === 'ADP' && VERBS_OF_WORK.has(token.lemma);
    return goesOn || opens(next) || (next?.pos === 'ADV' && opens(afterNext));
  });
}

const NO_BASE_FORM = /^(?:RB|IN|PRP|DT|NNP|NNS|CD|TO|MD|W|VB[DGN])/u;

/** “We design, make, and sell bags”: between a verb and its object stand only verbs, whatever they were read as. */
function listedVerbs({ tokens }: Tree, verb: Token): readonly Token[] {
  const listed: Token[] = [];
  for (let at = verb.index + 1; at < tokens.length; at += 1) {
    const hasComma = tokens[at]?.text === ',';
    if (hasComma) at += 1;
    const isLast = tokens[at]?.pos === 'CCONJ';
    if (isLast) at += 1;
    const word = tokens[at];
    if (word === undefined || (!hasComma && !(isLast && listed.length > 0))) return [];
    const isVerb = /^\p{Ll}+$/u.test(word.text) && !NO_BASE_FORM.test(word.tag);
    if (!isVerb || word.label.startsWith('nsubj')) return [];
    listed.push(word);
    if (isLast) return listed.length > 1 ? listed : [];
  }
  return [];
}

/** “maternity/adoption leave”: a verb of its own has a comma or a joint before it. */
const endsNoun = (tree: Tree, { index }: Token): boolean =>
  ['NOUN', 'PROPN', 'ADJ'].includes(tree.tokens[index - 1]?.pos ?? '') &&
  tree.childrenOf(index, 'cc').length === 0;

/** “we set aside time”: now or once. */
const isAnyTime = (tree: Tree, { tag, text, lemma }: Token): boolean =>
  tag === 'VBD' && text.toLowerCase() === lemma && yearsIn(tree.text).length === 0;

/** “help design, make and sell”: what stands beside it is what it helps to do. */
const helpsTo = (tree: Tree, verb: Token): boolean =>
  verb.lemma === 'help' &&
  tree
    .childrenOf(verb.index, 'xcomp')
    .some(({ index }) => tree.childrenOf(index, 'mark').length === 0);

/** The verbs that share a subject, each with whether a helping verb bears its number. */
export function sharingVerbs(tree: Tree, verb: Token): readonly Token[] {
  if (helpsTo(tree, verb)) return [verb];
  const later = tree.childrenOf(verb.index, 'conj').filter(
    (token) =>
      tree.childrenOf(token.index, 'nsubj', 'csubj', 'mark').length === 0 &&
      ((token.pos === 'VERB' && !endsNoun(tree, token)) ||
        token.pos === 'AUX' ||
        // “and are subject to”: the verb hangs on what it says of the company.
        tree.childrenOf(token.index, 'cop').length > 0 ||
        isMistakenNoun(tree, token)),
  );
  return [verb, ...later.flatMap((token) => sharingVerbs(tree, token))];
}

/** What bears person and number: the first helping verb, or else the verb itself. */
export function finiteOf(tree: Tree, verb: Token): Token {
  const helping = tree
    .childrenOf(verb.index)
    .filter((token) => ['aux', 'cop'].includes(baseLabel(token)))
    .toSorted((one, other) => one.index - other.index);
  return helping[0] ?? verb;
}

/** The edits that make a verb and those beside it agree with one subject instead of several. */
export function agreeWithOne(tree: Tree, verb: Token): readonly Edit[] {
  const first = finiteOf(tree, verb);
  const isHelped = first.index !== verb.index && first.label !== 'cop';
  const edits = sharingVerbs(tree, verb).flatMap((one): readonly Edit[] => {
    const finite = finiteOf(tree, one);
    const text = finite.text.replace("'", '’');
    const isOwn = finite.index !== one.index || one.index === verb.index;
    const isBase = ofBase(finite) || finite.tag === 'NN' || text === 'were';
    // “can design and build”: what the first verb’s helper governs stays; “are based and build” isn’t.
    if (isHelped && !isOwn && !(isBase && isParticipleTag(verb.tag))) return [];
    if (finite.tag === 'MD' && !CLITICS.has(text)) return [];
    if (!isBase && !CLITICS.has(text)) return [];
    return [{ start: finite.start, end: finite.end, text: singularVerb(text) }];
  });
  const listed = isHelped || !ofBase(first) ? [] : listedVerbs(tree, first);
  const strays = isHelped ? [] : [...listed, ...strayVerbs(tree, verb)];
  return [
    ...edits,
    ...strays
      .filter(({ start }) => !edits.some((edit) => edit.start === start))
      .map(({ start, end, text }) => ({ start, end, text: singularVerb(text) })),
  ];
}

const governs = ({ tag, lemma }: Token): boolean =>
  tag === 'TO' || tag === 'MD' || lemma === 'help';

/** A word between commas, among verbs that were changed, that wasn’t. */
function isListBroken({ tokens }: Tree, edits: readonly Edit[]): boolean {
  const starts = edits.map(({ start }) => start);
  const [from, to] = [Math.min(...starts), Math.max(...starts)];
  return tokens.some(
    ({ start, index, pos }) =>
      start > from &&
      start < to &&
      !starts.includes(start) &&
      pos !== 'PUNCT' &&
      tokens[index - 1]?.text === ',' &&
      (tokens[index + 1]?.text === ',' || tokens[index + 1]?.pos === 'CCONJ'),
  );
}

/** “We build, test, validate”: a list without its end. */
function isListOpen({ tokens }: Tree, edits: readonly Edit[]): boolean {
  const last = Math.max(...edits.map(({ start }) => start));
  const at = tokens.findIndex(({ start }) => start === last);
  return edits.length > 2 && tokens[at - 1]?.text === ',';
}

/** A verb in its base form behind a comma or “or”, which nothing governs. */
function hasBareVerbBehind(tree: Tree, first: Token, edits: readonly Edit[]): boolean {
  return tree.tokens.some(
    (token) =>
      token.start > first.start &&
      (token.tag === 'VB' || token.tag === 'VBP') &&
      !edits.some(({ start }) => start === token.start) &&
      [',', 'or', 'and'].includes(tree.tokens[token.index - 1]?.text ?? '') &&
      token.label === 'conj' &&
      !tree.tokens.slice(first.index, token.index).some(governs) &&
      tree.childrenOf(token.index, 'nsubj', 'mark', 'aux').length === 0,
  );
}

/** “We make tools that cut, fold, and bind”: a last verb may be the tools’. */
const hasRelativeBetween = ({ tokens }: Tree, first: Token, edits: readonly Edit[]): boolean =>
  edits.some(({ start }) =>
    tokens.some(
      (token) =>
        token.start > first.start &&
        token.start < start &&
        token.label.startsWith('nsubj') &&
        /^(?:that|which|who)$/iu.test(token.text),
    ),
  );

/** Whether a later verb may belong to “to” or “can” instead of the subject: “helps to train and recruit”. */
export function isUnsureVerb(tree: Tree, verb: Token, isDated: boolean): boolean {
  const first = finiteOf(tree, verb);
  const edits = agreeWithOne(tree, verb);
  if (!isDated && isAnyTime(tree, first)) return true;
  const isPast = (first.tag === 'VBD' && !ofBase(first)) || first.tag === 'MD';
  // “We develop and license …”: a noun beside a verb is a verb that wasn’t read as one.
  const isNounBeside = tree
    .childrenOf(verb.index, 'conj')
    .some(({ tag, start }) => tag === 'NN' && !edits.some((edit) => edit.start === start));
  if (!isPast && isNounBeside) return true;
  // “We design, make …”, where the list that goes on wasn’t read as one.
  const isBareBeside = tree
    .childrenOf(verb.index, 'ccomp')
    .some(
      ({ tag, start, index }) =>
        tag === 'VB' &&
        tree.childrenOf(index, 'nsubj', 'mark', 'aux').length === 0 &&
        !edits.some((edit) => edit.start === start),
    );
  if (!isPast && isBareBeside) return true;
  if (!isPast && hasRelativeBetween(tree, first, edits)) return true;
  // “We build, test, and sell …” or “we either meet, join, …”, of which only some were read as verbs.
  const beside = [tree.tokens[first.index - 1], tree.tokens[first.index + 1]];
  if (!isPast && beside.some((token) => token?.lemma === 'either')) return true;
  if (!isPast && edits.length > 1 && isListBroken(tree, edits)) return true;
  if (!isPast && isListOpen(tree, edits)) return true;
  if (!isPast && hasBareVerbBehind(tree, first, edits)) return true;
  // “We embed …”, where the verb was taken for something else.
  if (!isPast && !edits.some(({ start }) => start === first.start)) return true;
  return edits.some(
    ({ start }) =>
      start > first.start &&
      tree.tokens.some(
        (token) => token.start > first.start && token.start < start && governs(token),
      ),
  );
}
