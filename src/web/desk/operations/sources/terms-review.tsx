import { Form, useNavigation } from 'react-router';
import { plural } from '../../../../kernel/text';
import type { SourceRow } from '../../../../desk/operations/shape';
import { buttonLook } from '../../../ui/button';

/** Read once, accepted once: the sources whose terms nobody of the shop has read yet. */
export function TermsReview({
  unread,
  live,
}: {
  readonly unread: readonly SourceRow[];
  readonly live: boolean;
}) {
  const { state } = useNavigation();
  return (
    <section
      aria-labelledby="unread-terms"
      className="mt-8 rounded-md border border-notice bg-notice-wash p-4"
    >
      <h2 id="unread-terms" className="text-xl">
        Terms to review: {plural(unread.length, 'source')}
      </h2>
      <p className="mt-2">
        Nobody has reviewed these terms yet.{' '}
        {live
          ? 'Until you accept them, these sources aren’t used or counted.'
          : 'A live shop doesn’t use these sources until you accept them.'}{' '}
        Read them, then accept the ones you agree with.
      </p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="accept" />
        <fieldset>
          <legend className="sr-only">Sources whose terms you accept</legend>
          <ul className="grid gap-x-8 md:grid-cols-2">
            {unread.map(({ id, name, note, terms }) => (
              <li key={id} className="flex items-start gap-3 border-t border-line py-2">
                <input
                  type="checkbox"
                  id={`terms-${id}`}
                  name="source"
                  value={id}
                  className="mt-1 size-6 shrink-0"
                />
                <div className="min-w-0">
                  <label htmlFor={`terms-${id}`} className="font-semibold">
                    {name}
                  </label>
                  <p className="text-sm">{note}</p>
                  {terms.url === null ? (
                    <p className="text-sm">
                      Each company’s own terms. We never read what its robots.txt disallows.
                    </p>
                  ) : (
                    <a
                      href={terms.url}
                      target="_blank"
                      rel="noreferrer noopener"
                      className="inline-block py-1 text-sm text-accent underline"
                    >
                      Terms of {name} (new tab)
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
        <button
          type="submit"
          className={`${buttonLook('primary', 'small')} mt-4`}
          disabled={state !== 'idle'}
        >
          Accept selected terms
        </button>
      </Form>
    </section>
  );
}
