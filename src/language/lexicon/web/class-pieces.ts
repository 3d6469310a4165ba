/** Pieces of classes, ids and roles by the part of a page that they name; a hyphen stands for any space between. */
export const CLASS_PIECES = [
  ['advert', '-ad- -ads- advert banner- dfp gpt promo sponsor'],
  ['card', 'card cell col- grid item listing product- result row teaser tile'],
  ['code', 'api code doc highlight reference snippet'],
  ['comment', 'comment discuss disqus reply respond'],
  [
    'content',
    '-body article content copy editor entry markdown postbody prose rte story text wysiwyg',
  ],
  [
    'faq',
    `accordion answer collaps expand faq panel question tab-content tab-pane tabcontent tabpane toggle`,
  ],
  ['footer', 'bottom colophon copyright foot legal'],
  ['form', 'contact field form input quote-'],
  ['gallery', 'figure gallery icon image img logo media photo player thumb video'],
  ['header', 'banner header masthead site-head sitehead topbar'],
  ['hero', 'banner heading headline hero intro jumbotron lead lede masthead title'],
  ['hidden', 'collapsed desktop hidden hide invisible mobile print sr-'],
  ['login', 'account auth login signin user-menu usermenu'],
  ['main', '-page- center main page-body pagebody primary'],
  ['meta', 'author avatar byline caption credit date figcap info meta posted time'],
  ['nav', 'breadcrumb drawer mega menu nav offcanvas skip tab- tabs- topbar'],
  [
    'overlay',
    'alert consent cookie dialog lightbox modal notice overlay pop-up popup toast tooltip',
  ],
  ['pages', 'load-more loadmore pager paginat prev'],
  ['post', 'answer entry item-body itembody lia- message post question reply thread topic'],
  ['product', 'benefit descri detail feature ingredient overview pdp product spec summary'],
  [
    'related',
    `also carousel cross-sell crosssell latest more- next- popular read-more readmore recent recommend relat
     similar slider swiper teaser trending upsell`,
  ],
  ['review', 'feedback rating review star testimonial'],
  ['search', 'facet filter refine search sort'],
  ['section', 'block component container inner layout module region section wrap'],
  ['share', 'addthis follow share social tweet'],
  ['shop', 'basket buy cart checkout price quantity shipping sku stock swatch variant wishlist'],
  ['side', 'column-right rail right-col rightcol secondary side widget'],
  [
    'subscribe',
    'call-to-action cta lead mailchimp mailing newsletter optin sign-up signup subscri',
  ],
  ['tags', 'badge categor chip keyword label tag topic'],
  ['toc', 'contents-list contentslist on-this-page outline table-of-contents toc'],
] as const;
