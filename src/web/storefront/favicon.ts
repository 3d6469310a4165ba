import { brand } from '../../../content/brand';

const {
  mark: { solid, drawn },
  accent: { deep, bright },
} = brand;

/** The mark, small: its lines of text would be specks. */
export function loader(): Response {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{color:${deep}}@media (prefers-color-scheme:dark){path{color:${bright}}}</style>` +
    `<path fill="currentColor" d="${solid}"/>` +
    '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" ' +
    `d="${drawn}"/></svg>`;
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
