import { layOut, segmentsOf, type BlockText } from './layout/blocks';
import { removeHidden } from './layout/hidden';
import { ancestorsOf, parsePage, type PageElement } from './layout/tree';

const isButton = (element: PageElement): boolean =>
  [...ancestorsOf(element)].some(({ tag }) => tag === 'button' || tag === 'form');

/** The text of a piece of HTML that came inside something else: a job's description, a comment, a feed's entry. */
export function readFragment(html: string): BlockText {
  const page = parsePage(html);
  removeHidden(page);
  return layOut(segmentsOf(page.root).filter(({ element }) => !isButton(element)));
}
