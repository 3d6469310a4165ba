import { Form, useNavigation } from 'react-router';

interface ActButtonProps {
  readonly fields: Readonly<Record<string, string>>;
  /** What it acts on, for those who hear the button without its row. */
  readonly of: string;
  readonly children: string;
}

/** One act on one row; it works without a script too. */
export function ActButton({ fields, of, children }: ActButtonProps) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="inline-block">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="desk-small whitespace-nowrap"
        aria-label={`${children}: ${of}`}
        disabled={state !== 'idle'}
      >
        {children}
      </button>
    </Form>
  );
}
