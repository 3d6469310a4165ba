import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, formatDate, formatList } from '../phrases';
import { distinctBy, draft, isPlainName, isProse, nameIn } from './facts';
import { dayOf, sourceNameOf } from './sources';

const MOST_PLACES = 2;
const LINK = /https?:|www\.|@/iu;
const TITLE_WORDS = 8;

/** “Yolanda Prewitt ⏎ Chief People Officer”: a name and, below it, what they are. */
function titleOf(name: string, { quote }: Evidence): string | undefined {
  const said = squeeze(quote);
  const title = said.startsWith(name) ? said.slice(name.length).replace(/^[\s,–—|:-]+/u, '') : '';
  return isPlainName(title) && title.split(' ').length <= TITLE_WORDS && !/[.!?]$/u.test(title)
    ? title
    : undefined;
}

type Telling = (name: string, teller: string) => string;

/** Six people at the most are named with an order; no telling comes more than three times. */
const TITLED: readonly Telling[] = [
  (name, teller) => `Of ${name}, ${teller} gives the title`,
  (name, teller) => `The title of ${name} on ${teller} is`,
];
const TOLD: readonly Telling[] = [
  (name, teller) => `On ${name}, ${teller} has this`,
  (name, teller) => `About ${name} there is this on ${teller}`,
];
const FURTHER: readonly Telling[] = [
  (name, teller) => `Also on ${name}, from ${teller}`,
  (name, teller) => `A further word on ${name}, from ${teller}`,
];

function matchedBy(row: Evidence): DraftClaim['notes'] & {} {
  const found = String(row.details?.['identifiers'] ?? '')
    .split(', ')
    .filter((one) => /^(?:name|company|title)$/u.test(one));
  return found.length < 2 ? [] : [{ label: 'The same person, by', text: `${formatList(found)}.` }];
}

function tell(name: string, rows: readonly Evidence[], index: number): DraftClaim[] {
  const fit = rows.filter(
    (row) =>
      (isProse(`${row.quote} `) || titleOf(name, row) !== undefined) && !LINK.test(row.quote),
  );
  // What they are comes before what they did, and one page is one place.
  const ranked = distinctBy(
    fit.toSorted(
      (left, right) =>
        Number(titleOf(name, right) !== undefined) - Number(titleOf(name, left) !== undefined),
    ),
    ({ url }) => url,
  );
  return distinctBy(ranked, (row) => titleOf(name, row) ?? row.quote)
    .slice(0, MOST_PLACES)
    .map((row, place) => {
      const title = place === 0 ? titleOf(name, row) : undefined;
      const start =
        (place > 0 ? FURTHER : title === undefined ? TOLD : TITLED)[index % 2]?.(
          name,
          sourceNameOf(row),
        ) ?? '';
      const text =
        title === undefined ? `${start}: ${inQuotes(row.quote)}` : `${start} ${inQuotes(title)}`;
      const day = formatDate(dayOf(row) ?? '');
      return draft(endSentence(text), [row], {
        group: name,
        notes: matchedBy(row),
        ...(day === '' ? {} : { asOf: dayOf(row) }),
      });
    });
}

/** What public professional sources say of each interviewer, where two identifiers agree; of the others nothing is guessed. */
export function writeInterviewers(input: WritingInput): DraftClaim[] {
  const rows = input.rows
    .map(({ evidence }) => evidence)
    .filter((row) => row.attribute === 'interviewer' && nameIn(row) !== undefined);
  return [...Map.groupBy(rows, (row) => nameIn(row) ?? '')].flatMap(([name, said], index) =>
    tell(name, said, index),
  );
}
