import { wordSet } from '../../../language';
import { isSmallWord } from '../../../language';
import type { EventClause } from './clauses';
import type { EventToken } from './tokens';

/** What a clause says of its subject: an act, or for “is” and “has” the state or thing that follows. */
export interface EventPredicate {
  readonly verb: EventToken;
  readonly subject: readonly EventToken[];
  /** What follows the verb in its clause. */
  readonly rest: readonly EventToken[];
  /** Told as having happened or going on, and not as what someone does in general or might do. */
  readonly isEvent: boolean;
  readonly isState: boolean;
  /** Told as what may be. */
  readonly isPossible: boolean;
}

const PAST_FORMS = new Set(
  `went won sold bought grew rose fell led built made began became wrote held paid said ran took
  left lost met sent spent got saw cut gave came found kept told brought broke chose drew
  drove fed fled flew fought forgot froze heard hid hit hurt knew laid lent let lay meant put
  quit rang read rode sank shook shot showed shrank shut slept slid spoke split spun stood stole
  struck
  stuck sued swore swept swam taught tore threw thought undid underwent understood withdrew woke
  wore forbade shed bid burst cast cost dealt dug fit set spread sprang stuck swung wound
  oversaw overtook`.split(/\s+/u),
);
const PARTICIPLES = new Set(
  `gone sold bought grown risen fallen led built made begun become written held paid said run
  taken left lost met sent spent got gotten seen cut given come found kept told brought broken
  chosen drawn
  driven fed fled flown fought forgotten frozen heard hidden hit hurt known laid lent let lain
  meant put quit rung read ridden sunk shaken shot shown shrunk shut spoken split spun stood
  stolen struck stuck sued sworn swept
  taught torn thrown thought undone understood withdrawn woken worn forbidden shed bid burst
  cast cost dealt dug set spread swung wound won overseen overtaken done`.split(/\s+/u),
);
/** Words that end like a past-tense verb and aren't one. */
const ENDS_AS_PAST = `breed crooked deed embed exceed feed greed hundred indeed kindred naked need proceed sacred
  seed speed succeed weed wicked`;
const isNoPast = wordSet(
  `${ENDS_AS_PAST} agreed ahead based bed bid biomed cast cost cut felt fit found hit lay led left let limited put read
   red saw set shed shut so-called split spread supposed united unmatched wed wound`,
);
const isNoParticiple = wordSet(ENDS_AS_PAST);
const isBe = wordSet(
  `am appears are be became become becomes been being is remained remains seemed seems stayed stays was were`,
);
const isHave = wordSet('had, has, have, having');
const isDo = wordSet('did, do, does');
const isSurely = wordSet('shall, will');
const isPerhaps = wordSet('can, could, may, might, must, should, would');
const staysBetween = wordSet(
  `again all already also be been being both even ever first just lately long never not now once only recently since
   still to yet`,
);
const isBetween = (word: string): boolean => staysBetween(word) || /^\p{L}+ly$/u.test(word);
const isBeforeNoun = wordSet(
  `a an any as at by for from her his in into its more most my new no of on other our some that the their these this
   those to very well with your - " '`,
);

function isParticiple({ lower }: EventToken): boolean {
  return (
    PARTICIPLES.has(lower) || (lower.endsWith('ed') && lower.length > 3 && !isNoParticiple(lower))
  );
}

function isPast(tokens: readonly EventToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.capital) return false;
  const before = tokens[at - 1];
  if (
    before !== undefined &&
    (isBeforeNoun(before.lower) || before.kind === 'number' || before.lower.endsWith("'s"))
  )
    return false;
  return PAST_FORMS.has(token.lower) || (isParticiple(token) && !isNoPast(token.lower));
}

const isBeforePast = wordSet(
  'also, business, company, firm, group, he, it, now, she, still, which, who',
);

/** “It sells kites”, “The firm owes money”: told of a third, with something behind it. */
function isPresent(tokens: readonly EventToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    token === undefined ||
    before === undefined ||
    next === undefined ||
    token.capital ||
    token.kind !== 'word' ||
    !/[^su]s$/u.test(token.lower) ||
    isSmallWord(token.lower)
  )
    return false;
  const leads = before.capital || isBeforePast(before.lower);
  return (
    leads &&
    !isBe(next.lower) &&
    !isHave(next.lower) &&
    (next.kind === 'number' || next.capital || isBeforeNoun(next.lower) || !next.content)
  );
}

function afterAuxiliary(tokens: readonly EventToken[], at: number): number {
  let place = at + 1;
  while (place < tokens.length && isBetween(tokens[place]?.lower ?? '')) place += 1;
  return place;
}

/** The acts and states in a clause, in order. */
export function readPredicates({ tokens }: EventClause): EventPredicate[] {
  const found: EventPredicate[] = [];
  const add = (
    at: number,
    verbAt: number,
    isEvent: boolean,
    isState: boolean,
    isPossible = false,
  ) => {
    const verb = tokens[verbAt];
    if (verb !== undefined)
      found.push({
        verb,
        subject: tokens.slice(0, at),
        rest: tokens.slice(verbAt + 1),
        isEvent,
        isState,
        isPossible,
      });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const lower = tokens[at]?.lower ?? '';
    const verbAt = afterAuxiliary(tokens, at);
    const verb = tokens[verbAt];
    if (isBe(lower)) {
      const isAction =
        verb !== undefined &&
        verb.kind === 'word' &&
        !verb.capital &&
        (isParticiple(verb) ||
          (verb.lower.length > 4 && verb.lower.endsWith('ing')) ||
          tokens[verbAt - 1]?.lower === 'to');
      const isEvent =
        lower !== 'is' && lower !== 'are'
          ? lower !== 'be'
          : verb !== undefined && verb.lower.endsWith('ing');
      if (isAction) add(at, verbAt, isEvent, false);
      else add(at, verbAt - 1, isEvent, true);
      at = Math.max(at, isAction ? verbAt : verbAt - 1);
    } else if (isHave(lower)) {
      const isAction =
        verb !== undefined &&
        !verb.capital &&
        verbAt > at &&
        (isParticiple(verb) || tokens[verbAt - 1]?.lower === 'to');
      add(at, isAction ? verbAt : verbAt - 1, isAction || lower === 'had', !isAction);
      at = Math.max(at, isAction ? verbAt : verbAt - 1);
    } else if (isDo(lower) || isSurely(lower) || isPerhaps(lower)) {
      if (verb !== undefined && verb.kind === 'word' && at > 0)
        add(at, verbAt, lower === 'did' || isSurely(lower), false, isPerhaps(lower));
      at = Math.max(at, verbAt);
    } else if (isPast(tokens, at)) add(at, at, true, false);
    else if (isPresent(tokens, at)) add(at, at, false, false);
  }
  return found;
}
