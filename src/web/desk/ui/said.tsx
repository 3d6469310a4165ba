import { Alert } from '../../ui/alert';

/** What came of an act, in a sentence. */
export interface Acted {
  readonly done: boolean;
  readonly sentence: string;
}

/** Stands where the eye is after a form was sent, and is read out. */
export function FormNotice({ acted }: { readonly acted: Acted | undefined }) {
  if (!acted) return null;
  return (
    <div className="mt-4" key={acted.sentence}>
      <Alert kind={acted.done ? 'info' : 'danger'} title={acted.sentence} announced />
    </div>
  );
}
