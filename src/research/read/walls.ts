import { Phrasebook, WALL_LISTS, WALL_PHRASES } from '../../language';

const WALLS = new Phrasebook(WALL_PHRASES, WALL_LISTS);

/** Below this a page is a wall, an error or a shell rather than something to read. */
const SHORT_TEXT = 900;
/** An error says so at once; a page of help that names an error says more. */
const SHORT_ERROR = 500;
const EMPTY_TEXT = 60;
/** A banner says what it is within so much of a page. */
const BANNER = 20_000;

export type Wall = 'error-page' | 'bot-wall' | 'cookie-wall' | 'empty-shell';

export interface Clues {
  readonly title: string;
  /** The first heading of the page. */
  readonly heading: string;
  /** Its main text, and all that could be seen, banners included. */
  readonly text: string;
  readonly seen: string;
  readonly hasScripts: boolean;
}

/** What came instead of a page; undefined where there is something to read. */
export function recogniseWall({ title, heading, text, seen, hasScripts }: Clues): Wall | undefined {
  if (text.length >= SHORT_TEXT) return undefined;
  const ofText = WALLS.kindsIn(text);
  const ofTitle = WALLS.kindsIn(title);
  const isShell = text.length < EMPTY_TEXT || ofText.has('loading');
  if (
    seen.length < SHORT_TEXT * 2 &&
    (WALLS.kindsIn(`${title}\n${seen}`).has('bot-wall') ||
      (ofTitle.has('bot-title') && text.length < SHORT_ERROR))
  )
    return 'bot-wall';
  const isError = ofTitle.has('error-title') || WALLS.kindsIn(heading).has('error-title');
  if (
    text.length < SHORT_ERROR &&
    (isError || (ofText.has('error-text') && text.length < SHORT_ERROR / 2))
  )
    return 'error-page';
  if (
    WALLS.kindsIn(seen.slice(0, BANNER)).has('cookie-wall') &&
    (isShell || ofText.has('cookie-wall'))
  )
    return 'cookie-wall';
  return isShell && hasScripts ? 'empty-shell' : undefined;
}
