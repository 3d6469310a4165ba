const base =
  'no-print inline-flex items-center justify-center gap-2 rounded-md font-semibold ' +
  'text-center no-underline cursor-pointer ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const kinds = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-strong',
  /** On the brand's own deep ground, which is the same by day and by night. */
  onDeep: 'bg-on-deep text-deep hover:not-disabled:bg-on-deep/88',
  /** The highlighter's color, on the brand's deep ground. */
  warm: 'bg-warm-bright text-on-warm hover:not-disabled:bg-on-deep',
  quiet: 'border border-edge bg-transparent text-ink hover:not-disabled:bg-wash',
} as const;

const sizes = {
  small: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
} as const;

/** One look for links and buttons that ask to be pressed. */
export function buttonLook(
  kind: keyof typeof kinds = 'primary',
  size: keyof typeof sizes = 'large',
): string {
  return `${base} ${kinds[kind]} ${sizes[size]}`;
}
