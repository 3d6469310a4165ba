import { escapeHtml as text } from '../../kernel/html';
import { plural } from '../../kernel/text';
import type { Outline, OutlineClaim, OutlineMark, OutlineQuote, OutlineSource } from '../document';
import { markClass } from './html-style-marks';

/** Nobody reads more under one sentence: of more than these a few are shown, and all stand in the list of sources. */
const MOST_QUOTES = 4;
const SAMPLE = 2;
/** A word longer than this may have to be broken, and then holds nothing. */
const LONGEST_HOLD = 20;
/** So many labels are named aloud before they are only counted. */
const MOST_NAMED = 4;

export interface Quoted {
  readonly quote: OutlineQuote;
  readonly source: OutlineSource;
}

export interface ClaimPage {
  readonly quoted: ReadonlyMap<string, Quoted>;
  readonly marks: ReadonlyMap<string, OutlineMark>;
}

export function claimPage({ sources, marks }: Outline): ClaimPage {
  return {
    quoted: new Map(
      sources.flatMap((source) => source.quotes.map((quote) => [quote.label, { quote, source }])),
    ),
    marks: new Map(marks.map((mark) => [mark.verdict, mark])),
  };
}

/** The page as a whole tells other sites nothing of where a reader comes from, so no link has to say it again. */
export function linked(link: string | undefined, words: string): string {
  return link === undefined
    ? `<bdi>${text(words)}</bdi>`
    : `<a href="${text(link)}">${text(words)}</a>`;
}

export function notesHtml(notes: OutlineClaim['notes']): string {
  return notes.length === 0
    ? ''
    : `<dl class="notes">${notes.map((note) => `<div><dt>${text(note.label)}</dt><dd>${text(note.text)}</dd></div>`).join('')}</dl>`;
}

function basesOf({ restsOn }: OutlineClaim): string {
  const once = restsOn.filter(
    (basis, index) => restsOn.findIndex(({ title }) => title === basis.title) === index,
  );
  return once.map((basis) => `<a href="#${text(basis.id)}">${text(basis.title)}</a>`).join(', ');
}

/** What the mark opens, for those who hear the page: “Show 2 quotes: 3a, 3b”. */
function nameOfMark(labels: readonly string[]): string {
  if (labels.length === 0) return 'Show what this rests on';
  const counted = `Show ${plural(labels.length, 'quote')}`;
  return labels.length <= MOST_NAMED ? `${counted}: ${labels.join(', ')}` : counted;
}

function markHtml({ id, verdict, quotes }: OutlineClaim): string {
  const count = quotes.length > 1 ? ` data-count="${quotes.length}"` : '';
  return `<button class="mark ${markClass(verdict)}" popovertarget="card-${text(id)}" aria-label="${text(nameOfMark(quotes))}"${count}></button>`;
}

/** A mark on a line of its own would belong to nothing, so the last word holds it, if that word can stand unbroken. */
function saidHtml(claim: OutlineClaim): string {
  const at = claim.text.lastIndexOf(' ') + 1;
  const last = claim.text.slice(at);
  const held =
    last.length > LONGEST_HOLD
      ? text(last) + markHtml(claim)
      : `<span class="hold">${text(last)}${markHtml(claim)}</span>`;
  return `<span class="said">${text(claim.text.slice(0, at))}${held}</span>`;
}

/** Whose word it is stands in the mark and in the card; a reader is warned in words where sources differ or time has passed. */
function remarksHtml({
  verdict,
  told: { judgement, careful, asOf, reckoning },
  quotes,
}: OutlineClaim): string {
  const remark = (words: string | undefined, kind: string) =>
    words === undefined ? '' : ` <span class="${kind}">${text(words)}</span>`;
  return [
    remark(judgement, 'remark'),
    remark(careful, verdict === 'company-says' ? 'unseen' : 'remark careful'),
    remark(asOf, 'remark'),
    remark(reckoning, 'remark on-paper'),
    quotes.length === 0 ? '' : ` <span class="endnotes">[${quotes.map(text).join(', ')}]</span>`,
  ].join('');
}

/** Quotes of one page stand together under its name. */
/** Only a source's own words have quotation marks. */
export const wordsHtml = ({ text: words, isExact }: OutlineQuote): string =>
  isExact ? `<q dir="auto">${text(words)}</q>` : `<span dir="auto">${text(words)}</span>`;

function citedHtml(labels: readonly string[], { quoted }: ClaimPage): string {
  const shown = labels.length > MOST_QUOTES ? SAMPLE : labels.length;
  const bySource = new Map<OutlineSource, OutlineQuote[]>();
  for (const label of labels.slice(0, shown)) {
    const found = quoted.get(label);
    if (found !== undefined)
      bySource.set(found.source, [...(bySource.get(found.source) ?? []), found.quote]);
  }
  const entries = Array.from(bySource, ([{ title, line, link }, quotes]) => {
    const said = quotes.map(wordsHtml);
    return `${said.join('')}<p class="from">${linked(link, title)} ${text(line)}</p>`;
  });
  const more = labels.length - shown;
  return [
    ...entries,
    more > 0
      ? `<p class="more"><a href="#sources">${more} more in the list of sources</a></p>`
      : '',
  ].join('');
}

/** These two stand at nearly every sentence, and what they mean is said once at the sources. */
const isCommon = (verdict: OutlineClaim['verdict']): boolean =>
  verdict === 'supported' || verdict === 'company-says';

function cardHtml(claim: OutlineClaim, page: ClaimPage): string {
  const { id, verdict, told, quotes } = claim;
  const mark = page.marks.get(verdict);
  const facts = [told.asOf, told.reckoning].filter((fact) => fact !== undefined);
  const bases = basesOf(claim);
  return [
    `<div class="card" popover id="card-${text(id)}" role="dialog" aria-label="${text(quotes.length === 0 ? 'What this rests on' : plural(quotes.length, 'quote'))}">`,
    mark === undefined
      ? ''
      : `<p class="standing ${markClass(verdict)}">${text(mark.word)}${isCommon(verdict) ? '' : ` <span>${text(mark.means)}</span>`}</p>`,
    facts.length === 0 ? '' : `<p class="facts">${facts.map(text).join('<br>')}</p>`,
    citedHtml(quotes, page),
    bases === '' ? '' : `<p class="bases">Rests on: ${bases}</p>`,
    `<p><a href="?wrong=${text(encodeURIComponent(id))}">Something is wrong here</a><button popovertarget="card-${text(id)}">Close</button></p>`,
    '</div>',
  ].join('');
}

export function claimHtml(claim: OutlineClaim, page: ClaimPage): string {
  const bases = basesOf(claim);
  return [
    `<div class="claim" id="${text(claim.id)}"><p>${saidHtml(claim)}${remarksHtml(claim)}</p>`,
    notesHtml(claim.notes),
    bases === '' ? '' : `<p class="rests on-paper">Rests on: ${bases}</p>`,
    cardHtml(claim, page),
    '</div>',
  ].join('');
}
