interface FilterChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null | undefined;
  readonly options: readonly (readonly [value: string, words: string])[];
  /** What stands for no choice. */
  readonly any?: string;
  readonly box?: string;
}

/** How a field looks that narrows a list. */
export const filterBox =
  'mt-1 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 font-normal text-ink';

/** One of several, or any. */
export function FilterChoice({
  name,
  label,
  value,
  options,
  any = 'Any',
  box = filterBox,
}: FilterChoiceProps) {
  return (
    <label className="font-semibold">
      {label}
      <select name={name} defaultValue={value ?? ''} className={box}>
        <option value="">{any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
