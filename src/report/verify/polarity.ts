import { likeness, type Alignment } from './align';
import type { Fault, ReadClaim } from './faults';
import type { Span, Token } from './tokens';

const NEGATORS = new Set([
  'not',
  'no',
  'never',
  'neither',
  'nor',
  'without',
  'cannot',
  'nobody',
  'none',
  'hardly',
  'scarcely',
  'nothing',
  'lack',
  'lacks',
  'lacked',
]);
/** “failed to open”, “stopped selling”: what follows did not happen, or no longer does. */
const UNDOING = /^(?:fail|declin|refus|neglect|stop|ceas|discontinu)$/u;
function isDenial(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]?.lower ?? ''];
  if (token === undefined) return false;
  return (
    NEGATORS.has(token.lower) ||
    token.lower.endsWith("n't") ||
    (UNDOING.test(token.stem) && (next === 'to' || next.endsWith('ing')))
  );
}

/** How many words of a stretch deny, or undo, what follows them. */
export function countDenials(
  tokens: readonly Token[],
  { from, to }: Span = { from: 0, to: tokens.length },
): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (isDenial(tokens, at)) count += 1;
  return count;
}

const EVEN_MORE = /^(?:only|just|merely)$/u;

/** Whether a stretch denies by itself: “not only” denies nothing, but “not” before an “only” outside of it does. */
export function isDenying(tokens: readonly Token[], span: Span): boolean {
  const evenMore = tokens
    .slice(span.from, span.to - 1)
    .filter(
      (token, at) =>
        token.lower === 'not' && EVEN_MORE.test(tokens[span.from + at + 1]?.lower ?? ''),
    );
  return countDenials(tokens, span) > evenMore.length;
}

const CLAUSE =
  /^(?:[,;:.()!?]|but|because|although|though|while|whereas|and|or|which|who|that|until|unless)$/u;
const LONGEST_SCOPE = 6;

interface Denied {
  /** The first words with meaning behind what denies. */
  readonly heads: ReadonlySet<number>;
  /** All that may be meant, to the end of the clause. */
  readonly scope: ReadonlySet<number>;
}

/** Where denied words stand; “bought none” denies backwards. */
function readDenied(tokens: readonly Token[]): Denied {
  const [heads, scope] = [new Set<number>(), new Set<number>()];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.lower ?? '';
    if (!isDenial(tokens, at)) return;
    if (
      ['only', 'just', 'merely', 'least', 'yet', 'alone'].includes(next) ||
      tokens.slice(at, at + 10).some((other) => other.lower === 'until')
    )
      return;
    if (/^(?:none|nothing|nobody|neither|no)$/u.test(token.lower))
      for (const place of [at - 1, at - 2]) if (tokens[place]?.content === true) scope.add(place);
    let found = false;
    for (let place = at + 1; place <= at + LONGEST_SCOPE; place += 1) {
      const word = tokens[place];
      if (word === undefined || CLAUSE.test(word.lower)) break;
      if (!word.content) continue;
      scope.add(place);
      if (!found) heads.add(place);
      found = true;
    }
  });
  return { heads, scope };
}

const PAST =
  /(?:ed|went|won|sold|bought|grew|rose|fell|led|built|made|began|became|wrote|held|paid|said|ran|took|left|lost|met|sent|spent|got|saw|cut|gave|came|found|kept|told|brought)$/u;

