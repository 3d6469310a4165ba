/**
 * The shop's name, location, price, and look; nothing else names them. Styles, the icon in the browser's
 * tab, emails, and PDFs are made from it when the shop is built. Redraw the pictures that other sites show
 * beside a link with `scripts/pictures/draw-pictures.mjs`, which says how it is run.
 */
export const brand = {
  name: 'Foreword',
  tagline: 'Your Secret Weapon for Interview Success',
  supportEmail: 'support@foreword.example',
  location: 'Boston, Massachusetts',
  supportHours: 'Monday to Friday, 9:00–17:00 Eastern',
  /** Of one report, in cents of a US dollar. */
  price: 3_500,
  accent: {
    /** On light grounds; 7:1 against white. */
    deep: '#1d5752',
    /** On dark grounds. */
    bright: '#7fd0c4',
    /** A highlighter, for drawings and buttons; type stands on it, and it is no color of type on light grounds. */
    warm: '#e0a04a',
    /** The second color of type and marks, on light grounds; 6:1 against white. */
    second: '#9a4a14',
    /** The same on dark grounds. */
    secondBright: '#f0b27a',
  },
  /** An open book whose first page is being turned, in a square of 32. */
  mark: {
    solid: 'M15 8.6C12 6.4 8 5.6 3 6v19c5-.4 9 .4 12 2.6z',
    drawn: 'M18 9.6c2.8-2 6.2-2.8 11-2.6v17.8c-4.8-.2-8.2.6-11 2.4z',
    lines: 'M21.5 13.4c1.4-.7 2.8-1 4.2-1.1M21.5 17.6c1.4-.7 2.8-1 4.2-1.1',
  },
} as const;

/** Where the shop is, and where its days begin and end; a browser says its own zone. */
export const SHOP_ZONE = 'America/New_York';
