const BOT_WALL =
  /verify(?:ing)? (?:that )?you(?: a|'|’)re (?:a |not a )?(?:human|robot|bot)|are you a (?:robot|human)|i(?:'|’)m not a robot|(?:complete|solve|pass) the (?:security check|captcha|challenge)|enable javascript and cookies to continue|checking (?:your browser|if the site connection)|unusual traffic|automated (?:access|requests|queries)|access (?:to this (?:page|site|resource) )?(?:has been |was |is )?denied|request (?:was |has been )?blocked|you have been blocked|pardon our interruption|why have i been blocked|attention required|ddos protection|press (?:and|&) hold/i;
const BOT_TITLE =
  /^(?:just a moment|attention required|access denied|security check|one moment|please wait|ddos-guard|robot check|are you a robot|human verification|captcha|blocked|client challenge)\b/i;
const COOKIE_WALL =
  /(?:accept|manage|reject|allow) (?:all )?cookies|we (?:and our (?:\d+ )?partners )?(?:use|store) (?:and\/or access )?(?:cookies|information on a device)|(?:before you (?:continue|go on|proceed)|consent to)[^.]{0,80}(?:cookies|personal data)|your (?:privacy|consent) (?:choices|preferences|settings)/i;
const ERROR_TITLE =
  /^(?:error\b|(?:4\d\d|5\d\d)\b|(?:page |site |file )?not found|page (?:can(?:no|')t|cannot|could not) be found|(?:this )?page (?:doesn|isn)(?:'|’)t|oops|whoops|uh[ -]oh|server error|internal server error|service (?:temporarily )?unavailable|bad gateway|gateway time-?out|forbidden|gone$|nothing found|sorry)|\b(?:404|403|500|502|503) (?:error|not found|forbidden)\b|\berror (?:4\d\d|5\d\d)\b|\b(?:404|page not found)\b/i;
const ERROR_TEXT =
  /(?:page|file|resource|content|url|address) (?:you (?:were looking for|requested|are looking for|tried)[^.]{0,60} )?(?:was |could |can(?:no|')t |cannot |does ?n(?:o|')t |is no longer |has been )(?:not )?(?:be )?(?:found|exist|available|removed|moved)|we (?:can(?:no|')t|could ?n(?:o|')t|cannot) find (?:that|this|the) page|(?:temporarily|currently) (?:unavailable|down)|under maintenance|something went wrong|no longer exists/i;
const LOADING =
  /^(?:loading|please wait|please enable javascript|you need to enable javascript)[\s.…]*$|(?:enable|requires?|turn on|needs?) javascript/i;

/** Below this a page is a wall, an error or a shell rather than something to read. */
const SHORT_TEXT = 900;
/** An error says so at once; a page of help that names an error says more. */
const SHORT_ERROR = 500;
const EMPTY_TEXT = 60;

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
  const isShell = text.length < EMPTY_TEXT || LOADING.test(text);
  if (
    seen.length < SHORT_TEXT * 2 &&
    (BOT_WALL.test(`${title}\n${seen}`) || (BOT_TITLE.test(title) && text.length < SHORT_ERROR))
  )
    return 'bot-wall';
  const isError = [title, heading].some((line) => ERROR_TITLE.test(line));
  if (
    text.length < SHORT_ERROR &&
    (isError || (ERROR_TEXT.test(text) && text.length < SHORT_ERROR / 2))
  )
    return 'error-page';
  if (COOKIE_WALL.test(seen) && (isShell || COOKIE_WALL.test(text))) return 'cookie-wall';
  return isShell && hasScripts ? 'empty-shell' : undefined;
}