/** 0 for what is or was, 1 for what is set to be, 2 for what is merely meant, hoped or possible. */
function surenessAt(tokens: readonly Token[], place: number): number {
  for (let at = place - 1; at >= Math.max(0, place - 4); at -= 1) {
    const token = tokens[at];
    if (token === undefined || CLAUSE.test(token.lower)) break;
    const next = tokens[at + 1]?.lower;
    if (/^(?:may|might|could)$/u.test(token.text)) return 2;
    if (
      /^(?:plan|intend|hop|hope|aim|want|seek|propos|consider|expect|wish|try|attempt|threaten|consid)$/u.test(
        token.stem,
      ) &&
      (next === 'to' || next === 'on' || next?.endsWith('ing') === true)
    )
      return 2;
    const isInfinitive =
      at === place - 1 ? !PAST.test(tokens[place]?.lower ?? '') : at === place - 2 && next === 'be';
    if (token.lower === 'to' && isInfinitive && tokens[at - 1]?.lower !== 'used') return 1;
    if (
      token.lower === 'will' ||
      token.lower === 'should' ||
      (/^(?:set|schedul|due|slat|go)$/u.test(token.stem) && next === 'to')
    )
      return 1;
    if (token.content && token.kind === 'word') break;
  }
  return 0;
}

interface Site {
  readonly like: number;
  readonly alignment: Alignment;
  readonly place: number;
}

/** Where the same word stands in the same surroundings, best first. */
function sitesOf(claim: ReadClaim, at: number, near: readonly Alignment[]): Site[] {
  return near
    .flatMap((alignment) => {
      const match = alignment.matches.find((one) => one.at === at);
      return (match === undefined || match.sure < 0.7 ? [] : match.places).map((place) => ({
        like: likeness(claim.tokens, { from: at, to: at + 1 }, alignment, {
          from: place,
          to: place + 1,
        }),
        alignment,
        place,
      }));
    })
    .sort((left, right) => right.like - left.like);
}

const SITE_FLOOR = 0.45;

/** Holds at the best place, and at no other that is nearly as good. */
function differs(sites: readonly Site[], isAlike: (site: Site) => boolean): boolean {
  const [best] = sites;
  if (best === undefined || best.like < SITE_FLOOR) return false;
  return !sites.some((site) => site.like >= best.like * 0.8 && isAlike(site));
}

/** Words that say no by themselves, so that a denial may be told without one of ours. */
const SAYS_NO =
  /^(?:fail|declin|refus|neglect|stop|ceas|discontinu|reject|deny|avoid|lack|miss|end|drop|abandon|cancel|doubt|prevent|ban|exclud|against|instead|free|unlikely|unabl)$/u;

function saysNo(tokens: readonly Token[]): boolean {
  return (
    countDenials(tokens) > 0 ||
    tokens.some(
      (token) => SAYS_NO.test(token.stem) || /^(?:un|in|dis|non)\p{L}{5,}$/u.test(token.lower),
    )
  );
}

/** What is denied must be denied at the source, and what is denied there must not be asserted. */
export function negationFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const mine = readDenied(claim.tokens);
  const theirs = new Map(
    near.map((alignment) => [alignment, readDenied(alignment.sentence.tokens)] as const),
  );
  const [best] = near;
  const claimSaysNo = saysNo(claim.tokens);
  return claim.tokens.flatMap((token, at): Fault[] => {
    const isDenied = mine.heads.has(at);
    const match = best?.matches.find((one) => one.at === at);
    const deniedThere =
      best !== undefined &&
      match !== undefined &&
      match.places.some((place) => theirs.get(best)?.heads.has(place));
    if (!isDenied && (!deniedThere || claimSaysNo)) return [];
    const sites = sitesOf(claim, at, near);
    const isAlike = ({ alignment, place }: Site) =>
      isDenied
        ? theirs.get(alignment)?.scope.has(place) === true || saysNo(alignment.sentence.tokens)
        : theirs.get(alignment)?.heads.has(place) !== true;
    if (!differs(sites, isAlike)) return [];
    const said = `“${token.text}”`;
    const reason = isDenied
      ? `It denies ${said}, but the evidence states it.`
      : `It states ${said}, but the evidence denies it.`;
    return [
      {
        rung: 'negation',
        span: { from: Math.max(0, at - 2), to: at + 1 },
        strength: sites[0]?.like ?? 0,
        reason,
      },
    ];
  });
}

