import { escapeHtml as text } from '../../../kernel/html';
import { enumerate } from '../../../kernel/text';
import type {
  ReportOutline,
  OutlineClaim,
  OutlineMark,
  OutlineQuote,
  OutlineSource,
} from '../../document';
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
export function linkTo(link: string | undefined, words: string): string {
  return link === undefined
    ? `<bdi>${text(words)}</bdi>`
    : `<a href="${text(link)}">${text(words)}</a>`;
}

/** “Why: … Good answer: … Red flag: …” in one run. */
export function notesHtml(notes: OutlineClaim['notes']): string {
  const said = notes.map(
    ({ label, text: note }) => `<span><b>${text(label)}:</b> ${text(note)}</span>`,
  );
  return notes.length === 0 ? '' : `<span class="notes">${said.join(' ')}</span>`;
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

function markHtml({ id, quotes }: OutlineClaim): string {
  const numbers = numbersOf(quotes);
  const more = numbers.length - MOST_NUMBERS;
  const shown = numbers.slice(0, MOST_NUMBERS).join(', ') + (more > 0 ? ` +${more}` : '');
  const own = numbers.length === 0 ? ' bare' : shown.length < 3 ? ' short' : '';
  return `<button class="mark${own}" popovertarget="n-${text(id)}" aria-label="${text(nameOfMark(numbers))}" data-n="${shown}"></button>`;
}

function leadHtml(words: string, isNamed: boolean): string {
  const [, name, rest] = (isNamed ? NAMED.exec(words) : null) ?? [];
  return name === undefined ? text(words) : `<b>${text(name)}</b> ${text(rest ?? '')}`;
}

/** A mark on a line of its own would belong to nothing, so the last word holds it, if that word can stand unbroken. */
function saidHtml(claim: OutlineClaim, isNamed: boolean): string {
  const at = claim.text.lastIndexOf(' ') + 1;
  const last = claim.text.slice(at);
  const held =
    last.length > LONGEST_HOLD || at === 0
      ? text(last) + markHtml(claim)
      : `<span class="hold">${text(last)}${markHtml(claim)}</span>`;
  return `<span class="said">${leadHtml(claim.text.slice(0, at), isNamed)}${held}</span>`;
}

/** Only a source's own words have quotation marks. */
export function wordsHtml({ text: words, isExact }: OutlineQuote): string {
  const direction = RIGHT_TO_LEFT.test(words) ? ' dir="auto"' : '';
  return isExact
    ? `<q${direction}>${text(words)}</q>`
    : `<span class="q"${direction}>${text(words)}</span>`;
}

/** Quotes of one page stand together under its name. */
function citedHtml(labels: readonly string[], { quoted }: ClaimPage): string {
  const bySource = new Map<OutlineSource, OutlineQuote[]>();
  const shown = labels.slice(0, MOST_QUOTES);
  for (const label of shown) {
    const found = quoted.get(label);
    if (found !== undefined)
      bySource.set(found.source, [...(bySource.get(found.source) ?? []), found.quote]);
  }
  const entries = Array.from(
    bySource,
    ([{ number, title, line, link }, quotes]) =>
      `<span class="src"><span class="from"><b>${number}</b> ${linkTo(link, title)} <span class="line">${text(line)}</span></span>${quotes.map(wordsHtml).join('')}</span>`,
  );
  const more = labels.length - shown.length;
  return [
    ...entries,
    more > 0 ? `<a class="more" href="#sources">${more} more in the sources</a>` : '',
  ].join('');
}

function basesOf({ restsOn }: OutlineClaim): string {
  const once = restsOn.filter(
    (basis, index) => restsOn.findIndex(({ title }) => title === basis.title) === index,
  );
  return once.map(({ id, title }) => `<a href="#${text(id)}">${text(title)}</a>`).join(', ');
}

function cardHtml(claim: OutlineClaim, page: ClaimPage, isKnown: boolean): string {
  const { id, verdict, asOf, math, quotes } = claim;
  const behind = [asOf, math].filter((fact) => fact !== undefined);
  const mark = verdict === 'supported' ? undefined : page.marks.get(verdict);
  const bases = basesOf(claim);
  const mistake = page.isShared
    ? ''
    : `<a href="?wrong=${text(encodeURIComponent(id))}">Report a mistake</a>`;
  const isBeside = quotes.length > 0 && !isKnown;
  return [
    `<span class="note${isBeside ? (numbersOf(quotes).length > 1 ? ' beside two' : ' beside') : ''}"><span class="card" popover id="n-${text(id)}" role="note">`,
    citedHtml(quotes, page),
    mark === undefined
      ? ''
      : `<span class="standing ${markClass(verdict)}">${text(mark.word)}</span>`,
    behind.length === 0 ? '' : `<span class="facts">${behind.map(text).join('<br>')}</span>`,
    bases === '' ? '' : `<span class="facts">Based on: ${bases}</span>`,
    `${mistake}<button popovertarget="n-${text(id)}">Close</button>`,
    '</span></span>',
  ].join('');
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
): string {
  const remarks = claim.remarks.map(
    (remark) =>
      ` <span class="${claim.verdict === 'supported' ? 'remark' : 'remark careful'}">${text(remark)}</span>`,
  );
  return [
    `<${tag} class="claim" id="${text(claim.id)}">${saidHtml(claim, isNamed)}${remarks.join('')}`,
    cardHtml(claim, page, isKnown),
    notesHtml(claim.notes),
    `</${tag}>`,
  ].join('');
}
