import type {
  ReportOutline,
  OutlineClaim,
  OutlineGroup,
  OutlineSection,
} from '../outline/outline-shape';
import type { OutlinePicture } from '../outline/pictures';
import type { OutlineChanges } from '../outline/changes';

function claimWords(claim: OutlineClaim): string[] {
  return [claim.text, ...claim.remarks, ...claim.notes.flatMap(({ label, text }) => [label, text])];
}

/**
 * Tells a picture in words, through its table, for those who can't see it. In the PDF this is its
 * alternative text.
 */
function pictureWords(
  { title, says, note, head, rows }: OutlinePicture,
  onPaper: boolean,
): string[] {
  return [
    title,
    says,
    ...(note === undefined ? [] : [note]),
    ...(onPaper ? [] : [...head, ...rows.flatMap(({ cells }) => cells)]),
  ];
}

function yearsWords({ years }: OutlineGroup): string[] {
  return years === undefined
    ? []
    : [years.title, ...years.head, ...years.rows.flatMap(({ cells }) => cells)];
}

function sectionWords(section: OutlineSection, outline: ReportOutline, onPaper: boolean): string[] {
  const groups = section.groups.flatMap((group) => [
    ...(group.title === undefined ? [] : [group.title]),
    ...group.claims.flatMap(claimWords),
    ...group.pictures.flatMap((picture) => pictureWords(picture, onPaper)),
    ...yearsWords(group),
  ]);
  const sources = section.id === 'sources' ? sourceWords(outline) : [];
  const gaps = section.notFound === undefined ? [] : [section.notFound];
  return [section.title, ...groups, ...sources, ...gaps];
}

function sourceWords({ tally, sources, legend, ends }: ReportOutline): string[] {
  const entries = sources.flatMap(({ title, line, quotes }) => [
    title,
    line,
    ...quotes.map(({ text }) => text),
  ]);
  return [tally, ...entries, legend, ...ends.flatMap(({ title, items }) => [title, ...items])];
}

function changeWords({ title, reviewed, items }: OutlineChanges): string[] {
  return [
    title,
    ...(reviewed === undefined ? [] : [reviewed]),
    ...items.flatMap(({ what, said }) => [
      what,
      ...said.flatMap(({ label, text }) => [label, text]),
    ]),
  ];
}

/** Every stretch of words that a reader meets, in order: what page, PDF, text and Markdown must all say. */
export function spokenWords(
  outline: ReportOutline,
  { onPaper = false }: { readonly onPaper?: boolean } = {},
): string[] {
  const { title, subtitle, line, notice, changes, sections } = outline;
  const head = [
    title,
    subtitle,
    line,
    ...(notice === undefined ? [] : [notice]),
    ...(changes === undefined ? [] : changeWords(changes)),
  ];
  return [...head, ...sections.flatMap((section) => sectionWords(section, outline, onPaper))];
}
