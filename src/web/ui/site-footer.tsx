import { useRouteLoaderData } from 'react-router';
import { brand } from '../../../content/brand';
import type { RootData } from '../root.server';
import { Logo } from './logo';
import { sectionLinks } from './section-links';

const pages = [
  { href: '/about', label: 'About' },
  { href: '/sample', label: 'Sample report' },
  { href: '/gift', label: 'Give a report' },
  { href: '/sources', label: 'Sources' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
] as const;

const smallPrint = [
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/bot', label: 'Our crawler' },
  { href: '/api', label: 'API' },
] as const;

export function SiteFooter() {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <footer className="no-print mt-8 bg-deepest text-on-deep">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 px-4 py-12 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 mb-6 md:col-span-1">
          <Logo onDeep />
          <p className="mt-4 max-w-64 font-serif text-xl leading-snug font-semibold text-balance">
            {brand.tagline}
          </p>
        </div>
        <FooterList label="Sections" links={sectionLinks} />
        <FooterList label="More" links={pages} tall />
        <FooterList label="Small print" links={smallPrint} />
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-10 text-sm text-on-deep/80">
        © {root?.year} {brand.name}. All rights reserved.
      </p>
    </footer>
  );
}

function FooterList({
  label,
  links,
  tall = false,
}: {
  readonly label: string;
  readonly links: readonly { href: string; label: string }[];
  readonly tall?: boolean;
}) {
  return (
    <nav aria-label={label} className={tall ? 'row-span-2 md:row-span-1' : ''}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="on-cloth inline-block py-2.5 underline-offset-4 hover:underline md:py-1.5"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
