import { isGuidance, isHeadingOfValues, isPageOfValues } from './page-subject';
import {
  draftAt,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Section,
} from '../document';

const LONGEST_VALUE = 60;

/** What a company says it stands for, heading by heading or item by item. */
export function values(document: Document): readonly Draft[] {
  if (isGuidance(document)) return [];
  const whole = isPageOfValues(document);
  const sections = sectionsOf(document);
  const named = whole ? sections.filter(({ heading }) => heading?.block.listed === true) : [];
  const headed =
    whole && named.length === 0
      ? sections.filter(({ heading }) => (heading?.block.level ?? 1) > 1)
      : named;
  const told = headed.flatMap(({ heading, lines }) => {
    const first = lines.flatMap(sentencesOf)[0];
    if (heading === undefined || heading.text.length > LONGEST_VALUE || first === undefined)
      return [];
    return [
      draftAt(heading, first.end, { topic: 'culture', attribute: 'value', value: heading.text }),
    ];
  });
  if (told.length > 0) return told;
  const parts = partsBelow(sections);
  if (parts.length > 0) return parts;
  return sections
    .filter(({ heading }) => heading !== undefined && isHeadingOfValues(heading.text))
    .flatMap(({ lines }) =>
      lines
        .filter(({ block, text }) => block.kind === 'item' && text.length <= 160)
        .map((line) =>
          draftAt(line, line.block.end, {
            topic: 'culture',
            attribute: 'value',
            value: line.text.split(/[.:–—]/)[0]?.trim() ?? line.text,
          }),
        ),
    );
}

/** “Our values” with a smaller heading below it for each. */
function partsBelow(sections: readonly Section[]): readonly Draft[] {
  let above: number | undefined;
  return sections.flatMap(({ heading, lines }): readonly Draft[] => {
    if (heading === undefined) return [];
    const { level = 1 } = heading.block;
    if (above === undefined || level <= above) {
      above = isHeadingOfValues(heading.text) ? level : undefined;
      return [];
    }
    const first = lines.flatMap(sentencesOf)[0];
    return first === undefined || heading.text.length > LONGEST_VALUE
      ? []
      : [
          draftAt(heading, first.end, {
            topic: 'culture',
            attribute: 'value',
            value: heading.text,
          }),
        ];
  });
}
