/** How an article’s afterword begins: general English of the web, by what it leads to. */
export const AFTERWORD_PHRASES = [
  ['author', '^ about (the) author, ^ author, ^ the author, ^ written by'],
  [
    'contact',
    `^ contact us, ^ fill out, ^ get started, ^ have (any) questions, ^ need help, ^ ready to`,
  ],
  [
    'letters',
    `^ get the/our, ^ newsletter, ^ sign up, ^ signup, ^ stay up/in/informed/connected/tuned, ^ subscribe`,
  ],
  [
    'more',
    `^ more from/on/in/stories/news/articles/posts/like/about/by, ^ most read/popular/viewed`,
  ],
  [
    'next',
    `^ discover more, ^ don't miss, ^ explore*, ^ next $, ^ next up/article/post/story, ^ previous, ^ up next`,
  ],
  [
    'others',
    `^ also in/on/read/see, ^ recent/other/top articles/stories/posts/news, ^ you may/might`,
  ],
  [
    'promoted',
    `^ advertisement, ^ editor's pick, ^ from our partners, ^ like this, ^ print this, ^ promoted, ^
     sponsored`,
  ],
  [
    'reading',
    `^ keep/continue/further reading, ^ read more/next/also, ^ see also, ^ what (to) read next`,
  ],
  [
    'related',
    `^ featured/latest/popular/recommendations/recommended/related/similar/suggested/trending`,
  ],
  ['tags', `^ =share, ^ category, ^ filed under, ^ follow us, ^ posted in, ^ tag, ^ tags, ^ topic`],
] as const;
