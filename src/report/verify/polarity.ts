import { likeness, type Alignment } from './align';
import type { Fault, ReadClaim } from './faults';
import type { Token } from './tokens';

const NEGATORS = new Set(['not', 'no', 'never', 'neither', 'nor', 'without', 'cannot', 'nobody', 'none', 'hardly', 'scarcely', 'nothing', 'lack', 'lacks', 'lacked']);
/** “failed to open”, “stopped selling”: what follows did not happen, or no longer does. */
const UNDOING = /^(?:fail|declin|refus|neglect|stop|ceas|discontinu)$/u;
/** Whether words deny, or undo, what follows them. */
export function denies(tokens: readonly Token[]): boolean {
  return tokens.some((token) => NEGATORS.has(token.lower) || token.lower.endsWith("n't") || UNDOING.test(token.stem));
}

const CLAUSE = /^(?:[,;:.()!?]|but|because|although|though|while|whereas|and|or|which|who|that|until|unless)$/u;
const LONGEST_SCOPE = 6;

/** Where each denied word stands: the first one that carries meaning behind what denies. */
function deniedPlaces(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]?.lower ?? '';
    const undoes = UNDOING.test(token.stem) && (next === 'to' || next.endsWith('ing'));
    if (!undoes && !NEGATORS.has(token.lower) && !token.lower.endsWith("n't")) return [];
    if (['only', 'just', 'merely', 'least', 'yet', 'alone'].includes(next) || tokens.slice(at, at + 10).some((other) => other.lower === 'until')) return [];
    for (let place = at + 1; place <= at + LONGEST_SCOPE; place += 1) {
      const head = tokens[place];
      if (head === undefined || CLAUSE.test(head.lower)) return [];
      if (head.content) return [place];
    }
    return [];
  });
}

/** 0 for what is or was, 1 for what is set to be, 2 for what is merely meant, hoped or possible. */
function surenessAt(tokens: readonly Token[], place: number): number {
  for (let at = place - 1; at >= Math.max(0, place - 4); at -= 1) {
    const token = tokens[at];
    if (token === undefined || CLAUSE.test(token.lower)) break;
    const next = tokens[at + 1]?.lower;
    if (/^(?:may|might|could)$/u.test(token.text)) return 2;
    if (/^(?:plan|intend|hop|hope|aim|want|seek|propos|consider|expect|wish|try|attempt|threaten|consid)$/u.test(token.stem) && (next === 'to' || next === 'on' || next?.endsWith('ing') === true)) return 2;
    if (token.lower === 'will' || (/^(?:set|schedul|due|slat|go)$/u.test(token.stem) && next === 'to')) return 1;
    if (token.content && token.kind === 'word') break;
  }
  return 0;
}

const PAST = /(?:ed|went|won|sold|bought|grew|rose|fell|led|built|made|began|became|wrote|held|paid|said|ran|took|left|lost|met|sent|spent|got|saw|cut|gave|came|found|kept|told|brought)$/u;

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
        like: likeness(claim.tokens, { from: at, to: at + 1 }, alignment, { from: place, to: place + 1 }),
        alignment, place,
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

/** What is denied must be denied at the source, and what is denied there must not be asserted. */
export function negationFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const denied = new Set(deniedPlaces(claim.tokens));
  const deniedThere = new Map(near.map((alignment) => [alignment, new Set(deniedPlaces(alignment.sentence.tokens))] as const));
  const [best] = near;
  return claim.tokens.flatMap((token, at): Fault[] => {
    const mine = denied.has(at);
    const match = best?.matches.find((one) => one.at === at);
    if (!mine && (best === undefined || match === undefined || !match.places.some((place) => deniedThere.get(best)?.has(place)))) return [];
    const sites = sitesOf(claim, at, near);
    if (!differs(sites, ({ alignment, place }) => (deniedThere.get(alignment)?.has(place) ?? false) === mine)) return [];
    const said = `“${token.text}”`;
    return [{ rung: 'negation', span: { from: Math.max(0, at - 2), to: at + 1 }, strength: sites[0]?.like ?? 0, reason: mine ? `It denies ${said}, which its source states.` : `It states ${said}, which its source denies.` }];
  });
}

/** What is planned or possible is not yet done, and what is done is no longer a plan. */
export function modalityFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  return claim.tokens.flatMap((token, at): Fault[] => {
    if (!token.content || token.kind !== 'word' || token.capital) return [];
    const mine = surenessAt(claim.tokens, at);
    const isPast = PAST.test(token.lower);
    if (mine === 0 && !isPast) return [];
    const sites = sitesOf(claim, at, near);
    const isAlike = ({ alignment, place }: Site) => {
      const theirs = surenessAt(alignment.sentence.tokens, place);
      if (mine === 0) return theirs === 0;
      return theirs > 0 || !PAST.test(alignment.sentence.tokens[place]?.lower ?? '');
    };
    if (!differs(sites, isAlike)) return [];
    const reason = mine === 0 ? `It states “${token.text}” as done, which its source only plans or thinks possible.` : `It gives “${token.text}” as a plan, which its source states as done.`;
    return [{ rung: 'modality', span: { from: at, to: at + 1 }, strength: sites[0]?.like ?? 0, reason }];
  });
}

const SUPERLATIVE = /^(?:most|least|best|worst|first|last|only|sole|leading|top)$|^\p{L}{2,}est$/u;
const NO_SUPERLATIVE = /^(?:west|rest|test|guest|request|interest|forest|honest|invest|suggest|protest|contest|harvest|quest|arrest|chest|nest|latest|protest|digest|modest|manifest|conquest|earnest|midwest|northwest|southwest|west|vest|priest|forest|crest|divest|lest|pest|jest|zest|bequest|ernest|everest|budapest|inquest|infest|molest|ingest|attest|detest|unrest|behest)$/u;
const HEDGES = /(?:one of|among|some of|second|third|fourth|fifth|nearly|almost|arguably|possibly|perhaps|2nd|3rd|4th|5th|two of|three of)(?: \p{L}+)?(?: the| its| their| his| her| our)?(?: \p{L}+)?[ -]*$/iu;

function isSuperlative(token: Token): boolean {
  return token.kind === 'word' && SUPERLATIVE.test(token.lower) && !NO_SUPERLATIVE.test(token.lower);
}

function isHedged(folded: string, token: Token): boolean {
  return HEDGES.test(folded.slice(Math.max(0, token.start - 32), token.start).replace(/^\S*\s/u, ' '));
}

/** “the largest” is more than “one of the largest”, and than “large”. */
export function superlativeFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  return claim.tokens.flatMap((token, at): Fault[] => {
    if (!isSuperlative(token) || isHedged(claim.folded, token)) return [];
    const span = { from: at, to: at + 1 };
    const sites = near
      .flatMap((alignment) => alignment.sentence.tokens.flatMap((other, place) => {
        const base = other.lower.length >= 3 && token.lower.length > other.lower.length && token.lower.endsWith('est') && token.lower.startsWith(other.lower.replace(/[ye]$/u, ''));
        return other.lower === token.lower || base ? [{ like: likeness(claim.tokens, span, alignment, { from: place, to: place + 1 }), alignment, place }] : [];
      }))
      .sort((left, right) => right.like - left.like);
    const isAlike = ({ alignment: { sentence }, place }: Site) => {
      const other = sentence.tokens[place];
      return other === undefined || (isSuperlative(other) && !isHedged(sentence.folded, other));
    };
    if (!differs(sites, isAlike)) return [];
    return [{ rung: 'superlative', span, strength: sites[0]?.like ?? 0, reason: `It says “${token.text}” where its source claims less.` }];
  });
}
