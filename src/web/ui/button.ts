const base = 'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center no-underline cursor-pointer '
  + 'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const kinds = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-strong',
  quiet: 'border border-edge bg-transparent text-ink hover:not-disabled:bg-wash',
} as const;

const sizes = {
  small: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
} as const;

/** One look for links and buttons that ask to be pressed. */
export function buttonLook(kind: keyof typeof kinds = 'primary', size: keyof typeof sizes = 'large'): string {
  return `${base} ${kinds[kind]} ${sizes[size]}`;
}
