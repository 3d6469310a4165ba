import type { OutlineClaim, OutlineGroup } from '../../document';
import { claimHtml, numbersOf, type ClaimPage } from './claim';
import { minutesBefore } from '../night/minutes-before';
import { html, lines, type Html, type HtmlPart } from '../markup';
import { picturesHtml, yearsHtml } from './picture-html';

/** A paragraph of more sentences than these is broken. */
const LONGEST_PARAGRAPH = 5;

/** Said in several sentences, with the closing mark behind the last. */
const isLongSpeech = (claims: readonly OutlineClaim[]): boolean =>
  claims.some(({ text }) => text.startsWith('“') && !text.includes('”'));

/** Into paragraphs of about the same length; a speech is one. */
function paragraphs(claims: readonly OutlineClaim[]): (readonly OutlineClaim[])[] {
  if (isLongSpeech(claims)) return [claims];
  const count = Math.ceil(claims.length / LONGEST_PARAGRAPH);
  const size = Math.ceil(claims.length / count);
  return Array.from({ length: count }, (_, at) => claims.slice(at * size, (at + 1) * size));
}

/** The sources that a section named beside its sentences so far: a margin says each once. */
export type NamedSources = Set<number>;

function writerOf(page: ClaimPage, named: NamedSources, tag: 'span' | 'li', isNamed: boolean) {
  return (claim: OutlineClaim): Html => {
    const sources = numbersOf(claim.quotes);
    const isKnown = sources.every((number) => named.has(number));
    for (const number of sources) named.add(number);
    return claimHtml(claim, page, { tag, isNamed, isKnown });
  };
}

function claimsHtml(group: OutlineGroup, page: ClaimPage, named: NamedSources): HtmlPart {
  const { claims, flow } = group;
  if (claims.length === 0) return undefined;
  if (flow === 'paragraph')
    return lines(
      paragraphs(claims).map(
        (some) => html`<p>${lines(some.map(writerOf(page, named, 'span', false)))}</p>`,
      ),
    );
  const items = lines(claims.map(writerOf(page, named, 'li', flow === 'list')));
  return flow === 'steps'
    ? html`<ol class="steps">${items}</ol>`
    : html`<ul class="items">${items}</ul>`;
}

export function groupHtml(group: OutlineGroup, page: ClaimPage, named: NamedSources): Html {
  const { title, flow, isAdvice, pictures, years } = group;
  const kind = isAdvice ? 'group advice' : flow === 'paragraph' ? 'group run' : 'group';
  const minutes = minutesBefore(title ?? '');
  const timed = minutes !== undefined && html` data-before="${minutes}"`;
  return html`<div class="${kind}">${[
    title !== undefined && html`<h3 dir="auto"${timed}>${title}</h3> `,
    claimsHtml(group, page, named),
    picturesHtml(pictures),
    years && yearsHtml(years),
  ]}</div>`;
}
