import {
  outlineOfReport,
  type ReportOutline,
  type OutlineChanges,
  type OutlineClaim,
  type OutlineGroup,
  type OutlinePicture,
  type OutlineSection,
  type OutlineTable,
  type ReportDocument,
} from '../document';

const WIDTH = 78;

/** Breaks lines between words only, so that a long name stays whole. */
function wrap(text: string, indent: string, first = indent): string {
  const lines: string[] = [];
  let line = first;
  let started = false;
  for (const word of text.split(' ')) {
    if (started && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else {
      line += (started ? ' ' : '') + word;
    }
    started = true;
  }
  return [...lines, line].join('\n');
}

const marked = ({ text, quotes }: OutlineClaim): string =>
  text + (quotes.length === 0 ? '' : ` [${quotes.join(', ')}]`);

function aside({ remarks, math = '' }: OutlineClaim): string {
  const told = [...remarks, math].filter((remark) => remark !== '');
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}

function claimText(claim: OutlineClaim): string {
  const { notes, restsOn } = claim;
  return [
    wrap(marked(claim) + aside(claim), '  ', '- '),
    ...notes.map(({ label, text: note }) => wrap(`${label}: ${note}`, '    ', '  ')),
    ...(restsOn.length === 0 ? [] : [wrap(`Based on: ${restLabels(restsOn)}`, '    ', '  ')]),
  ].join('\n');
}

/** Sentences of a paragraph in one run, other claims one beneath the other. */
function claimsText({ claims, flow }: OutlineGroup): string[] {
  return flow === 'paragraph' && claims.length > 0
    ? [wrap(claims.map((claim) => marked(claim) + aside(claim)).join(' '), '')]
    : claims.map(claimText);
}

function restLabels(restsOn: OutlineClaim['restsOn']): string {
  return [...new Set(restsOn.map(({ title }) => title))].join(', ');
}

/** A picture as its sentence and the figures behind it. */
function pictureText({ title, says, note, head, rows }: OutlinePicture): string {
  const table = rows.map(({ cells, quotes }) =>
    wrap(
      cells.join(' | ') + (quotes.length === 0 ? '' : ` [${quotes.join(', ')}]`),
      '      ',
      '    ',
    ),
  );
  const said = [says, ...(note === undefined ? [] : [note])].map((line) => wrap(line, '    '));
  return [
    wrap(title, '    ', '  * '),
    ...said,
    ...(rows.length === 0 ? [] : [wrap(head.join(' | '), '      ', '    ')]),
    ...table,
  ].join('\n');
}

function tableText({ title, head, rows }: OutlineTable): string {
  const lines = rows.map(({ cells, quotes }) =>
    wrap(cells.join(' | ') + (quotes.length === 0 ? '' : ` [${quotes.join(', ')}]`), '      '),
  );
  return [`  * ${title}`, `      ${head.join(' | ').trimStart()}`, ...lines].join('\n');
}

function sectionText(section: OutlineSection, outline: ReportOutline): string {
  const groups = section.groups.map((group) =>
    [
      [...(group.title === undefined ? [] : [group.title]), ...claimsText(group)].join('\n'),
      ...group.pictures.map(pictureText),
      ...(group.years === undefined ? [] : [tableText(group.years)]),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  const parts = [
    `${section.title}\n${'='.repeat(section.title.length)}`,
    ...groups,
    ...(section.id === 'sources' ? sourcesText(outline) : []),
    ...(section.notFound === undefined ? [] : [wrap(section.notFound, '')]),
  ];
  return parts.join('\n\n');
}

function sourcesText({ tally, sources, legend, ends }: ReportOutline): string[] {
  const entries = sources.map(({ number, title, line, link, quotes }) =>
    [
      wrap(title, '    ', `${number}. `),
      wrap(line, '    '),
      ...(link === undefined ? [] : [`    ${link}`]),
      ...quotes.map((quote) =>
        wrap(quote.isExact ? `“${quote.text}”` : quote.text, '        ', `    [${quote.label}] `),
      ),
    ].join('\n'),
  );
  const lists = ends.map((list) =>
    [wrap(`${list.title}:`, ''), ...list.items.map((item) => wrap(item, '  ', '- '))].join('\n'),
  );
  return [wrap(tally, ''), ...entries, wrap(legend, ''), ...lists];
}

function changesText({ title, reviewed, items }: OutlineChanges): string {
  const lines = items.flatMap(({ what, said }) => [
    wrap(what, '  ', '- '),
    ...said.map(({ label, text }) => wrap(`${label}: ${text}`, '    ', '  ')),
  ]);
  return [
    `${title}\n${'='.repeat(title.length)}`,
    ...(reviewed === undefined ? [] : [wrap(reviewed, '')]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ].join('\n\n');
}

export function renderText(document: ReportDocument): string {
  const outline = outlineOfReport(document);
  const head = [outline.title, outline.subtitle, outline.line, outline.notice].filter(
    (line) => line !== undefined,
  );
  const sections = outline.sections.map((section) => sectionText(section, outline));
  const changes = outline.changes === undefined ? [] : [changesText(outline.changes)];
  return `${[head.map((line) => wrap(line, '')).join('\n'), ...changes, ...sections].join('\n\n')}\n`;
}
