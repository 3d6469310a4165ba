import { squeeze } from '../../../kernel/text';
import type { PageElement } from './tree';

export const BLOCK_TAGS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'br',
  'button',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);
/** Inline elements that stand apart on the screen even where no space is written between them. */
const APART = new Set(['a', 'label', 'time', 'img', 'picture', 'option', 'output', 'cite']);

function isCode({ parent }: PageElement): boolean {
  return (
    parent !== undefined &&
    (parent.tag === 'code' ||
      parent.tag === 'pre' ||
      (!BLOCK_TAGS.has(parent.tag) && isCode(parent)))
  );
}

const classOf = ({ attributes }: PageElement): string | undefined => attributes.get('class');

/** Two neighbours without a space between them that are two words all the same. */
export function isApart(one: PageElement, other: PageElement): boolean {
  if (APART.has(one.tag) || APART.has(other.tag)) return true;
  return (
    one.tag === 'span' &&
    other.tag === 'span' &&
    classOf(one) !== undefined &&
    classOf(one) === classOf(other) &&
    !isCode(one)
  );
}

function spaced(element: PageElement): string {
  let text = '';
  let before: PageElement | undefined;
  for (const child of element.children) {
    if (typeof child === 'string') {
      text += child;
      before = undefined;
      continue;
    }
    const inner = spaced(child);
    text += BLOCK_TAGS.has(child.tag)
      ? ` ${inner} `
      : before !== undefined && isApart(before, child)
        ? ` ${inner}`
        : inner;
    before = child;
  }
  return text;
}

/** All words below an element on one line. */
export function textBelow(element: PageElement): string {
  return squeeze(spaced(element));
}
