import { isSmallWord } from '../../../language';
import type { Clause } from './clauses';
import type { Token } from './tokens';

/** What a clause says of its subject: a deed, or for “is” and “has” the state or thing that follows. */
export interface Predicate {
  readonly verb: Token;
  readonly subject: readonly Token[];
  /** What follows the verb in its clause. */
  readonly rest: readonly Token[];
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
/** Words that end as a deed done does, and name none. */
const NO_PAST = new RegExp(
  '^(?:need|seed|speed|feed|deed|bed|red|breed|greed|weed|indeed|hundred|kindred|' +
    'exceed|proceed|succeed|embed|wed|shed|sacred|naked|wicked|crooked|biomed|based|' +
    'so-called|unmatched|supposed|agreed|ahead|limited|united|led|left|found|read|set|' +
    'cost|cut|put|hit|let|shut|cast|spread|wound|fit|bid|split|lay|felt|saw)$',
  'u',
);
const BE = new RegExp(
  '^(?:is|are|was|were|be|been|being|am|remains|remained|became|becomes|become|seems|' +
    'seemed|appears|stays|stayed)$',
  'u',
);
const HAVE = /^(?:has|have|had|having)$/u;
const DO = /^(?:do|does|did)$/u;
const SURELY = /^(?:will|shall)$/u;
const PERHAPS = /^(?:would|can|could|may|might|must|should)$/u;
const BETWEEN = new RegExp(
  '^(?:not|never|also|still|now|already|just|been|being|be|since|again|recently|lately|' +
    'once|ever|both|all|only|to|yet|long|even|first|\\p{L}+ly)$',
  'u',
);
const BEFORE_A_NOUN = new RegExp(
  '^(?:a|an|the|its|his|her|their|your|our|my|this|that|these|those|of|in|on|at|with|' +
    'for|from|by|to|as|into|no|any|some|more|most|other|new|very|well|[-"\'])$',
  'u',
);

function isParticiple({ lower }: Token): boolean {
  return (
    PARTICIPLES.has(lower) ||
    (lower.endsWith('ed') &&
      lower.length > 3 &&
      !new RegExp(
        '^(?:need|seed|speed|feed|deed|breed|greed|weed|indeed|hundred|kindred|exceed|' +
          'proceed|succeed|embed|sacred|naked|wicked)$',
        'u',
      ).test(lower))
  );
}

function isPast(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.capital) return false;
  const before = tokens[at - 1];
  if (
    before !== undefined &&
    (BEFORE_A_NOUN.test(before.lower) || before.kind === 'number' || before.lower.endsWith("'s"))
  )
    return false;
  return PAST_FORMS.has(token.lower) || (isParticiple(token) && !NO_PAST.test(token.lower));
}

/** “It sells kites”, “The firm owes money”: told of a third, with something behind it. */
function isPresent(tokens: readonly Token[], at: number): boolean {
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
  const leads =
    before.capital ||
    /^(?:it|he|she|company|firm|group|business|who|which|also|now|still)$/u.test(before.lower);
  return (
    leads &&
    !BE.test(next.lower) &&
    !HAVE.test(next.lower) &&
    (next.kind === 'number' || next.capital || BEFORE_A_NOUN.test(next.lower) || !next.content)
  );
}

function afterAuxiliary(tokens: readonly Token[], at: number): number {
  let place = at + 1;
  while (place < tokens.length && BETWEEN.test(tokens[place]?.lower ?? '')) place += 1;
  return place;
}

/** The deeds and states that a clause tells, in order. */
export function readPredicates({ tokens }: Clause): Predicate[] {
  const found: Predicate[] = [];
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
    if (BE.test(lower)) {
      const isDeed =
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
      if (isDeed) add(at, verbAt, isEvent, false);
      else add(at, verbAt - 1, isEvent, true);
      at = Math.max(at, isDeed ? verbAt : verbAt - 1);
    } else if (HAVE.test(lower)) {
      const isDeed =
        verb !== undefined &&
        !verb.capital &&
        verbAt > at &&
        (isParticiple(verb) || tokens[verbAt - 1]?.lower === 'to');
      add(at, isDeed ? verbAt : verbAt - 1, isDeed || lower === 'had', !isDeed);
      at = Math.max(at, isDeed ? verbAt : verbAt - 1);
    } else if (DO.test(lower) || SURELY.test(lower) || PERHAPS.test(lower)) {
      if (verb !== undefined && verb.kind === 'word' && at > 0)
        add(at, verbAt, lower === 'did' || SURELY.test(lower), false, PERHAPS.test(lower));
      at = Math.max(at, verbAt);
    } else if (isPast(tokens, at)) add(at, at, true, false);
    else if (isPresent(tokens, at)) add(at, at, false, false);
  }
  return found;
}
