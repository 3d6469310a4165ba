import type { CompanySuggestion, CompanySuggestions } from '../../../research/company/shape';
import { CheckIcon } from '../../ui/icons';

const MOST = 4;
const link =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4';

interface CompanyHintProps {
  readonly pick: CompanySuggestion | null;
  /** What was found for what stands in the field; undefined while it is being typed. */
  readonly found: CompanySuggestions | undefined;
  readonly typed: string;
  onPick(company: CompanySuggestion | null): void;
}

/** Under the field: which company is taken, or whether another was meant. Nothing here has to be answered. */
export function CompanyHint({ pick, found, typed, onPick }: CompanyHintProps) {
  return (
    <div aria-live="polite" className="text-sm">
      {pick !== null && <Picked pick={pick} onDrop={() => onPick(null)} />}
      {pick === null && found !== undefined && isOpen(found, typed) && (
        <Question found={found} onPick={onPick} />
      )}
    </div>
  );
}

/** One company of exactly the typed name leaves nothing to ask. */
const isOpen = ({ companies, match }: CompanySuggestions, typed: string): boolean =>
  companies.length > 1
    ? match !== 'none'
    : companies.length === 1 && (match !== 'named' || companies[0]?.name !== typed);

function Picked({ pick: { facts }, onDrop }: { readonly pick: CompanySuggestion; onDrop(): void }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-4">
      <p className="flex gap-2">
        <CheckIcon />
        <span>{facts.length === 0 ? 'We know which company you mean.' : facts.join(' · ')}</span>
      </p>
      <button type="button" className={link} onClick={onDrop}>
        Not this one
      </button>
    </div>
  );
}

function Question({
  found: { companies, match },
  onPick,
}: {
  readonly found: CompanySuggestions;
  onPick(company: CompanySuggestion): void;
}) {
  const [only, other] = companies;
  const isSlip = match === 'misspelled' || other === undefined;
  return (
    <div className="mt-2 rounded-md border border-line bg-raised p-3">
      <p>{isSlip ? 'Did you mean this company?' : 'Which one do you mean? (optional)'}</p>
      <ul className="mt-1">
        {(isSlip && only ? [only] : companies.slice(0, MOST)).map((company) => (
          <li key={company.id} className="border-t border-line py-1 first:border-0">
            <button type="button" className={link} onClick={() => onPick(company)}>
              {company.name}
            </button>
            {company.facts.length > 0 && (
              <span className="block text-soft">{company.facts.join(' · ')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
