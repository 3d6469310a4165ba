import { formatStage } from '../../shop/orders/shape';
import { useLoaderData } from 'react-router';
import type { TrackingView } from '../../delivery/tracking/shape';
import type { PageHandle } from '../root';
import { TrackedGift } from '../gift/tracked-gift';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { LocalTime } from '../ui/local-time';
import { Page } from '../ui/page';
import { DisputeNote } from './dispute-note';
import { ReceiptForm } from './receipt-form';
import { RefundNote } from './refund-note';
import { WhatWasOrdered } from './what-was-ordered';
import { SecondRoundPanel } from '../second-round/second-round';
import { AddressForm, AnswersForm, CancelForm, RoleForm } from './track-forms';
import { TrackedStages } from './tracked-stages';
import type { TrackAnswer } from './track-answer';
import type { loader } from './track.server';
import { useLastAnswer, useLiveUpdates } from './use-live-updates';
export { clientAction, shouldRevalidate } from './send-answer';
export { action, loader } from './track.server';

export const handle: PageHandle = { hydrate: true };

export default function Track() {
  const { view, token, interviewAt, reviewsAll, supportEmail, baseUrl } =
    useLoaderData<typeof loader>();
  const answer = useLastAnswer<TrackAnswer>();
  useLiveUpdates(`/api/track/${encodeURIComponent(token)}/events`, view !== null && !view.settled);
  if (view === null) {
    return (
      <Page title="This link doesn’t work" hidden>
        <p>It may be mistyped, or a newer link may have replaced it.</p>
        <p className="mt-6">
          <a href="/links" className={buttonLook()}>
            Email my links
          </a>
        </p>
      </Page>
    );
  }
  if (view.order.kind === 'gift')
    return (
      <TrackedGift
        view={view}
        token={token}
        baseUrl={baseUrl}
        supportEmail={supportEmail}
        answer={answer}
      />
    );
  return (
    <TrackedOrder
      view={view}
      token={token}
      interviewAt={interviewAt}
      reviewsAll={reviewsAll}
      supportEmail={supportEmail}
      answer={answer}
    />
  );
}

interface TrackedOrderProps {
  readonly view: TrackingView;
  readonly token: string;
  readonly interviewAt: string;
  readonly reviewsAll: boolean;
  readonly supportEmail: string;
  readonly answer: TrackAnswer | undefined;
}

function TrackedOrder({
  view,
  token,
  interviewAt,
  reviewsAll,
  supportEmail,
  answer,
}: TrackedOrderProps) {
  const { order, reportPath, may } = view;
  return (
    <Page
      title={`Your report on ${order.details.company}`}
      heading={
        view.dispute !== null && order.stage === 'Queued' ? 'On hold' : formatStage(order.stage)
      }
      eyebrow={`Interview report on ${order.details.company}`}
      hidden
    >
      <PromisedHour view={view} />
      {view.dispute && (
        <DisputeNote
          dispute={view.dispute}
          isBegun={order.stage !== 'Queued'}
          supportEmail={supportEmail}
        />
      )}
      <RefundNote refunds={view.refunds} supportEmail={supportEmail} />
      {view.choice && <CompanyAsked choice={view.choice} />}
      {reportPath && (
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={reportPath} className={buttonLook()}>
            Read the report
          </a>
          <a href={`${reportPath}/report.pdf`} className={buttonLook('quiet')}>
            PDF
          </a>
        </p>
      )}
      {view.secondRound && reportPath && (
        <SecondRoundPanel
          round={view.secondRound}
          company={order.details.company}
          path={`${reportPath}/second-round`}
          reviewsAll={reviewsAll}
          problem={answer?.intent === 'second-round' && !answer.saved ? answer.sentence : null}
        />
      )}
      <TrackedStages
        stages={
          reviewsAll
            ? view.stages
            : view.stages.filter(
                ({ label, state }) => label !== 'In expert review' || state === 'current',
              )
        }
        steps={view.steps}
        reading={view.reading}
      />
      {view.role && <RoleForm offer={view.role} answer={answer} />}
      <WhatWasOrdered view={view} token={token} supportEmail={supportEmail} />
      {may.answer && (
        <AnswersForm
          answers={order.answers}
          interviewAt={interviewAt}
          delivered={order.stage === 'Delivered'}
          answer={answer}
        />
      )}
      {may.receipt && <ReceiptForm details={order.receiptFor} token={token} answer={answer} />}
      {may.correctAddress && <AddressForm email={order.details.email} answer={answer} />}
      {(may.cancel || view.cancelAsked) && <CancelForm answer={answer} asked={view.cancelAsked} />}
    </Page>
  );
}

function PromisedHour({ view }: { readonly view: TrackingView }) {
  const {
    order: { stage, promisedAt },
    settled,
    late,
    dispute,
  } = view;
  return (
    <div aria-live="polite" className="text-lg">
      {stage === 'Delivered' && <p>Your report is ready.</p>}
      {stage === 'Awaiting payment' && (
        <p>We’ll set your delivery time when your payment arrives.</p>
      )}
      {promisedAt && !settled && !late && !dispute && stage !== 'Delivered' && (
        <p>
          Your report arrives by{' '}
          <strong>
            <LocalTime iso={promisedAt} />
          </strong>
          .
        </p>
      )}
      {promisedAt && late && (
        <p>
          Your report was due by <LocalTime iso={promisedAt} />. We’re sorry. We’re working on it
          now.
        </p>
      )}
    </div>
  );
}

function CompanyAsked({
  choice: { waitsFor, path },
}: {
  readonly choice: NonNullable<TrackingView['choice']>;
}) {
  const waiting =
    waitsFor === 'buyer'
      ? 'We aren’t sure which company you mean. We’ll continue as soon as you tell us.'
      : 'An expert is working out which company you mean. It’s faster if you tell us.';
  return (
    <div className="mt-6">
      <Alert kind="notice" title="Which company do you mean?">
        <p>{waiting}</p>
        <p>
          <a href={path} className={buttonLook()}>
            Choose the company
          </a>
        </p>
      </Alert>
    </div>
  );
}
