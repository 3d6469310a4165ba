import { useActionData, useLoaderData } from 'react-router';
import type { ChoiceView } from '../../delivery/choice/shape';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Page } from '../ui/page';
import { ChoiceForm } from './choice-form';
import type { action, loader } from './choose.server';
export { action, loader } from './choose.server';

/** Which of several companies of one name: works without a script, and decides by a tap alone. */
export default function Choose() {
  const { view, problem } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (view === null) return <NothingHere code={problem.code} sentence={problem.sentence} />;
  const eyebrow = `Interview report for ${view.role}`;
  if (view.state === 'open' || view.state === 'with-expert') {
    return (
      <Page title={`Which ${view.company} is it?`} eyebrow={eyebrow} hidden>
        {refused && (
          <div className="mb-6">
            <Alert kind="danger" title={refused.sentence} announced />
          </div>
        )}
        {view.state === 'with-expert' && (
          <div className="mb-6">
            <Alert title="An expert is looking into it. You can still tell us; that’s faster." />
          </div>
        )}
        <ChoiceForm view={view} />
      </Page>
    );
  }
  return (
    <Page title={titleOf(view)} eyebrow={eyebrow} hidden>
      <Settled view={view} />
    </Page>
  );
}

function titleOf({ state, chosen }: ChoiceView): string {
  if (state === 'chosen') return `It’s ${chosen?.name ?? 'settled'}`;
  return state === 'none' ? 'None of these' : 'This question is closed';
}

function Settled({
  view: { state, chosen, chosenByBuyer, trackPath },
}: {
  readonly view: ChoiceView;
}) {
  return (
    <>
      {state === 'chosen' && (
        <p>
          {chosenByBuyer ? 'Thank you. ' : ''}Your report is about <strong>{chosen?.name}</strong>
          {chosen && chosen.facts.length > 0 ? ` (${chosen.facts.join(', ')})` : ''}. Wrong company?
          Write to us right away, and we’ll look into it.
        </p>
      )}
      {state === 'none' && (
        <p>
          It isn’t any company we found, so we can’t write this report. Your tracking page shows
          what happens next.
        </p>
      )}
      {state === 'over' && <p>This order is closed, so there’s nothing left to choose.</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={trackPath} className={buttonLook()}>
          Follow your order
        </a>
        <a href="/contact" className={buttonLook('quiet')}>
          Write to us
        </a>
      </p>
    </>
  );
}

/** An expired link, one that was replaced, or an order that was never unclear. */
function NothingHere({ code, sentence }: { readonly code: string; readonly sentence: string }) {
  return (
    <Page title={code === 'nothing-asked' ? 'Nothing to choose' : 'This link doesn’t work'} hidden>
      <p>{sentence}</p>
      <p className="mt-6">
        <a href="/links" className={buttonLook()}>
          Email my links
        </a>
      </p>
    </Page>
  );
}
