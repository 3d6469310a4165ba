import { Phrasebook, WALL_LISTS, WALL_PHRASES } from '../../language';

const WALLS = new Phrasebook(WALL_PHRASES, WALL_LISTS);

/** Below this a page is a wall, an error or a shell rather than something to read. */
const SHORT_TEXT = 900;
/** An error says so at once; a page of help that names an error says more. */
const SHORT_ERROR = 500;
const EMPTY_TEXT = 60;
/** A sentence of an entry in a list says something in so much. */
const SHORTEST_TEXT = 30;
/** A banner says what it is within so much of a page. */
const BANNER = 20_000;

/** What stands in the place of a text. */
const IN_PLACE: ReadonlySet<string> = new Set([
  'bot-wall',
  'cookie-wall',
  'login-wall',
  'pay-wall',
  'loading',
  'cookie-notice',
  'login-offer',
  'no-page',
  'wall-abroad',
]);

/** One of these stands in every such text; to look for them costs a hundredth of reading its phrases. */
const SIGNS = [
  'cookie,subscri,log in,login,logged in,sign in,signed in,captcha,robot,human,javascript,denied,blocked,traffic',
  'ddos,browser,automated,interruption,hold,security,attention,site connection,privacy,consent,personal data',
  'on a device,have an account,create an account,password,a member,for members,reached your,wait,loading',
  'blocker,register,sign up,not found,404,abonn,abbonat,suscri,anmelden,melden sie,connectez,identifiez',
  'inicia sesi,inicie sesi,weiterlesen,la suite,center',
].flatMap((signs) => signs.split(','));

/** Whether a text, or the HTML of one, may be a wall at all. */
export function mayBeWall(text: string): boolean {
  const small = text.toLowerCase();
  return SIGNS.some((sign) => small.includes(sign));
}

/** Whether a text that came inside of something else is a wall, a login or a notice about cookies, and hardly more. */
export function isWallText(text: string): boolean {
  if (text.length >= SHORT_TEXT || !mayBeWall(text)) return false;
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((one) => one.trim() !== '');
  const walls = sentences.filter((one) =>
    [...WALLS.kindsIn(one)].some((kind) => IN_PLACE.has(kind)),
  );
  const lengthOf = (all: readonly string[]): number =>
    all.reduce((sum, one) => sum + one.length, 0);
  const [ofWalls, ofAll] = [lengthOf(walls), lengthOf(sentences)];
  return walls.length > 0 && ofAll - ofWalls < Math.max(SHORTEST_TEXT, ofWalls / 2);
}

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
