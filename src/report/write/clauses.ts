import { squeeze } from '../../kernel/text';

/** A shorter beginning says too little to be worth a reader’s time. */
const LEAST_WORDS = 5;

/** Where a sentence may end before its end: what follows only adds to what was said. */
const ADDS =
  /[.!?](?=\s+\p{Lu})|;|\s[–—](?=\s)|,(?=\s+(?:so that|so|which|who|whose|where|when|because|since|after|before|as|with|on|during|under|despite|and (?:we|it|they|the|its|our|their|nobody|this|that|there|she|he|you|i))\b)/giu;

/** What turns or narrows what was said must not be cut off from it. */
const TURNS =
  /^\W*(?:but|yet|unless|if|except|though|although|until|only|not|no|never|without|however|provided|while|nor|or|(?:and )?(?:nobody|none|neither))\b/iu;

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
  const ends = Array.from(whole.matchAll(ADDS)).filter(({ 0: mark, index }) => {
    const before = whole.slice(0, index);
    const words = before.split(' ').length;
    if (mark === ';' && isListed(whole)) return false;
    // “Inc. The”: an initial or a short form ends no sentence.
    if (mark === '.' && !/\p{Ll}{3,}$|\d$/u.test(before)) return false;
    return (
      words >= LEAST_WORDS &&
      words <= most &&
      isClosed(before) &&
      !TURNS.test(whole.slice(index + 1))
    );
  });
  const last = ends.at(-1);
  return last === undefined ? undefined : whole.slice(0, last.index).replace(/[,;:\s]+$/u, '');
}
