import { useCallback, useMemo, useRef } from 'react';
import type { ReviewDeskSection, ReviewDeskView } from '../../../desk/review/shape';
import { BottomBar } from './panes/bottom-bar';
import { ClaimActions } from './panes/claim/claim-actions';
import { ClaimPane } from './panes/claim/claim-pane';
import { Composer } from './panes/claim/composer';
import { Dialog } from './dialogs/dialog';
import { ReviewDeskDialogs } from './dialogs/review-desk-dialogs';
import { TaskDialogs } from './dialogs/task-dialogs';
import { TaskLine } from './panes/task-line';
import { LoginAgain } from './dialogs/login-again';
import { Pane } from './panes/pane';
import { ReasonForm } from './panes/claim/reason-form';
import { ReportSide } from './panes/report-side';
import type { ReviewCommand } from './state/commands/shortcuts';
import { SourceSide } from './panes/source-side';
import { TopBar } from './panes/top-bar';
import { useReviewDesk } from './state/use-review-desk';
import { formatClaim, useCommands } from './state/commands/use-commands';
import { useCompanyOfOthers } from './state/use-company-of-others';
import { useDraft } from './state/drafts/use-draft';
import { useEvidence } from './state/use-evidence';
import { useLatest } from './state/use-latest';
import { useReviewTasks } from './state/use-review-tasks';
import { useSectionAccept } from './state/use-section-accept';
import { useSettings } from './state/use-settings';
import { useShortcuts } from './state/commands/use-shortcuts';

interface ReviewDeskPageProps {
  readonly opened: ReviewDeskView;
  readonly demoLogin: { readonly username: string; readonly password: string } | null;
}

