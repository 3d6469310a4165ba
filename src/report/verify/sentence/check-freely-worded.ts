import type { Quantity } from '../../../language';
import { loadParser, type Evidence } from '../../../research/evidence';
import { hasWord, isContent, readText } from '../anchors/read-text';
import { checkClaim, type Check } from './check-sentence';
import { meaningRung } from './meaning';
import { isCodedCommand, isPlainCommand, statesNothing } from './states-nothing';
import { isData, type ClaimToVerify, type Setting } from '../claim';
import { eventsRung } from '../events/events';
import { titlesRung, uncoveredWords } from '../values/rungs';
import { typedFaults } from '../typed/check-typed';

export interface WordedFreely {
  /** What no judge can overrule: a figure, date, name, title, quotation or other slot that differs. */
  readonly faults: readonly string[];
  /** Only words differ: a judge decides, and without one the sentence isn't supported. */
  readonly isOpen: boolean;
  /** It is its source's own sentence, which needs no judge. */
  readonly isCopy: boolean;
}

/** Rows that hold a sentence or a headline and no fact of their own. */
const UNTYPED = new Set(['statement', 'passage', 'news', 'public-voice', 'posting-sentence']);

/** What a row says, with what its attribute says by itself where it has no sentence. */
function passageOf(row: Evidence): string {
  return [row.quote, row.display ?? ''].filter((part) => part !== '').join('\n\n');
}

/** Who is asked about, and who says it: names that need no quote. */
function knownNames(evidence: readonly Evidence[], setting: Setting): string {
  const { company, aliases, role, location, interviewers } = setting;
  const sources = evidence.map(({ sourceName }) => sourceName);
  return [...new Set([company, ...aliases, role, location, interviewers, ...sources])]
    .filter((name) => name !== undefined && name !== '')
    .join(', ');
}

function checkAgainstData(
  claim: ClaimToVerify,
  text: string,
  setting: Setting,
  allowed: readonly Quantity[],
): WordedFreely {
  const faults = [
    ...typedFaults(claim, text, setting, allowed),
    ...meaningRung(text, claim.evidence, setting, (slot) => slot === 'polarity'),
    // Values tell of no event besides what kind of fact they are.
    ...eventsRung(text, claim.kind, claim.evidence, setting),
    ...(isCodedCommand(text) ? ['It states nothing.'] : []),
  ];
  const isCovered = uncoveredWords({ ...claim, text }, setting).length === 0;
  return { faults, isOpen: !isCovered, isCopy: isCovered && faults.length === 0 };
}

/** A sentence that states typed values and has no word besides that its rows don't have. */
function isOfTypedFact(
  claim: ClaimToVerify,
  text: string,
  setting: Setting,
  allowed: readonly Quantity[],
): boolean {
  const isTyped = claim.evidence.every(
    ({ value, attribute }) => value !== undefined && !UNTYPED.has(attribute),
  );
  return (
    isTyped &&
    typedFaults(claim, text, setting, allowed).length === 0 &&
    uncoveredWords({ ...claim, text }, setting).length === 0
  );
}

/** What kind of fact a row holds, and on which page, says nothing of what has happened. */
const quotesAlone = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.map((row) => ({ ...row, attribute: '', title: '' }));

/** Whether no word of a sentence is in its quotes, the names that need none aside. */
function sharesNothing(text: string, quotes: readonly string[], names: string): boolean {
  const [claim, source] = [
    readText(text, loadParser()),
    readText(quotes.join('\n\n'), loadParser()),
  ];
  const named = new Set(names.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return !claim.sentences
    .flatMap(({ tokens }) => tokens.filter(isContent))
    .filter((token) => !named.has(token.text.toLowerCase()))
    .some((token) => hasWord(source.stems, token.lemma) || hasWord(source.stems, token.text));
}

/** Work to be done, values, and rounds are often lists of commands. */
const COMMANDS: ReadonlySet<string> = new Set(['duty', 'value', 'mission', 'hiring-step']);

/** Asked of the source's own words alone: a terse list in a writer's words can be taken for a command. */
const isIdleCopy = ({ kind, evidence }: ClaimToVerify, text: string, { isCopy }: Check): boolean =>
  kind === 'fact' &&
  (isCopy === true || text.includes('“')) &&
  statesNothing(text) &&
  !(evidence.every(({ attribute }) => COMMANDS.has(attribute)) && isPlainCommand(text));

/** Holds a sentence in somebody's own words against its quotes, slot by slot. */
export function checkFreelyWorded(
  claim: ClaimToVerify,
  text: string,
  setting: Setting,
  allowed: readonly Quantity[],
): WordedFreely {
  const { evidence } = claim;
  if (evidence.length === 0) return { faults: [], isOpen: false, isCopy: false };
  if (evidence.every(isData) || claim.computation !== undefined)
    return checkAgainstData(claim, text, setting, allowed);
  const [quotes, names] = [evidence.map(passageOf), knownNames(evidence, setting)];
  const passages = [...quotes, names];
  const check = checkClaim(text, passages, setting.company, loadParser());
  const titles = titlesRung(text, evidence);
  const idle = isIdleCopy(claim, text, check) || isCodedCommand(text) ? ['It states nothing.'] : [];
  // “Staff are leaving” beside a page on parental leave, or under a step of hiring: akin words, and no such event.
  const isOtherEvent =
    check.isCopy !== true &&
    eventsRung(text, claim.kind, quotesAlone(evidence), setting).length > 0;
  // The company's name alone makes no source of an event, whatever a judge says.
  const foreign =
    isOtherEvent && sharesNothing(text, quotes, names) ? ['The evidence doesn’t mention it.'] : [];
  const faults = [...titles, ...idle, ...foreign];
  const isVetoed = check.isVetoed === true || faults.length > 0 || check.quote === '';
  return {
    faults: isVetoed ? [...check.reasons, ...faults] : [],
    isOpen:
      !isVetoed &&
      (isOtherEvent || check.verdict !== 'supported') &&
      !isOfTypedFact(claim, text, setting, allowed),
    isCopy: !isVetoed && check.isCopy === true,
  };
}
