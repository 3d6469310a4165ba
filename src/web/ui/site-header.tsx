import { buttonLook } from './button';
import { Logo } from './logo';
import { sectionLinks } from './section-links';

/** Under 768 px only the centred logo is left. */
export function SiteHeader() {
  return (
    <>
      <a
        href="#content"
        className="no-print absolute -top-24 left-4 z-20 rounded bg-accent px-4 py-2 text-on-accent focus:top-4"
      >
        Skip to content
      </a>
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-6xl items-center justify-center gap-8 px-4 py-2 md:justify-between">
          <Logo />
          <nav aria-label="Main" className="no-print hidden items-center gap-8 md:flex">
            {sectionLinks.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="py-2 text-soft hover:text-ink hover:underline underline-offset-4"
              >
                {label}
              </a>
            ))}
            <a href="/order" className={buttonLook('primary', 'small')}>
              Order Report
            </a>
          </nav>
        </div>
      </header>
    </>
  );
}
