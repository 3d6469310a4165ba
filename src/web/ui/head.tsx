import { useLocation, useRouteLoaderData } from 'react-router';
import { brand } from '../../../content/brand';
import type { RootData } from '../root.server';

interface HeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Keeps it out of search engines. */
  readonly hidden?: boolean;
}

/** A landing page's picture says what we do, a page of text names the house. */
const pictureOf = (path: string): string => (path === '/' ? '/og/home.png' : '/og/page.png');

/** What a search engine, a chat that shows links, and a tab of the browser are told of a page. */
export function Head({ title, description, hidden = false }: HeadProps) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathname } = useLocation();
  if (hidden || root === undefined) {
    return (
      <>
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '').toLowerCase();
  const address = `${root.baseUrl}${path}`;
  const full = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${root.baseUrl}${pictureOf(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${brand.name}: ${brand.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
