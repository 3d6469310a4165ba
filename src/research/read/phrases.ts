/** Words that short lines of a page's furniture are made of, by what they do. General English of the web, no site's own. */
export const PHRASES: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'action',
    /\b(?:click here|learn more|read more|see more|show more|view (?:all|more|details)|find out more|get started|try (?:it )?(?:now|free)|start (?:free|now)|sign ?up|register|book (?:a|now)|request (?:a )?(?:demo|quote)|contact (?:us|sales)|download|apply now|buy now|shop now|order now|join (?:us|now)|load more)\b/,
  ],
  [
    'legal',
    /©|\ball rights reserved\b|\bcopyright\b|\bprivacy (?:policy|notice)\b|\bterms (?:of|and|&)\b|\bcookie (?:policy|settings|preferences)\b|\bdo not sell\b|\bregistered (?:office|trademark)\b|\baccessibility\b|\bsitemap\b/,
  ],
  [
    'share',
    /\b(?:share(?: (?:this|on|via))?|tweet|facebook|twitter|linkedin|whatsapp|pinterest|instagram|youtube|telegram|reddit|tiktok|follow us|copy link|print|e-?mail this)\b/,
  ],
  [
    'navigation',
    /\b(?:skip to|main menu|menu|navigation|breadcrumbs?|back to (?:top|all|the)|previous|next|home|search|close|toggle|open|table of contents|on this page|go to|jump to|all categories|sort by|filter|page \d+)\b/,
  ],
  [
    'comments',
    /\b(?:comments?|leave a (?:reply|comment)|reply|replies|post a comment|your email address will not be published|respond|discussion)\b/,
  ],
  [
    'subscribe',
    /\b(?:subscribe|newsletter|sign up (?:for|to)|get (?:the )?latest|updates? (?:in|to) your inbox|e-?mail address|unsubscribe|stay (?:up to date|informed|connected)|mailing list)\b/,
  ],
  [
    'login',
    /\b(?:log ?in|log ?out|sign ?in|sign ?out|my account|forgot (?:your )?password|create (?:an )?account|register)\b/,
  ],
  [
    'related',
    /\b(?:related|you (?:may|might) (?:also )?(?:like|enjoy|be interested)|recommended|recommendations|popular|trending|latest (?:news|posts|articles|stories)|more (?:from|in|on|news|stories|articles|posts|like)|recent(?:ly)? (?:posts|viewed|articles|news)|similar|see also|read next|up next|further reading|people also|customers also|featured|don't miss|most read|explore|suggested|browse)\b/,
  ],
  [
    'shop',
    /\b(?:add to (?:cart|bag|basket|wish ?list)|cart|checkout|basket|wish ?list|free (?:shipping|delivery|returns)|in stock|out of stock|sold out|quantity|qty|sale price|regular price|compare|reviews?|ratings?|stars?)\b/,
  ],
  ['cookies', /\b(?:cookies?|consent|gdpr|ad ?choices|advertis(?:ement|ing)|sponsored|promoted)\b/],
  [
    'time',
    /\b(?:min(?:ute)?s? read|\d+ (?:minutes?|hours?|days?|weeks?|months?|years?) ago|last (?:updated|modified|edited|reviewed)|updated|published|posted|edited)\b/,
  ],
  [
    'author',
    /^by\b|\b(?:written by|posted by|reviewed by|about the author|author|contributor|editor|staff writer|photo(?:graph)? by|image credit|credit)\b/,
  ],
  [
    'count',
    /\b\d+ (?:views?|likes?|shares?|comments?|replies|reviews?|results?|items?|products?|votes?|points?|followers?|posts?)\b/,
  ],
  [
    'contact',
    /\b(?:phone|tel|fax|e-?mail|address|opening hours|call us|customer service|help cent(?:er|re)|support|faqs?)\b/,
  ],
  ['tags', /^(?:tags?|topics?|categor(?:y|ies)|filed under|posted in|keywords|labels?)\b/],
];

/** Tokens of classes, ids and roles by the part of a page they are given to. */
export const NAMES: readonly (readonly [name: string, tokens: RegExp])[] = [
  ['nav', /nav|menu|breadcrumb|topbar|mega|skip|tabs?(?:$|[-_ ])|offcanvas|drawer/],
  ['footer', /foot|copyright|legal|colophon|bottom/],
  ['header', /header|masthead|banner|topbar|site-?head/],
  ['side', /side|aside|rail|widget|secondary|column-right|right-?col/],
  [
    'related',
    /relat|recommend|similar|also|popular|trending|latest|recent|teaser|next-|read-?more|more-|upsell|cross-?sell|carousel|slider|swiper/,
  ],
  ['comment', /comment|disqus|respond|reply|discuss/],
  ['share', /share|social|follow|addthis|tweet/],
  [
    'subscribe',
    /subscri|newsletter|signup|sign-up|optin|mailing|mailchimp|lead|cta|call-to-action/,
  ],
  ['advert', /(?:^|[-_ ])ads?(?:$|[-_ ])|advert|sponsor|promo|dfp|gpt|banner-/],
  [
    'overlay',
    /modal|popup|pop-up|overlay|dialog|lightbox|toast|notice|alert|cookie|consent|tooltip/,
  ],
  ['login', /login|signin|account|user-?menu|auth/],
  ['meta', /meta|byline|date|time|author|avatar|posted|info|credit|caption|figcap/],
  ['tags', /tag|categor|label|keyword|topic|badge|chip/],
  ['pages', /pag(?:er|inat)|prev|load-?more/],
  ['toc', /toc|table-of-contents|contents-?list|on-this-page|outline/],
  ['search', /search|filter|facet|sort|refine/],
  ['shop', /cart|basket|checkout|price|buy|wishlist|stock|shipping|quantity|swatch|variant|sku/],
  [
    'content',
    /content|article|story|post-?body|entry|(?:^|[-_ ])body|rich-?text|prose|markdown|wysiwyg|text|copy|richtext|editor|rte/,
  ],
  ['main', /main|primary|page-?body|center|(?:^|[-_ ])page(?:$|[-_ ])|container-main/],
  ['post', /post|thread|message|topic|question|answer|reply|entry|item-?body|mdMessage|lia-/i],
  ['card', /card|tile|grid|item|listing|result|teaser|product-|cell|row|col-/],
  ['product', /product|pdp|descri|spec|feature|detail|summary|overview|benefit|ingredient/],
  ['hero', /hero|jumbotron|intro|lead|lede|headline|title|heading|banner|masthead/],
  ['faq', /faq|accordion|collaps|expand|toggle|question|answer|panel|tab-?(?:content|pane|panel)/],
  ['review', /review|rating|testimonial|feedback|star/],
  ['form', /form|input|field|contact|quote-/],
  ['code', /code|highlight|snippet|api|doc|docs|reference/],
  ['hidden', /hidden|hide|invisible|mobile|desktop|collapsed|sr-|print/],
  ['gallery', /image|img|gallery|media|video|photo|thumb|figure|player|icon|logo/],
  ['section', /section|block|module|component|wrap|layout|region|inner|container/],
];

/** A handful of the most frequent words of several languages: text has them, lists of names have few. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  (
    'the of and to in is that for it with as was on are by this be at from or have an not you your we our can will which they their has but if more all when there who would about so what been also its into than other some these may only' +
    ' der die das und ist nicht ein eine mit von zu den auf für im le la les des et un une est que pour dans en du au qui el los las una y por con para del se il di che è per non een van het de'
  ).split(' '),
);
