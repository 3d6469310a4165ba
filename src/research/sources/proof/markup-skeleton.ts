import { FILING_DIVISIONS, FILING_LISTS, phraseFinder, wordSet } from '../../../language';
import { squeeze } from '../../../kernel/text';
import { readTree, writeTree, type TreeElement } from './answer-tree';
import { chooseThings, cutText, type Cut } from './cut';
import { jsonSkeleton } from './json-skeleton';
import { keptInHeadings, type Kept } from './kept-words';
import { madeUpTag, madeUpText } from './made-up-text';

/** What of a page no reader looks into. */
const isUnread = wordSet('audio, canvas, iframe, noscript, script, style, svg, template, video');
const opensDivision = phraseFinder(FILING_DIVISIONS.join(', '), FILING_LISTS);
const LONGEST_HEADING = 140;

export interface MarkupForm {
  readonly isXml: boolean;
  /** How headings of the parts that are read begin. */
  readonly headings: readonly string[];
}

const isElement = (part: TreeElement | string): part is TreeElement => typeof part !== 'string';

function textOf({ parts }: TreeElement): string {
  return parts.map((part) => (isElement(part) ? textOf(part) : part)).join('');
}

function pathsOf({ name, tag, parts }: TreeElement, depth = 4): readonly string[] {
  const own = `${name}${[...tag.matchAll(/\s([\w:-]+)\s*=/g)].map(([, one]) => `@${one ?? ''}`).join('')}`;
  const inner =
    depth === 0 ? [] : parts.filter(isElement).flatMap((one) => pathsOf(one, depth - 1));
  return [...new Set([own, ...inner.map((path) => `${name}.${path}`)])];
}

interface Headings {
  /** Whether it is a heading that matters. */
  readonly is: (element: TreeElement) => boolean;
  /** Whether such a heading stands in it. */
  readonly isIn: (element: TreeElement) => boolean;
}

function createHeadings({ headings }: MarkupForm, kept: Kept): Headings {
  const known = new Map<TreeElement, boolean>();
  const { words } = keptInHeadings(kept);
  const is = (element: TreeElement): boolean => {
    const text = squeeze(
      textOf(element).replace(/&(?:nbsp|#160|#xa0|#8217);/gi, ' '),
    ).toLowerCase();
    if (text === '' || text.length > LONGEST_HEADING) return false;
    return (
      opensDivision(text) ||
      headings.some((one) => text.includes(one.trim())) ||
      (text.match(/\p{L}+/gu) ?? ['']).every((word) => words.has(word))
    );
  };
  const isIn = (element: TreeElement): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const found = is(element) || element.parts.filter(isElement).some(isIn);
    known.set(element, found);
    return found;
  };
  return headings.length === 0 ? { is: () => false, isIn: () => false } : { is, isIn };
}

/** Of many alike beside each other some stay; of a document each heading, and what follows it. */
function keptParts(
  element: TreeElement,
  form: MarkupForm,
  headings: Headings,
  cut: Cut,
): readonly (TreeElement | string)[] {
  if (form.headings.length > 0) {
    const counts = new Map<string, number>();
    return element.parts.filter((part) => {
      if (!isElement(part)) return part.trim() !== '';
      if (headings.isIn(part)) {
        counts.clear();
        return true;
      }
      counts.set(part.name, (counts.get(part.name) ?? 0) + 1);
      return (counts.get(part.name) ?? 0) <= cut.things;
    });
  }
  const alike = Map.groupBy(element.parts.filter(isElement), ({ name }) => name);
  const chosen = new Set(
    [...alike.values()].flatMap((group) => chooseThings(group, (one) => pathsOf(one), cut)),
  );
  return element.parts.filter((part) => !isElement(part) || chosen.has(part));
}

function structured(text: string, kept: Kept, cut: Cut): string {
  try {
    return JSON.stringify(jsonSkeleton(JSON.parse(text), kept, cut)).replaceAll('<', '\\u003c');
  } catch {
    return '';
  }
}

function madeUpPart(text: string, { isXml }: MarkupForm, kept: Kept, cut: Cut): string {
  if (text.startsWith('<!--')) return '';
  if (text.startsWith('<![CDATA[')) {
    const inside = text.replace(/^<!\[CDATA\[/, '').replace(/\]\]>$/, '');
    return `<![CDATA[${madeUpText(cutText(inside, cut), kept)}]]>`;
  }
  if (text.startsWith('<?')) return /^<\?xml\s/.test(text) ? text : '';
  if (text.startsWith('<!')) return text.length <= 200 ? text : `${isXml ? '' : '<!doctype html>'}`;
  return text.trim() === '' ? '\n' : madeUpText(cutText(text, cut), kept);
}

function madeUp(
  element: TreeElement,
  form: MarkupForm,
  headings: Headings,
  { kept, cut }: { readonly kept: Kept; readonly cut: Cut },
): TreeElement {
  const { name, isClosed } = element;
  const tag = name === '' ? '' : madeUpTag(element.tag, form.isXml, kept);
  const inside = headings.is(element) ? { kept: keptInHeadings(kept), cut } : { kept, cut };
  if (!form.isXml && isUnread(name)) {
    const isData = /^script$/i.test(name) && /ld\+json/i.test(element.tag);
    return {
      tag,
      name,
      isClosed: true,
      parts: isData ? [structured(textOf(element), kept, cut)] : [],
    };
  }
  const parts = keptParts(element, form, headings, cut).map((part) =>
    isElement(part)
      ? madeUp(part, form, headings, inside)
      : madeUpPart(part, form, inside.kept, cut),
  );
  return { tag, name, isClosed, parts };
}

/** Markup of the same form: its elements stay, their words are made up, and of many alike some are kept. */
export function markupSkeleton(text: string, form: MarkupForm, kept: Kept, cut: Cut): string {
  const tree = readTree(text, form.isXml);
  return writeTree(madeUp(tree, form, createHeadings(form, kept), { kept, cut }))
    .replace(/\n{2,}/g, '\n')
    .trim();
}
