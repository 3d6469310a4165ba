import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kernel/html';
import { outlineOf, type Outline, type OutlineClaim, type OutlineQuote, type OutlineSection, type OutlineSource, type ReportDocument } from '../document';
import { PAGE_STYLE } from './html-style';
import { pictureHtml } from './picture-html';
import { marksHtml } from './marks-html';

/** Nothing but this one style may act on the page; a script or a picture that got in would be dead. */
export const REPORT_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A name longer than this is set smaller, so that it stays a title. */
const LONG_TITLE = 40;

const text = escapeHtml;

function optional(value: string | undefined, html: (value: string) => string): string {
  return value === undefined ? '' : html(value);
}

function claimHtml({ id, text: said, quotes, remarks, notes, restsOn }: OutlineClaim): string {
  const rests = restsOn.filter((basis, index) => restsOn.findIndex(({ title }) => title === basis.title) === index);
  const links = rests.map((basis) => `<a href="#${text(basis.id)}">${text(basis.title)}</a>`).join(', ');
  return [
    `<div class="claim" id="${text(id)}"><p>${text(said)}${marksHtml(quotes)}</p>`,
    remarks.length === 0 ? '' : `<p class="remarks">${remarks.map((remark) => `<span>${text(remark)}</span>`).join(' ')}</p>`,
    notes.length === 0 ? '' : `<dl class="notes">${notes.map((note) => `<div><dt>${text(note.label)}</dt><dd>${text(note.text)}</dd></div>`).join('')}</dl>`,
    rests.length === 0 ? '' : `<p class="rests">Rests on: ${links}</p>`,
    '</div>',
  ].join('');
}

function sectionHtml(section: OutlineSection, outline: Outline): string {
  const groups = section.groups.map(
    ({ title, claims, pictures }) => `${optional(title, (name) => `<h3>${text(name)}</h3>`)}${claims.map(claimHtml).join('\n')}${pictures.map(pictureHtml).join('\n')}`,
  );
  return [
    `<section id="${section.id}" class="${section.id}" aria-labelledby="${section.id}-title">`,
    `<h2 id="${section.id}-title">${text(section.title)}</h2>`,
    ...groups,
    section.id === 'sources' ? sourcesHtml(outline) : '',
    optional(section.notFound, (missing) => `<p class="missing">${text(missing)}</p>`),
    '</section>',
  ].join('\n');
}

function linked(link: string | undefined, words: string): string {
  return link === undefined ? text(words) : `<a href="${text(link)}" rel="noopener noreferrer nofollow">${text(words)}</a>`;
}

function quoteHtml(quote: OutlineQuote): string {
  return `<li><span class="label">${text(quote.label)}</span><q dir="auto">${text(quote.text)}</q></li>`;
}

function sourcesHtml({ tally, sources, legend }: Outline): string {
  const entries = sources.map(
    ({ number, title, line, link, quotes }) =>
      `<li><p class="title"><span class="number">${number}</span>${linked(link, title)}</p><p class="about">${text(line)}</p><ul class="quotes">${quotes.map(quoteHtml).join('')}</ul></li>`,
  );
  return `<p>${text(tally)}</p><ol class="sources">${entries.join('\n')}</ol><p class="legend">${text(legend)}</p>`;
}

/** One card for each quote, opened by its mark without a script; its words are those of the list of sources. */
function cardsHtml(sources: readonly OutlineSource[]): string {
  return sources
    .flatMap(({ title, line, link, quotes }) =>
      quotes.map(
        (quote) =>
          `<div class="card" popover id="card-${text(quote.label)}" role="dialog" aria-label="Quote ${text(quote.label)}"><button class="close" type="button" popovertarget="card-${text(quote.label)}" popovertargetaction="hide">Close</button><q dir="auto">${text(quote.text)}</q><p>${linked(link, title)}<br>${text(line)}</p></div>`,
      ),
    )
    .join('\n');
}

/** The report as one file that reads without a network and without a script. */
export function renderHtml(document: ReportDocument): string {
  const outline = outlineOf(document);
  const { title, subtitle, line, notice, sections, sources } = outline;
  const contents = sections.map((section) => `<li><a href="#${section.id}">${text(section.title)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${text(REPORT_PAGE_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${text(title)} · ${text(subtitle)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#brief">Skip to the brief</a>
<div class="page">
<header class="masthead">
<p class="brand">FOREWORD</p>
<h1${title.length > LONG_TITLE ? ' class="long"' : ''} dir="auto">${text(title)}</h1>
<p class="subtitle">${text(subtitle)}</p>
<p class="line">${text(line)}</p>${optional(notice, (words) => `\n<p class="notice">${text(words)}</p>`)}
</header>
<nav aria-label="Contents"><ol>${contents.join('')}</ol></nav>
<main>
${sections.map((section) => sectionHtml(section, outline)).join('\n')}
</main>
</div>
${cardsHtml(sources)}
</body>
</html>
`;
}