export function ReviewDeskPage({ opened, demoLogin }: ReviewDeskPageProps) {
  const [settings, change] = useSettings();
  const reviewDesk = useReviewDesk(opened, settings.order);
  const { view, current, tell, go, call, reload } = reviewDesk;
  const found = useCallback(
    (draft: { readonly claimId: string }) => {
      go(draft.claimId);
      tell('info', 'Your draft was restored.');
    },
    [go, tell],
  );
  const drafting = useDraft(view.number, found);
  const commands = useCommands(reviewDesk, drafting, settings, change);
  const tasks = useReviewTasks(reviewDesk);
  const sections = useSectionAccept(reviewDesk, drafting.draft?.claimId ?? null, () => {
    change({ buyersPage: false });
    commands.openPane('report');
  });
  const acceptSection = useLatest(sections.accept);
  const run = (command: ReviewCommand): void => {
    if (command === 'rewrite')
      tasks.open({ kind: 'rewrite', section: current?.section ?? 'brief', words: '' });
    else if (command === 'find-more') tasks.open({ kind: 'find', words: '' });
    else if (command === 'buyers-page') {
      change({ buyersPage: !settings.buyersPage });
      commands.openPane('report');
    } else if (command === 'accept-section') {
      if (current !== null) sections.accept(current.section);
    } else commands.run(command);
  };
  useCompanyOfOthers(reviewDesk);
  useShortcuts(settings.singleKeys && !reviewDesk.isSignedOut, run);
  const evidence = useEvidence(reviewDesk, commands, drafting.draft);
  const titles = useMemo(
    () => new Map(view.sections.map(({ id, title }) => [id, title])),
    [view.sections],
  );
  const claimPane = useRef<HTMLElement>(null);
  const choose = useLatest(commands.choose);
  const { open } = tasks;
  const rewrite = useCallback(
    (section: ReviewDeskSection['id']) => open({ kind: 'rewrite', section, words: '' }),
    [open],
  );

  const draft =
    drafting.draft !== null && drafting.draft.claimId === current?.id ? drafting.draft : null;
  const place =
    current === null
      ? ''
      : `${reviewDesk.order.indexOf(current.id) + 1} of ${reviewDesk.order.length}`;
  const settle = (end: () => void) => () => {
    end();
    claimPane.current?.focus();
  };
  const ask = async (name: 'take' | 'release' | 'withdraw') => {
    const answer = await call(name, {});
    if (!answer.ok) tell('danger', answer.failure.sentence);
    await reload();
  };
  const beside = commands.pane === 'report' ? 'report' : 'source';

  return (
    <div
      className="desk desk-bench"
      data-theme={settings.theme}
      data-density={settings.density}
      data-width={settings.width}
      data-page={settings.buyersPage ? settings.pageWidth : undefined}
    >
      <div>
        <TopBar
          view={view}
          order={settings.order}
          pace={reviewDesk.pace}
          run={run}
          take={() => void ask('take')}
          release={() => void ask('release')}
        />
        <TaskLine tasks={tasks} titles={titles} mayWrite={reviewDesk.mayWrite} />
      </div>
      <main className="desk-panes">
        <Pane
          name="The report"
          isChosen={commands.pane === 'report'}
          isBeside={beside === 'report'}
        >
          <ReportSide
            view={view}
            current={current}
            settings={settings}
            change={change}
            isShown={commands.pane === 'report'}
            choose={choose}
            rewrite={reviewDesk.mayWrite ? rewrite : undefined}
            accept={reviewDesk.mayWrite ? acceptSection : undefined}
            see={sections.see}
          />
        </Pane>
        <Pane
          name="The sentence in hand"
          isChosen={commands.pane === 'claim'}
          isBeside
          box={claimPane}
        >
          {current && (
            <ClaimPane
              claim={current}
              section={titles.get(current.section) ?? ''}
              place={place}
              rows={current.evidenceIds.flatMap((id) => evidence.get(id) ?? [])}
              restsOn={current.restsOn.flatMap((id) => reviewDesk.claims.get(id)?.text ?? [])}
            >
              {draft === null && (
                <ClaimActions
                  claim={current}
                  mayWrite={reviewDesk.mayWrite}
                  showKeys={settings.singleKeys}
                  run={commands.run}
                />
              )}
              {draft && (draft.mode === 'cut' || draft.mode === 'decide') && (
                <ReasonForm
                  draft={draft}
                  write={drafting.write}
                  save={settle(commands.saveDraft)}
                  giveUp={settle(commands.giveUpDraft)}
                />
              )}
              {draft && draft.mode !== 'cut' && draft.mode !== 'decide' && (
                <Composer
                  draft={draft}
                  claim={current}
                  evidence={evidence}
                  call={call}
                  write={drafting.write}
                  save={settle(commands.saveDraft)}
                  giveUp={settle(commands.giveUpDraft)}
                  findQuote={() => commands.run('quote')}
                />
              )}
            </ClaimPane>
          )}
          {current === null && <p>This report has no sentences.</p>}
          <p aria-live="polite" className="sr-only">
            {current && formatClaim(current, place)}
          </p>
        </Pane>
        <Pane
          name="Its source"
          isChosen={commands.pane === 'source'}
          isBeside={beside === 'source'}
        >
          <SourceSide
            reviewDesk={reviewDesk}
            commands={commands}
            evidence={evidence}
            findMore={(words) => open({ kind: 'find', words })}
            isDrafting={draft !== null && (draft.mode === 'edit' || draft.mode === 'add')}
          />
        </Pane>
      </main>
      <BottomBar
        view={view}
        told={reviewDesk.told}
        pane={commands.pane}
        mayWrite={reviewDesk.mayWrite}
        run={commands.run}
        openPane={commands.openPane}
        withdraw={() => void ask('withdraw')}
      />
      <TaskDialogs reviewDesk={reviewDesk} commands={commands} tasks={tasks} titles={titles} />
      <ReviewDeskDialogs
        reviewDesk={reviewDesk}
        commands={commands}
        settings={settings}
        change={change}
      />
      {reviewDesk.isSignedOut && (
        <Dialog title="Log in again" close={() => undefined}>
          <LoginAgain
            demoLogin={demoLogin}
            words="Your session ended. Everything you did and typed is kept; log in and go on where you are."
            signedIn={reviewDesk.signedInAgain}
          />
        </Dialog>
      )}
    </div>
  );
}
