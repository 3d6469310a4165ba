import type { ComponentProps } from 'react';
import type { Field } from '../../ui/field';
import { ComboBox } from './combo-box';
import { roleSteps } from './lookup-calls';
import { useTypedLookup } from './use-typed-lookup';

interface RoleFieldProps extends ComponentProps<typeof Field> {
  onChoose(title: string): void;
}

/** The role, with titles that go on from what is typed; any other words are as good. */
export function RoleField({ onChoose, ...field }: RoleFieldProps) {
  const { lookup, look } = useTypedLookup(roleSteps);
  const titles = lookup.answer ?? [];
  return (
    <ComboBox
      {...field}
      listLabel="Matching job titles"
      options={titles.map((title) => ({ key: title, label: title }))}
      status={
        titles.length === 0
          ? ''
          : `${titles.length} ${titles.length === 1 ? 'title' : 'titles'} found. Press the down arrow to choose.`
      }
      onType={look}
      onChoose={({ label }) => onChoose(label)}
    />
  );
}
