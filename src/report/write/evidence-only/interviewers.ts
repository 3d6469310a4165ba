import { wordSet } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { formatDate, formatList } from '../phrases';
import { asTheirs } from '../wording/theirs';
import { distinctBy, draft, isPlainName, isProse, nameIn } from './facts';
import { dayOfRow } from './sources';

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

const isIdentifier = wordSet('company, name, title');

function matchedBy(row: Evidence): DraftClaim['notes'] & {} {
  const found = String(row.details?.['identifiers'] ?? '')
    .split(', ')
    .filter((one) => isIdentifier(one));
  return found.length < 2 ? [] : [{ label: 'The same person, by', text: `${formatList(found)}.` }];
}

function tell(name: string, rows: readonly Evidence[]): DraftClaim[] {
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
    .flatMap((row, place): DraftClaim[] => {
      const title = place === 0 ? titleOf(name, row) : undefined;
      const told = title === undefined ? asTheirs(row) : `${name} is ${title}.`;
      const day = formatDate(dayOfRow(row) ?? '');
      return told === undefined
        ? []
        : [
            draft(told, [row], {
              group: name,
              notes: matchedBy(row),
              ...(day === '' ? {} : { asOf: dayOfRow(row) }),
            }),
          ];
    });
}

/**
 * What public professional sources say about each interviewer whom two identifiers confirm. We
 * don't guess about the others.
 */
export function writeInterviewers(input: WritingInput): DraftClaim[] {
  const rows = input.rows
    .map(({ evidence }) => evidence)
    .filter((row) => row.attribute === 'interviewer' && nameIn(row) !== undefined);
  return [...Map.groupBy(rows, (row) => nameIn(row) ?? '')].flatMap(([name, said]) =>
    tell(name, said),
  );
}
