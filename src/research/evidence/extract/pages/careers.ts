import { payRangeIn } from '../../facts/pay';
import { benefits } from './benefits';
import { isOpening } from './listed-jobs';
import { isGuidance, isPageAbout, speaksOf, workNamedIn, workOf } from './page-subject';
import { values } from './values';
import {
  draftAt,
  isStandingPage,
  linesOf,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
  type Section,
} from '../document';

function steps(document: Document): readonly Draft[] {
  if (isGuidance(document)) return [];
  const whole = isPageAbout(document, 'hiring');
  const sections = sectionsOf(document);
  const listed: readonly Section[] = whole
    ? sections.filter(({ heading }) => heading?.block.listed === true)
    : [];
  const found = listed.flatMap(({ heading }) => (heading === undefined ? [] : [heading]));
  if (found.length > 0) return stepsIn(found, workOf(document));
  // Below a department's heading stand its own steps, and not those of everybody.
  return sections
    .filter(
      ({ heading }) =>
        (whole && (heading?.block.level === 1 || departmentOf(heading) !== undefined)) ||
        speaksOf(heading?.text ?? '', 'hiring'),
    )
    .flatMap(({ heading, lines }) =>
      stepsIn(
        lines.filter(({ block, text }) => block.kind === 'item' && text.length < 220),
        workOf(document, heading?.block.level === 1 ? '' : heading?.text),
      ),
    );
}

const departmentOf = (heading: Section['heading']): string | undefined =>
  heading === undefined ? undefined : workNamedIn(heading.text);

function stepsIn(items: readonly Line[], work: string | undefined): readonly Draft[] {
  return items.map((line, index) =>
    draftAt(line, line.block.end, {
      topic: 'hiring',
      // How one kind of people is hired says nothing of the others.
      attribute: work === undefined ? 'hiring-step' : 'hiring-step-of-work',
      value: line.text,
      details: { order: index + 1, ...(work === undefined ? {} : { work }) },
    }),
  );
}

export const careers: Extractor = (document) =>
  isStandingPage(document) ? [...values(document), ...benefits(document), ...steps(document)] : [];

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
      ...(record.details === undefined ? {} : { details: record.details }),
    }),
    ...pay,
  ];
};
