import {
  outlineOfReport,
  type ReportOutline,
  type OutlineChanges,
  type OutlineClaim,
  type OutlineGroup,
  type OutlinePicture,
  type OutlineQuote,
  type OutlineSection,
  type OutlineTable,
  type ReportDocument,
} from '../document';

/** Nothing in a name or a quote may become markup, a link or a tag. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]()#+\-.!|~>:@$^=]/gu, (character) => `\\${character}`)
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;');
}

const markdownWords = ({ text, isExact }: OutlineQuote): string =>
  isExact ? `“${escapeMarkdown(text)}”` : escapeMarkdown(text);

/** An address between angle brackets: a backslash would keep them open, and an entity would be read as its sign. */
function targetOf(link: string): string {
  return link.replace(/\\/gu, '%5C').replace(/&(?=#?\w+;)/gu, '&amp;');
}

function saidMarkdown({ text, quotes, remarks, math = '' }: OutlineClaim): string {
  const marks = quotes.length === 0 ? '' : ` \\[${quotes.join(', ')}\\]`;
  const told = [...remarks, math].filter((remark) => remark !== '');
  const aside = told.length === 0 ? '' : ` *${told.map(escapeMarkdown).join('* · *')}*`;
  return `${escapeMarkdown(text)}${marks}${aside}`;
}

function claimMarkdown(claim: OutlineClaim): string {
  const rests = [...new Set(claim.restsOn.map(({ title }) => title))];
  return [
    `- ${saidMarkdown(claim)}`,
    ...claim.notes.map(
      (note) => `  - **${escapeMarkdown(note.label)}:** ${escapeMarkdown(note.text)}`,
    ),
    ...(rests.length === 0 ? [] : [`  - *Based on: ${rests.map(escapeMarkdown).join(', ')}*`]),
  ].join('\n');
}

/** Sentences of a paragraph in one run, other claims one beneath the other. */
function claimsMarkdown({ claims, flow }: OutlineGroup): string[] {
  if (claims.length === 0) return [];
  return [
    flow === 'paragraph'
      ? claims.map(saidMarkdown).join('\n')
      : claims.map(claimMarkdown).join('\n'),
  ];
}

function tableMarkdown({ head, rows }: Pick<OutlineTable, 'head' | 'rows'>): string {
  const line = (cells: readonly string[], marks = '') =>
    `| ${cells.map(escapeMarkdown).join(' | ')}${marks} |`;
  const table = rows.map(({ cells, quotes }) =>
    line(cells, quotes.length === 0 ? '' : ` \\[${quotes.join(', ')}\\]`),
  );
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...table].join('\n');
}

/** A picture as its sentence and a table of the figures behind it. */
function pictureMarkdown({ title, says, note, head, rows }: OutlinePicture): string[] {
  return [
    `#### ${escapeMarkdown(title)}`,
    escapeMarkdown(says),
    ...(note === undefined ? [] : [`*${escapeMarkdown(note)}*`]),
    ...(rows.length === 0 ? [] : [tableMarkdown({ head, rows })]),
  ];
}

const yearsMarkdown = ({ years }: OutlineGroup): string[] =>
  years === undefined ? [] : [`#### ${escapeMarkdown(years.title)}`, tableMarkdown(years)];

function sectionMarkdown(section: OutlineSection, outline: ReportOutline): string {
  const groups = section.groups.flatMap((group) => [
    ...(group.title === undefined ? [] : [`### ${escapeMarkdown(group.title)}`]),
    ...claimsMarkdown(group),
    ...group.pictures.flatMap(pictureMarkdown),
    ...yearsMarkdown(group),
  ]);
  return [
    `## ${escapeMarkdown(section.title)}`,
    ...groups,
    ...(section.id === 'sources' ? sourcesMarkdown(outline) : []),
    ...(section.notFound === undefined ? [] : [escapeMarkdown(section.notFound)]),
  ].join('\n\n');
}

function sourcesMarkdown({ tally, sources, legend, ends }: ReportOutline): string[] {
  const entries = sources.map(({ number, title, line, link, quotes }) => {
    const name =
      link === undefined
        ? escapeMarkdown(title)
        : `[${escapeMarkdown(title)}](<${targetOf(link)}>)`;
    const mark = `${number}. `;
    const within = ' '.repeat(mark.length);
    return [
      `${mark}${name}  `,
      ...(line === '' ? [] : [`${within}${escapeMarkdown(line)}`]),
      ...quotes.map((quote) => `${within}- ${quote.label}: ${markdownWords(quote)}`),
    ].join('\n');
  });
  const lists = ends.flatMap(({ title, items }) => [
    `### ${escapeMarkdown(title)}`,
    items.map((item) => `- ${escapeMarkdown(item)}`).join('\n'),
  ]);
  return [escapeMarkdown(tally), entries.join('\n'), escapeMarkdown(legend), ...lists];
}

function changesMarkdown({ title, reviewed, items }: OutlineChanges): string {
  const lines = items.flatMap(({ what, said }) => [
    `- ${escapeMarkdown(what)}`,
    ...said.map(({ label, text }) => `  - **${escapeMarkdown(label)}:** ${escapeMarkdown(text)}`),
  ]);
  return [
    `## ${escapeMarkdown(title)}`,
    ...(reviewed === undefined ? [] : [escapeMarkdown(reviewed)]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ].join('\n\n');
}

export function renderMarkdown(document: ReportDocument): string {
  const outline = outlineOfReport(document);
  const { title, subtitle, line, notice, changes, sections } = outline;
  const head = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(subtitle),
    escapeMarkdown(line),
    ...(notice === undefined ? [] : [`**${escapeMarkdown(notice)}**`]),
    ...(changes === undefined ? [] : [changesMarkdown(changes)]),
  ];
  return `${[...head, ...sections.map((section) => sectionMarkdown(section, outline))].join('\n\n')}\n`;
}
