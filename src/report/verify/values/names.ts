import {
  containsWords,
  fold,
  foldCase,
  isCalendarWord,
  isCompanySuffix,
  phraseFinder,
  readNames,
  withoutHonorific,
} from '../../../language';

/** However a source spells it. */
const AMERICA = /^u\.?s(?:\.?a)?$/u;
const AMERICA_SAID = /\bu\.s\b|\busa\b|\(us\)|\bus-|, us$|\bunited states\b/u;

function isKnown(name: string, known: readonly string[]): boolean {
  if (isCalendarWord(name.toLowerCase())) return true;
  const folded = name.toLowerCase();
  if (AMERICA.test(folded) && known.some((text) => AMERICA_SAID.test(text))) return true;
  return known.some((text) => containsWords(text, folded));
}

/** Names said in `text` that stand in none of the known texts. Whole first; a title before a name is tried apart. */
export function unknownNames(text: string, knownTexts: readonly string[]): string[] {
  const known = knownTexts.map(foldCase);
  return readNames(fold(text))
    .map((name) => withoutHonorific(name.text))
    .filter((name) => !isKnown(name, known) && !splitsIntoKnown(name, known));
}

const opensOnTitle = phraseFinder('^ ceo/cfo/coo/cto/chief/director/founder/head/president/vice');

/** “Chief Executive Dana Quill”: two known parts side by side, neither a single first or last name. */
function splitsIntoKnown(name: string, known: readonly string[]): boolean {
  const words = name.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const head = words.slice(0, at).join(' ');
    const tail = words.slice(at).join(' ');
    const whole = opensOnTitle(head) || isCompanyLike(head);
    if (whole && isKnown(head, known) && isKnown(tail, known)) return true;
  }
  return false;
}

function isCompanyLike(text: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return last === 'Group' || isCompanySuffix(last.toLowerCase().replaceAll('.', ''));
}
