import { createHash } from 'node:crypto';
import { brand } from '../../../../content/brand';
import {
  outlineOfReport,
  type ReportOutline,
  type OutlineChanges,
  type OutlineSection,
  type ReportDocument,
} from '../../document';
import { ownHtml, html, joined, lines, type Html, type HtmlPart } from '../markup';
import { claimPage, notesHtml, type ClaimPage } from './claim';
import { groupHtml } from './group';
import { PAGE_SCRIPT } from './script-packed';
import { sourcesHtml } from './sources';
import { PAGE_STYLE } from './style';
import { nightLinks, tenMinutesHtml } from '../night/pocket-html';
import { practiceHtml } from '../night/practice-html';
import { thanksHtml } from '../night/thanks-html';

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Nothing but this one style and this one script may act on the page; whatever else got in would be dead. */
export const REPORT_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(PAGE_STYLE)}`,
  `script-src ${hashOf(PAGE_SCRIPT)}`,
  'font-src data:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A name longer than this is set smaller, so that it stays a title. */
const LONG_TITLE = 40;
/** More news than this would push the brief off the first screen, so it waits behind its heading. */
const MOST_NEWS = 3;

/** Ticks of one browser belong to one report, whatever its version, and tell nothing of what it is about. */
function nameOf({ company, role, preparedFor = '' }: ReportDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([company, role, preparedFor]))
    .digest('hex')
    .slice(0, 16);
}

function sectionHtml(section: OutlineSection, outline: ReportOutline, page: ClaimPage): HtmlPart {
  const { id, title, groups, notFound } = section;
  const named = new Set<number>();
  return lines([
    html`<section id="${id}" class="${id}" aria-labelledby="${id}-title">`,
    html`<h2 id="${id}-title">${title}</h2>`,
    ...groups.map((group) => groupHtml(group, page, named)),
    id === 'brief' && onwardHtml(outline, page.isShared),
    id === 'sources' && sourcesHtml(outline),
    notFound !== undefined && html`<p>${notFound}</p>`,
    html`</section>`,
  ]);
}

function changesHtml({ title, reviewed, items }: OutlineChanges): Html {
  const news = items.map(
    ({ what, said }) => html`<li><p class="what">${what}</p>${notesHtml(said)}</li>`,
  );
  const open = items.length <= MOST_NEWS && html` open`;
  return html`<details class="changes"${open}>${[
    html`<summary>${title}</summary>`,
    reviewed !== undefined && html`<p>${reviewed}</p>`,
    news.length > 0 && html`<ul>${news}</ul>`,
  ]}</details>`;
}

/** Where most readers go from the brief. */
const ONWARD: ReadonlySet<string> = new Set([
  'role-tips',
  'hiring-process',
  'questions-to-ask',
  'questions-to-expect',
  'last-hours',
]);

function onwardHtml(outline: ReportOutline, isShared: boolean): HtmlPart {
  const links = outline.sections
    .filter(({ id }) => ONWARD.has(id))
    .map(({ id, title }) => html`<a href="#${id}">${title}</a>`);
  const sections = links.length > 0 && html`<p class="onward">${joined(links, ' ')}</p>`;
  return [nightLinks(outline, isShared), sections];
}

/** The brand's mark: in the tab, also of a page that was saved, and above the title. */
const { solid, drawn, lines: inner } = brand.mark;
const ICON = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand.accent.deep}" d="${solid}"/>` +
    `<path fill="none" stroke="${brand.accent.deep}" stroke-width="2.4" stroke-linejoin="round" d="${drawn}"/></svg>`,
);
const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true">${[
  html`<path fill="currentColor" d="${solid}"/>`,
  html`<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="${drawn}"/>`,
  html`<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" d="${inner}"/>`,
]}</svg>`;

/** All before the title is ours, to the letter: a served page may run no script but this one. */
const HEAD = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${REPORT_PAGE_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:image/svg+xml,${ICON}">
<style>${ownHtml(PAGE_STYLE)}</style>
<script type="module">${ownHtml(PAGE_SCRIPT)}</script>
<title>`;

/**
 * Where the server inserts what only it knows: the link to the PDF and the day of the interview.
 */
const SERVED = html`<!--served-->`;

/** Without the reader's name, and without what only the buyer had before. */
function asShared({
  preparedFor: _name,
  changes: _changes,
  ...document
}: ReportDocument): ReportDocument {
  return document;
}

/** For a friend or a coach: to read and to practice with, without names, notes or ways to the shop. */
export function renderSharedHtml(document: ReportDocument): string {
  return pageHtml(asShared(document), true);
}

/** The report as one file that reads without a network and without a script. */
export function renderHtml(document: ReportDocument): string {
  return pageHtml(document, false);
}

function pageHtml(document: ReportDocument, isShared: boolean): string {
  const outline = outlineOfReport(document);
  const page = claimPage(outline, isShared);
  const { title, subtitle, line, notice, changes, sections } = outline;
  const entries = sections.map(
    (section) => html`<li><a href="#${section.id}">${section.title}</a></li>`,
  );
  const contents = html`<ol>${entries}</ol>`;
  const main = [
    ...sections.flatMap((section) => [
      sectionHtml(section, outline, page),
      ...(section.id === 'questions-to-expect' ? [practiceHtml(outline)] : []),
      ...(section.id === 'last-hours' && !isShared ? [thanksHtml(document)] : []),
    ]),
    tenMinutesHtml(outline, isShared),
  ];
  return html`${HEAD}${title} · ${subtitle}</title>
</head>
<body data-report="${nameOf(document)}"${isShared && html` data-shared`}>
<a class="skip" href="#report">Skip to the report</a>
<div class="page">
<header class="masthead">
<p class="brand">${MARK}${brand.name}</p>
<h1${title.length > LONG_TITLE && html` class="long"`} dir="auto">${title}</h1>
<p class="subtitle">${subtitle}</p>
<p class="line">${line}</p>${notice !== undefined && html`\n<p class="notice">${notice}</p>`}
<p class="hint">${isShared && 'Shared with you to read. '}Each number leads to its source.</p>
${!isShared && SERVED}${changes && html`\n${changesHtml(changes)}`}
</header>
<nav class="bar" aria-label="Contents"><details><summary>Contents</summary>${contents}</details></nav>
<nav class="side" aria-label="Contents"><p>Contents</p>${contents}</nav>
<main id="report" tabindex="-1">
${lines(main)}
</main>
</div>
</body>
</html>
`.toString();
}
