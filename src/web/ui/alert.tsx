import type { ReactNode } from 'react';

const looks = {
  info: 'border-line bg-wash',
  notice: 'border-notice bg-notice-wash',
  danger: 'border-danger bg-danger-wash',
} as const;

interface AlertProps {
  readonly kind?: keyof typeof looks;
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether it appeared because of something that just happened, and so should be read out. */
  readonly announced?: boolean;
}

export function Alert({ kind = 'info', title, children, announced = false }: AlertProps) {
  return (
    <div role={announced ? 'alert' : undefined} className={`rounded-md border p-4 ${looks[kind]}`}>
      <p className="font-semibold">{title}</p>
      {children && <div className="mt-2 space-y-3">{children}</div>}
    </div>
  );
}
