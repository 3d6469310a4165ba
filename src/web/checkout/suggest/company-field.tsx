import { useState, type ComponentProps } from 'react';
import type { CompanySuggestion } from '../../../research/company/shape';
import type { Field } from '../../ui/field';
import { ComboBox } from './combo-box';
import { CompanyHint } from './company-hint';
import { companySteps } from './lookup-calls';
import { useTypedLookup } from './use-typed-lookup';

/** Details of a long description are for the list of namesakes, and not for a phone's line. */
const factsOf = ({ facts }: CompanySuggestion): string => facts.join(' · ');

interface CompanyFieldProps extends ComponentProps<typeof Field> {
  readonly pick: CompanySuggestion | null;
  onPick(company: CompanySuggestion | null): void;
}

/** The company's name, looked up while it is typed; which one is meant can be settled here, and need not be. */
export function CompanyField({ pick, onPick, ...field }: CompanyFieldProps) {
  const { lookup, look } = useTypedLookup(companySteps);
  const [typing, setTyping] = useState(false);
  const companies = lookup.answer?.companies ?? [];
  const count = companies.length;
  const status = lookup.failed
    ? 'Company suggestions aren’t available right now. You can go on without them.'
    : count === 0
      ? ''
      : `${count} ${count === 1 ? 'company' : 'companies'} found. Press the down arrow to choose.`;
  return (
    <div>
      <ComboBox
        {...field}
        listLabel="Matching companies"
        options={companies.map((company) => ({
          key: company.id,
          label: company.name,
          detail: factsOf(company),
        }))}
        status={status}
        onType={(text) => {
          setTyping(true);
          if (pick !== null && text.trim() !== pick.name) onPick(null);
          look(text);
        }}
        onChoose={({ key }) => onPick(companies.find(({ id }) => id === key) ?? null)}
        onLeave={() => setTyping(false)}
      />
      <input type="hidden" name="companyPick" value={pick?.id ?? ''} readOnly />
      <CompanyHint
        pick={pick}
        found={typing ? undefined : lookup.answer}
        typed={lookup.typed}
        onPick={onPick}
      />
    </div>
  );
}
