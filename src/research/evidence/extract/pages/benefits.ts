import { countWords } from '../../../../kernel/text';
import { BENEFIT_WORDS, phraseFinder } from '../../../../language';
import { isPageAbout, speaksOf } from './page-subject';
import {
  draftAt,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Line,
} from '../document';

/** A figure, and not the one in a name such as “3scale”. */
const ANY_AMOUNT = /(?<![\p{L}\d])\d[\d.,]*(?!\p{L}{2})/u;
/** What ends, is refused, or hangs on a condition is a rule about a benefit. */
const isNotGiven = phraseFinder(
  "=forfeit, if, may, might, never, no, not, =resign, responsible, terminated, unless, would, ' t",
);

const namesBenefit = phraseFinder([...BENEFIT_WORDS].join(', '));
const SUM = /[$€£]\s?\d|\d\s?%/u;
const countsDaysOff = phraseFinder('# ..3 holiday/=leave/off');
const isGivenByUs = phraseFinder(
  `we (also/regularly/will) are/cover/give/hold/match/offer/pay/provide/publish/review`,
);
/** A step of a form: it opens with what to do, and names nobody. */
const isStep = phraseFinder(
  `^ apply, ^ check, ^ choose, ^ click, ^ complete, ^ contact, ^ download, ^ email, ^ enter, ^ fill, ^ go, ^ log,
   ^ login, ^ open, ^ review, ^ save, ^ scroll, ^ select, ^ send, ^ sign, ^ submit, ^ update, ^ visit, ^ after you,
   ^ before you, ^ once you, ^ to you, ^ when you`,
);

/** A list below such a heading also holds the steps of enrolling and whom to write to. */
const isBenefit = (text: string): boolean =>
  !isStep(text) &&
  !text.endsWith('?') &&
  !isNotGiven(text) &&
  countWords(text) > 1 &&
  (namesBenefit(text) || SUM.test(text) || countsDaysOff(text) || isGivenByUs(text));

function benefit(line: Line): readonly Draft[] {
  const base = { topic: 'culture', attribute: 'benefit' } as const;
  if (line.block.kind === 'row') {
    const [name = '', amount = ''] = line.text.split(' | ');
    const details = { name, amount };
    return ANY_AMOUNT.test(amount) ? [draftAt(line, line.block.end, { ...base, details })] : [];
  }
  if (line.block.kind === 'item')
    return line.text.length < 200 && isBenefit(line.text)
      ? [draftAt(line, line.block.end, { ...base, value: line.text })]
      : [];
  return sentencesOf(line)
    .filter(({ text }) => ANY_AMOUNT.test(text) && text.length < 220 && isBenefit(text))
    .map(({ start, end }): Draft => ({ ...base, start, end }));
}

/** What a page lists or counts below a heading of benefits. */
export function benefitsOnPage(document: Document): readonly Draft[] {
  const whole = isPageAbout(document, 'benefits');
  const sections = sectionsOf(document);
  const chosen = sections.filter(
    ({ heading }) =>
      heading !== undefined &&
      (whole ? heading.block.level !== 1 : speaksOf(heading.text, 'benefits')),
  );
  return chosen.flatMap(({ lines }) => lines.flatMap(benefit));
}
