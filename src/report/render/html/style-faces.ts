import sans from '../../../../content/fonts/noto-sans.woff2?inline';
import serif from '../../../../content/fonts/source-serif-4.woff2?inline';

const face = (name: string, data: string): string =>
  [
    `@font-face { font-family: "${name}"; src: url(${data}) format("woff2");`,
    'font-weight: 400 700; font-display: block; }',
  ].join(' ');

/** The brand's two typefaces within the page, so that a saved page looks the same and no line moves. */
export const FACE_STYLE = `${face('Source Serif 4', serif)}\n${face('Noto Sans', sans)}\n`;
