import type { MouseEvent } from 'react';
import type { SampleCompany } from '../../shop-facts';

const pick =
  'inline-flex min-h-11 items-center justify-self-start rounded-md border border-edge bg-raised px-4 ' +
  'hover:bg-wash sm:justify-self-stretch';

interface SampleNoteProps {
  readonly companies: readonly SampleCompany[];
  readonly action: string;
  onPick(event: MouseEvent, company: string): void;
}

export function SampleNote({ companies, action, onPick }: SampleNoteProps) {
  return (
    <div className="rounded-md border border-notice bg-notice-wash p-4">
      <p>
        <strong>Sample mode.</strong> This demo reads a built-in sample web with these companies:
      </p>
      <ul className="mt-3 space-y-3">
        {companies.map(({ name, shows }) => (
          <li
            key={name}
            className="grid items-center gap-x-3 gap-y-1 text-sm sm:grid-cols-[11rem_1fr]"
          >
            <a
              href={`${action}${action.includes('?') ? '&' : '?'}company=${encodeURIComponent(name)}`}
              onClick={(event) => onPick(event, name)}
              className={pick}
            >
              {name}
            </a>
            <span>{shows}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">No other company is in the sample.</p>
    </div>
  );
}
