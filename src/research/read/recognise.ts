import type { JsonObject, PageType } from './shape';

const BOT_WALL = /verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|complete the (?:security check|captcha)|enable javascript and cookies to continue|checking your browser|unusual traffic|access (?:to this page )?(?:has been )?denied|request (?:was )?blocked/i;
const COOKIE_WALL = /(?:accept|manage|reject) (?:all )?cookies|we (?:and our partners )?use cookies/i;
const ERROR_TITLE = /^(?:error\b|\d{3}\b|(?:page )?not found|page (?:can(?:no|')t|cannot) be found|oops|server error|service unavailable|bad gateway)|\b(?:404|page not found)\b/i;
/** Below this a page is a wall, an error or a shell rather than something to read. */
const SHORT_TEXT = 600;
const EMPTY_TEXT = 60;
const ARTICLE = /Article|BlogPosting|NewsRelease|PressRelease/;

export interface Clues {
  readonly title: string;
  readonly text: string;
  readonly paragraphs: number;
  readonly items: number;
  readonly hasArticle: boolean;
  readonly hasScripts: boolean;
  readonly publishedAt: string | undefined;
  readonly structured: readonly JsonObject[];
}

export function recognise(clues: Clues): PageType {
  const { title, text } = clues;
  if (text.length < SHORT_TEXT) {
    if (BOT_WALL.test(`${title} ${text}`)) return 'bot-wall';
    if (ERROR_TITLE.test(title)) return 'error-page';
    if (COOKIE_WALL.test(text)) return 'cookie-wall';
    if (text.length < EMPTY_TEXT && clues.hasScripts) return 'empty-shell';
  }
  const stated = clues.structured.some((one) => ARTICLE.test(String(one['@type'])));
  if (stated || (clues.hasArticle && clues.publishedAt !== undefined)) return 'article';
  return clues.items > clues.paragraphs * 2 && clues.items > 6 ? 'listing' : 'service';
}
