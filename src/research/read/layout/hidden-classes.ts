import { wordSet } from '../../../language';

/** Classes that well-known style sheets use for text that no eye sees. */
const HIDDEN_CLASSES: ReadonlySet<string> = new Set(
  (
    'd-none element-invisible hidden hide is-hidden screen-reader-only screen-reader-text sr-only u-hidden ' +
    'visually-hidden visuallyhidden'
  ).split(' '),
);
const isHiddenClass = (classes: string): boolean =>
  classes.split(/\s+/).some((one) => HIDDEN_CLASSES.has(one.toLowerCase()));
/** Shown again on a wider screen: “hidden md:block”. */
const isScreen = wordSet('2xl, lg, md, sm, xl, xxl');
const isShown = wordSet('block*, contents*, flex*, grid*, inline*, not-sr-only*, table*');
function isShownWider(classes: string): boolean {
  return classes.split(/\s+/).some((one) => {
    const [screen = '', shown] = one.split(':');
    if (shown !== undefined) return isScreen(screen) && isShown(shown);
    const [display, width = '', how = 'none'] = one.toLowerCase().split('-');
    return display === 'd' && isScreen(width) && how !== 'none';
  });
}

/** Whether classes of well-known style sheets keep an element from every screen. */
export const isHiddenByClass = (classes: string): boolean =>
  isHiddenClass(classes) && !isShownWider(classes);
