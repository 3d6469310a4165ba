/** Phrases that short lines of a page's furniture are made of, by what they do. */
export const FURNITURE_PHRASES = [
  [
    'action',
    `apply now, book a/now, buy/order/shop now, click here, contact us/sales, download, find out more, get
     started, join now/us, learn/read/see/show/load more, register, request (a) demo/quote, sign up, signup,
     start free/now, try (it) now/free, view all/more/details`,
  ],
  [
    'author',
    `^ by, about the author, author, contributor, credit, editor, image credit, photo by, photograph by, posted
     by, reviewed by, staff writer, written by`,
  ],
  [
    'comments',
    `comment, discussion, leave a comment, leave a reply, post a comment, reply, respond, your email address will
     not be published`,
  ],
  [
    'contact',
    `address, call us, customer service, e mail, email, faq, faqs, fax, help center, help centre, opening hours,
     phone, support, tel`,
  ],
  [
    'cookies',
    `ad choices, adchoices, advertisement, advertising, consent, cookie, gdpr, promoted, sponsored`,
  ],
  ['count', `# view/like/share/comment/reply/review/result/item/product/vote/point/follower/post`],
  [
    'legal',
    `accessibility, all rights reserved, cookie policy, cookie preferences, cookie settings, copyright, do not
     sell, privacy notice, privacy policy, registered office, registered trademark, sitemap, terms &, terms and,
     terms of, ©`,
  ],
  [
    'login',
    `create account, create an account, forgot password, forgot your password, log in, log out, login, logout, my
     account, register, sign in, sign out, signin, signout`,
  ],
  [
    'navigation',
    `all categories, back to all, back to the, back to top, breadcrumb, close, filter, go to, home, jump to, main
     menu, menu, navigation, next, on this page, open, page #, previous, search, skip to, sort by, table of
     contents, toggle`,
  ],
  [
    'related',
    `browse, customers also, don't miss, explore, featured, further reading, latest news/posts/articles/stories,
     more from/in/on/news/stories/articles/posts/like, most read, people also, popular, read next,
     recent/recently posts/viewed/articles/news, recommendations, recommended, related, see also, similar,
     suggested, trending, up next, you may/might (also) be interested, you may/might (also) like/enjoy`,
  ],
  [
    'share',
    `copy link, e mail this, email this, facebook, follow us, instagram, linkedin, pinterest, print, reddit,
     share, telegram, tiktok, tweet, twitter, whatsapp, youtube`,
  ],
  [
    'shop',
    `add to bag, add to basket, add to cart, add to wish list, add to wishlist, basket, cart, checkout, compare,
     free delivery, free returns, free shipping, in stock, out of stock, qty, quantity, rating, regular price,
     review, sale price, sold out, star, wish list, wishlist`,
  ],
  [
    'subscribe',
    `e mail address, email address, get (the) latest, mailing list, newsletter, sign up for/to, stay
     connected/informed, stay up to date, subscribe, unsubscribe, update in/to your inbox`,
  ],
  ['tags', '^ category, ^ filed under, ^ keywords, ^ label, ^ posted in, ^ tag/tags, ^ topic'],
  [
    'time',
    `# minute/hour/day/days/week/month/year ago, edited, last edited/modified/reviewed/updated, min/mins/minute
     read, posted, published, updated`,
  ],
] as const;
