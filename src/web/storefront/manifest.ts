import { brand } from '../../../content/brand';

const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

/** For phones that keep the shop on their home screen. */
export function loader(): Response {
  const { name, tagline, accent } = brand;
  return new Response(
    JSON.stringify({
      name: `${name}: ${tagline}`,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: '#fbf9f4',
      theme_color: accent.deep,
      icons,
    }),
    {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  );
}