/** What is planned or possible is not yet done, and what is done is no longer a plan. */
export function modalityFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  return claim.tokens.flatMap((token, at): Fault[] => {
    if (!token.content || token.kind !== 'word' || token.capital) return [];
    const mine = surenessAt(claim.tokens, at);
    // “is delayed” tells how things stand, and may be told of what is yet to come.
    const isPast =
      PAST.test(token.lower) &&
      !claim.tokens
        .slice(Math.max(0, at - 2), at)
        .some((before) => /^(?:is|are|be)$/u.test(before.lower));
    if (mine === 0 && !isPast) return [];
    const sites = sitesOf(claim, at, near);
    const isAlike = ({ alignment, place }: Site) => {
      const theirs = surenessAt(alignment.sentence.tokens, place);
      if (mine === 0) return theirs === 0;
      return theirs > 0 || !PAST.test(alignment.sentence.tokens[place]?.lower ?? '');
    };
    if (!differs(sites, isAlike)) return [];
    const reason =
      mine === 0
        ? `It states “${token.text}” as done, but the evidence only plans it or thinks it possible.`
        : `It gives “${token.text}” as a plan, but the evidence states it as done.`;
    return [
      { rung: 'modality', span: { from: at, to: at + 1 }, strength: sites[0]?.like ?? 0, reason },
    ];
  });
}

const SUPERLATIVE = /^(?:most|least|best|worst|first|last|only|sole|leading|top)$|^\p{L}{2,}est$/u;
const NO_SUPERLATIVE =
  /^(?:west|rest|test|guest|request|interest|forest|honest|invest|suggest|protest|contest|harvest|quest|arrest|chest|nest|latest|protest|digest|modest|manifest|conquest|earnest|midwest|northwest|southwest|west|vest|priest|forest|crest|divest|lest|pest|jest|zest|bequest|ernest|everest|budapest|inquest|infest|molest|ingest|attest|detest|unrest|behest)$/u;
const HEDGES =
  /(?:one of|among|some of|second|third|fourth|fifth|nearly|almost|arguably|possibly|perhaps|2nd|3rd|4th|5th|two of|three of)(?: \p{L}+)?(?: the| its| their| his| her| our)?(?: \p{L}+)?[ -]*$/iu;

function isSuperlative(token: Token): boolean {
  return (
    token.kind === 'word' && SUPERLATIVE.test(token.lower) && !NO_SUPERLATIVE.test(token.lower)
  );
}

function isHedged(folded: string, token: Token): boolean {
  return HEDGES.test(
    folded.slice(Math.max(0, token.start - 32), token.start).replace(/^\S*\s/u, ' '),
  );
}

/** “the largest” is more than “one of the largest”, and than “large”. */
export function superlativeFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  return claim.tokens.flatMap((token, at): Fault[] => {
    if (!isSuperlative(token) || isHedged(claim.folded, token)) return [];
    const span = { from: at, to: at + 1 };
    const sites = near
      .flatMap((alignment) =>
        alignment.sentence.tokens.flatMap((other, place) => {
          const base =
            other.lower.length >= 3 &&
            token.lower.length > other.lower.length &&
            token.lower.endsWith('est') &&
            token.lower.startsWith(other.lower.replace(/[ye]$/u, ''));
          return other.lower === token.lower || base
            ? [
                {
                  like: likeness(claim.tokens, span, alignment, { from: place, to: place + 1 }),
                  alignment,
                  place,
                },
              ]
            : [];
        }),
      )
      .sort((left, right) => right.like - left.like);
    const isAlike = ({ alignment: { sentence }, place }: Site) => {
      const other = sentence.tokens[place];
      return other === undefined || (isSuperlative(other) && !isHedged(sentence.folded, other));
    };
    if (!differs(sites, isAlike)) return [];
    return [
      {
        rung: 'superlative',
        span,
        strength: sites[0]?.like ?? 0,
        reason: `It says “${token.text}” but the evidence claims less.`,
      },
    ];
  });
}
