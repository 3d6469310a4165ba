import { squeeze, trimEndSigns } from '../../kernel/text';
import { phraseFinder } from '../../language';

/** A shorter beginning says too little to be worth a reader’s time. */
const LEAST_WORDS = 5;

/** Where a sentence may end before its end: what follows only adds to what was said. */
const MARKS = /[.!?](?=\s+\p{L})|;|\s[–—](?=\s)|,(?=\s)/gu;
const adds = phraseFinder(
  `^ after/as/because/before/despite/during/on/since/so/under/when/where/which/who/whose/with,
   ^ and he/i/it/its/nobody/our/she/that/the/their/there/they/this/we/you`,
);
const LONGEST_WORDS = 60;
/** Behind a comma only some words begin what merely adds. */
const isBreak = (text: string, { 0: mark, index }: RegExpExecArray): boolean =>
  mark !== ',' || adds(text.slice(index + 1, index + LONGEST_WORDS));

/** What turns or narrows what was said must not be cut off from it. */
const turns = phraseFinder(
  `^ although/but/except/however/if/never/no/nor/not/only/or/provided/though/unless/until/while/without/yet,
   ^ and neither/nobody/none, ^ neither/nobody/none`,
);
const turnsBehind = (text: string): boolean =>
  turns(text.slice(0, LONGEST_WORDS).replace(/^\W+/u, ''));

function isClosed(text: string): boolean {
  const count = (mark: RegExp) => (text.match(mark) ?? []).length;
  return count(/\(/gu) === count(/\)/gu) && count(/“/gu) === count(/”/gu) && count(/"/gu) % 2 === 0;
}

/** Between the parts of a list each half reads as though it were the whole. */
function isListed(text: string): boolean {
  return (text.match(/;/gu) ?? []).length > 1;
}

/** The longest beginning of at most so many words that is a whole clause; nothing where there is none. */
export function clauseWithin(text: string, most: number): string | undefined {
  const whole = squeeze(text);
  const ends = Array.from(whole.matchAll(MARKS)).filter((found) => {
    const { 0: mark, index } = found;
    if (!isBreak(whole, found)) return false;
    const before = whole.slice(0, index);
    const words = before.split(' ').length;
    if (mark === ';' && isListed(whole)) return false;
    // “Inc. The”: an initial or a short form ends no sentence.
    if (mark === '.' && !/(?:\p{Ll}{3}|\d)$/u.test(before)) return false;
    return (
      words >= LEAST_WORDS &&
      words <= most &&
      isClosed(before) &&
      !turnsBehind(whole.slice(index + 1))
    );
  });
  const last = ends.at(-1);
  return last === undefined ? undefined : trimEndSigns(whole.slice(0, last.index), ' ,;:');
}
