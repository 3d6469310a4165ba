import { enumerate } from '../../../kernel/text';
import type {
  ReportOutline,
  OutlineClaim,
  OutlineMark,
  OutlineQuote,
  OutlineSource,
} from '../../document';
import { html, joined, type Html, type HtmlPart } from '../markup';
import { markClass } from './style-marks';

/** Nobody reads more behind one sentence: of more quotes than these a few are shown, and all are in the sources. */
const MOST_QUOTES = 3;
/** So many numbers are shown behind a sentence; the rest are counted. */
const MOST_NUMBERS = 3;
/** A word longer than this may have to be broken, and then holds nothing. */
const LONGEST_HOLD = 20;
/** “Design session, 90 minutes:” before what belongs to it. */
const NAMED = /^([^.!?:]{2,60}:) (\S.*)$/u;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

export interface Quoted {
  readonly quote: OutlineQuote;
  readonly source: OutlineSource;
}

export interface ClaimPage {
  readonly quoted: ReadonlyMap<string, Quoted>;
  readonly marks: ReadonlyMap<string, OutlineMark>;
  /** Read by somebody whom the buyer shared it with, who can't report a mistake. */
  readonly isShared: boolean;
}

export function claimPage({ sources, marks }: ReportOutline, isShared: boolean): ClaimPage {
  return {
    isShared,
    quoted: new Map(
      sources.flatMap((source) => source.quotes.map((quote) => [quote.label, { quote, source }])),
    ),
    marks: new Map(marks.map((mark) => [mark.verdict, mark])),
  };
}

/** The page as a whole tells other sites nothing of where a reader comes from, so no link has to say it again. */
export function linkTo(link: string | undefined, words: string): Html {
  return link === undefined ? html`<bdi>${words}</bdi>` : html`<a href="${link}">${words}</a>`;
}

/** “Why: … Good answer: … Red flag: …” in one run. */
export function notesHtml(notes: OutlineClaim['notes']): HtmlPart {
  const said = notes.map(({ label, text }) => html`<span><b>${label}:</b> ${text}</span>`);
  return notes.length > 0 && html`<span class="notes">${joined(said, ' ')}</span>`;
}

/** The numbers of the sources that these quotes come from, each once: “3a”, “3c”, “7a” are 3 and 7. */
export const numbersOf = (labels: readonly string[]): number[] => [
  ...new Set(labels.map((label) => Number.parseInt(label, 10))),
];

/** What the mark opens, for those who hear the page. */
function nameOfMark(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'What this is based on';
  return `${numbers.length === 1 ? 'Source' : 'Sources'} ${enumerate(numbers.map(String))}`;
}

function markHtml({ id, quotes }: OutlineClaim): Html {
  const numbers = numbersOf(quotes);
  const more = numbers.length - MOST_NUMBERS;
  const shown = numbers.slice(0, MOST_NUMBERS).join(', ') + (more > 0 ? ` +${more}` : '');
  const own = numbers.length === 0 ? ' bare' : shown.length < 3 ? ' short' : '';
  const named = html`aria-label="${nameOfMark(numbers)}" data-n="${shown}"`;
  return html`<button class="mark${own}" popovertarget="n-${id}" ${named}></button>`;
}

function leadHtml(words: string, isNamed: boolean): HtmlPart {
  const [, name, rest] = (isNamed ? NAMED.exec(words) : null) ?? [];
  return name === undefined ? words : html`<b>${name}</b> ${rest}`;
}

/** A mark on a line of its own would belong to nothing, so the last word holds it, if that word can stand unbroken. */
function saidHtml(claim: OutlineClaim, isNamed: boolean): Html {
  const at = claim.text.lastIndexOf(' ') + 1;
  const last = claim.text.slice(at);
  const held =
    last.length > LONGEST_HOLD || at === 0
      ? [last, markHtml(claim)]
      : html`<span class="hold">${last}${markHtml(claim)}</span>`;
  return html`<span class="said">${leadHtml(claim.text.slice(0, at), isNamed)}${held}</span>`;
}

/** Only a source's own words have quotation marks. */
export function wordsHtml({ text: words, isExact }: OutlineQuote): Html {
  const direction = RIGHT_TO_LEFT.test(words) && html` dir="auto"`;
  return isExact
    ? html`<q${direction}>${words}</q>`
    : html`<span class="q"${direction}>${words}</span>`;
}

/** Quotes of one page stand together under its name. */
function citedHtml(labels: readonly string[], { quoted }: ClaimPage): HtmlPart {
  const bySource = new Map<OutlineSource, OutlineQuote[]>();
  const shown = labels.slice(0, MOST_QUOTES);
  for (const label of shown) {
    const found = quoted.get(label);
    if (found !== undefined)
      bySource.set(found.source, [...(bySource.get(found.source) ?? []), found.quote]);
  }
  const entries = Array.from(bySource, ([{ number, title, line, link }, quotes]) => {
    const page = html`<b>${number}</b> ${linkTo(link, title)} <span class="line">${line}</span>`;
    return html`<span class="src"><span class="from">${page}</span>${quotes.map(wordsHtml)}</span>`;
  });
  const more = labels.length - shown.length;
  return [
    entries,
    more > 0 && html`<a class="more" href="#sources">${more} more in the sources</a>`,
  ];
}

function basesHtml({ restsOn }: OutlineClaim): HtmlPart {
  const once = restsOn.filter(
    (basis, index) => restsOn.findIndex(({ title }) => title === basis.title) === index,
  );
  const links = once.map(({ id, title }) => html`<a href="#${id}">${title}</a>`);
  return links.length > 0 && html`<span class="facts">Based on: ${joined(links, ', ')}</span>`;
}

function cardHtml(claim: OutlineClaim, page: ClaimPage, isKnown: boolean): Html {
  const { id, verdict, asOf, math, quotes } = claim;
  const behind = [asOf, math].filter((fact) => fact !== undefined);
  const mark = verdict === 'supported' ? undefined : page.marks.get(verdict);
  const mistake = html`<a href="?wrong=${encodeURIComponent(id)}">Report a mistake</a>`;
  const beside = numbersOf(quotes).length > 1 ? ' beside two' : ' beside';
  const card = [
    citedHtml(quotes, page),
    mark && html`<span class="standing ${markClass(verdict)}">${mark.word}</span>`,
    behind.length > 0 && html`<span class="facts">${joined(behind, html`<br>`)}</span>`,
    basesHtml(claim),
    !page.isShared && mistake,
    html`<button popovertarget="n-${id}">Close</button>`,
  ];
  const popover = html`<span class="card" popover id="n-${id}" role="note">${card}</span>`;
  return html`<span class="note${quotes.length > 0 && !isKnown && beside}">${popover}</span>`;
}

export interface ClaimPlace {
  readonly tag: 'span' | 'li';
  /** A name before a colon is set apart. */
  readonly isNamed: boolean;
  /** The same sources were named beside a sentence of this section already. */
  readonly isKnown: boolean;
}

export function claimHtml(
  claim: OutlineClaim,
  page: ClaimPage,
  { tag, isNamed, isKnown }: ClaimPlace,
): Html {
  const kind = claim.verdict === 'supported' ? 'remark' : 'remark careful';
  return html`<${tag} class="claim" id="${claim.id}">${[
    saidHtml(claim, isNamed),
    claim.remarks.map((remark) => html` <span class="${kind}">${remark}</span>`),
    cardHtml(claim, page, isKnown),
    notesHtml(claim.notes),
  ]}</${tag}>`;
}
