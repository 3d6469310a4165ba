import { defined } from '../../../../kernel/defined';
import { payRangeIn } from '../../facts/pay';
import { benefits } from './benefits';
import { hiringSteps } from './hiring-steps';
import { isOpening } from './listed-jobs';
import { values } from './values';
import {
  draftAt,
  isStandingPage,
  linesOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
} from '../document';

export const careers: Extractor = (document, { card }) =>
  isStandingPage(document)
    ? [...values(document, card), ...benefits(document), ...hiringSteps(document)]
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

/** A table of the least and the most. */
function twoCells(lines: readonly Line[]): readonly Draft[] {
  return lines.flatMap((line, index): readonly Draft[] => {
    const header = lines[index - 1]?.text ?? '';
    const least = /^(?:min\w*|from|low\w*|starting|least)[^|:]*[|:]\s*(.+)$/iu.exec(header)?.[1];
    const most = /^(?:max\w*|to|up to|high\w*|top|most)[^|:]*[|:]\s*(.+)$/iu.exec(line.text)?.[1];
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
    if (
      line.block.kind !== 'row' ||
      !/^(?:min\w*|from|low\w*|starting)[^|]*\|\s*(?:max\w*|to|up to|high\w*|top)/iu.test(header)
    )
      return [];
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
