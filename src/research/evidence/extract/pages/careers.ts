import { defined } from '../../../../kernel/defined';
import { payRangeIn } from './pay-range';
import { benefitsOnPage } from './benefits';
import { hiringSteps } from './hiring-steps';
import { isOpening } from './listed-jobs';
import { values } from './values';
import {
  draftAt,
  isPermanentPage,
  linesOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
} from '../document';

export const careers: Extractor = (document, { card }) =>
  isPermanentPage(document)
    ? [...values(document, card), ...benefitsOnPage(document), ...hiringSteps(document)]
    : [];

function postedPay(line: Line): readonly Draft[] {
  return sentencesOf(line).flatMap(({ text, start, end }) => {
    const range = payRangeIn(text);
    if (range === undefined) return [];
    const { value, from, to, unit, per } = range;
    return [
      {
        topic: 'hiring',
        attribute: 'pay-range',
        start,
        end,
        value,
        unit,
        details: { from, to, per },
      } as const,
    ];
  });
}

const LEAST = ['min', 'from', 'low', 'starting', 'least'];
const MOST = ['max', 'to', 'up to', 'high', 'top', 'most'];

const beginsWith = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().startsWith(word));

/** What stands behind the first bar or colon of a line that begins with one of some words. */
function toldBehind(line: string, words: readonly string[]): string | undefined {
  const mark = line.search(/[|:]/u);
  const told = line.slice(mark + 1).trim();
  return mark < 0 || told === '' || !beginsWith(line, words) ? undefined : told;
}

/** “Minimum | Maximum” above figures. */
function namesBoth(header: string): boolean {
  const [first = '', second = ''] = header.split('|');
  return beginsWith(first, LEAST) && beginsWith(second.trim(), MOST);
}

/** A table of the least and the most. */
function twoCells(lines: readonly Line[]): readonly Draft[] {
  return lines.flatMap((line, index): readonly Draft[] => {
    const header = lines[index - 1]?.text ?? '';
    const least = toldBehind(header, LEAST);
    const most = toldBehind(line.text, MOST);
    const apart =
      least === undefined || most === undefined ? undefined : payRangeIn(`${least} - ${most}`);
    if (apart !== undefined)
      return [
        {
          topic: 'hiring',
          attribute: 'pay-range',
          start: lines[index - 1]?.block.start ?? line.block.start,
          end: line.block.end,
          value: `${header}\n${line.text}`,
          unit: apart.unit,
          details: { from: apart.from, to: apart.to, per: apart.per },
        },
      ];
    if (line.block.kind !== 'row' || !namesBoth(header)) return [];
    const range = payRangeIn(line.text.replace(/\s\|\s/u, ' - '));
    return range === undefined
      ? []
      : [
          draftAt(line, line.block.end, {
            topic: 'hiring',
            attribute: 'pay-range',
            value: line.text,
            unit: range.unit,
            details: { from: range.from, to: range.to, per: range.per },
          }),
        ];
  });
}

/** One open job: its title with team and place, and the pay it states. */
/** “Clerk” alone is found in any text; with the first sentence below it, it is this posting and no other. */
const SHORTEST = 12;

function endOf(document: Document, end: number): number {
  const [start = 0] = document.record.blocks.map((block) => block.start);
  return end - start >= SHORTEST
    ? end
    : (linesOf(document)
        .filter(({ block }) => block.start >= end)
        .flatMap(sentencesOf)[0]?.end ?? end);
}

export const postings: Extractor = (document) => {
  const { record } = document;
  if (record.kind === 'directory') {
    const match = /"meta": \{"total": (\d+)\}/.exec(document.text);
    return match === null
      ? []
      : [
          {
            topic: 'hiring',
            attribute: 'open-jobs',
            start: match.index,
            end: match.index + match[0].length,
            value: Number(match[1]),
            unit: 'jobs',
            asOf: record.fetchedAt.slice(0, 10),
          },
        ];
  }
  const lines = linesOf(document);
  const pay = [
    ...lines.filter(({ block }) => block.kind !== 'heading').flatMap(postedPay),
    ...twoCells(lines),
  ].slice(0, 1);
  if (isOpening(document)) return pay;
  if (record.kind !== 'job-posting') return [];
  const [title] = lines;
  const head = lines.filter(
    ({ block }, index) => index === 0 || (block.kind === 'row' && index < 3),
  );
  const last = head.at(-1);
  if (title === undefined || last === undefined) return [];
  return [
    draftAt(title, endOf(document, last.block.end), {
      topic: 'hiring',
      attribute: 'job-posting',
      value: title.text,
      ...defined({ details: record.details }),
    }),
    ...pay,
  ];
};
