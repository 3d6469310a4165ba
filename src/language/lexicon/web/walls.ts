/** What a page says that came instead of the one that was asked for. */
export const WALL_PHRASES = [
  [
    'bot-title',
    `^ access denied, ^ are you a robot, ^ attention required, ^ blocked, ^ captcha, ^ client challenge, ^ ddos
     guard, ^ human verification, ^ just a moment, ^ one moment, ^ please wait, ^ robot check, ^ security check`,
  ],
  [
    'bot-wall',
    `access (to) (this) (page/site/resource) (has) (been/was/is) denied, are you a robot/human, attention
     required, automated access/request/query, checking if the site connection, checking your browser,
     complete/solve/pass the captcha/challenge, complete/solve/pass the security check, ddos protection, enable
     javascript and cookies to continue, i'm not a robot, pardon our interruption, press and/& hold, request
     (was) (has) (been) blocked, unusual traffic, verify/verifying (that) you are (not) (a) human/robot/bot,
     verify/verifying (that) you're (not) (a) human/robot/bot, why have i been blocked, you have been blocked`,
  ],
  [
    'cookie-notice',
    `^ cookie banner/consent/notice/policy/preference/setting $, ^ privacy preference center, by
     browsing/clicking/continuing/using ..9 cookie, this/our website/site/page/service/portal use/uses ..3
     cookie`,
  ],
  [
    'cookie-wall',
    `accept/manage/reject/allow (all) cookie, before you continue/proceed ..12 cookie, before you
     continue/proceed ..12 personal data, before you go on ..12 cookie, before you go on ..12 personal data,
     consent to ..12 cookie, consent to ..12 personal data, we ..4 use/store ..3 cookie, we ..4 use/store ..3
     information on a device, your privacy/consent choice/preference/setting`,
  ],
  [
    'error-text',
    `can not find that/this/the page, can't find that/this/the page, cannot find that/this/the page, could not
     find that/this/the page, couldn't find that/this/the page, no longer exist,
     page/file/resource/content/url/address <missing>, page/file/resource/content/url/address you ..8 <missing>,
     something went wrong, temporarily/currently down/unavailable, under maintenance`,
  ],
  [
    'error-title',
    `404, <status> error/forbidden, <status> not found, ^ <status>, ^ bad gateway, ^ error, ^ forbidden, ^
     gateway time out, ^ gateway timeout, ^ gone $, ^ internal server error, ^ not found, ^ nothing found, ^
     oops, ^ page can't/cannot be found, ^ page could not be found, ^ page doesn't/isn't, ^ page/site/file not
     found, ^ server error, ^ service (temporarily) unavailable, ^ sorry, ^ this page doesn't/isn't, ^ uh oh, ^
     whoops, error <status>, page not found`,
  ],
  ['loading', '^ loading $, ^ please wait $, enable/require/need javascript, turn on javascript'],
  [
    'login-offer',
    `disable ..3 ad blocker, disable ..3 adblocker, log/sign in or create/join/register/sign/subscribe,
     log/sign in to your account, register (now) (for) (free) to continue/read/keep/view/access/unlock, sign up
     (now) (for) (free) to continue/read/keep/view/access/unlock`,
  ],
  [
    'login-wall',
    `^ log in $, ^ login $, ^ sign in $, already a member/subscriber, already have an account, create an account to
     ..3 continue/read/view/see, forgot (your) password, log/sign in to ..4 continue/read/view/see/access, please
     log/sign in, you must be logged/signed in, you must log/sign in, you need to be logged/signed in`,
  ],
  ['no-page', `^ 404 (error) $, ^ 404 not found $, ^ 404 page not found $, ^ page not found $`],
  [
    'pay-wall',
    `become a subscriber/member to, for/to subscribers only, only available to subscribers/members, subscribe
     (now) to continue/read/keep, this article/content/story is (only) for subscribers/members, to
     continue/keep reading ..3 subscribe/log/sign, you have reached your ..4 limit`,
  ],
  [
    'wall-abroad',
    `abonnez vous pour, accepter/refuser ..3 cookie, akzeptieren sie (alle) cookie, alle cookie akzeptieren,
     article/contenu réservé ..3 abonné, bitte anmelden, cette/ce page/site utilise ..3 cookie, connectez
     vous pour, contenido ..3 suscriptor, contenido ..3 suscriptores, contenuto ..3 abbonati, cookie
     akzeptieren, deze/onze website/site ..2 cookie, diese/unsere seite/website/webseite ..4 cookie,
     este/esta/nuestro sitio/site/página/web ..4 cookie, gebruiken ..3 cookie, identifiez vous pour, inicia
     sesión para, inicie sesión para, jetzt abonnieren, lire la suite ..3 abonnez, melden sie sich an, nous
     utilisons ..3 cookie, nur für abonnenten, pour lire la suite, questo/il sito utilizza/usa ..3 cookie,
     suscríbete para, usamos ..3 cookie, utilizamos ..3 cookie, utilizziamo ..3 cookie, weiterlesen mit, wir
     nutzen/verwenden/setzen ..3 cookie, zum weiterlesen`,
  ],
] as const;

export const WALL_LISTS = [
  [
    'missing',
    `can not be found, can't be found, cannot be found, could not be found, couldn't be found, does not exist,
     doesn't exist, has been moved, has been removed, is no longer available, was moved, was not found, was
     removed`,
  ],
  ['status', '400, 401, 403, 404, 405, 408, 410, 429, 500, 502, 503, 504'],
] as const;
