import { brand } from '../../../content/brand';

const { solid, drawn, lines } = brand.mark;

interface LogoProps {
  /** On the brand's deep ground. */
  readonly onDeep?: boolean;
  /** Beside so much else that the name is only heard. */
  readonly markAlone?: boolean;
}

/** The mark beside the name, leading home. */
export function Logo({ onDeep = false, markAlone = false }: LogoProps) {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold no-underline"
    >
      <svg
        viewBox="0 0 32 32"
        width="28"
        height="28"
        aria-hidden="true"
        className={onDeep ? 'text-warm-bright' : 'text-accent'}
      >
        <path fill="currentColor" d={solid} />
        <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" d={drawn} />
        <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" d={lines} />
      </svg>
      {markAlone ? <span className="sr-only">{brand.name}</span> : brand.name}
    </a>
  );
}
