import { AskDialog } from './ask-dialog';
import { FoundDialog } from './found-dialog';
import { RewriteDialog } from './rewrite-dialog';
import type { ReviewDesk } from '../state/use-review-desk';
import type { Commands } from '../state/commands/use-commands';
import type { ReviewTasks } from '../state/use-review-tasks';

interface TaskDialogsProps {
  readonly reviewDesk: Pick<ReviewDesk, 'view' | 'mayWrite'>;
  readonly commands: Pick<Commands, 'show' | 'openPane' | 'closeFinder'>;
  readonly tasks: ReviewTasks;
  readonly titles: ReadonlyMap<string, string>;
}

export function TaskDialogs({
  reviewDesk: { view, mayWrite },
  commands,
  tasks,
  titles,
}: TaskDialogsProps) {
  const { dialog, list, open } = tasks;
  if (dialog === null) return null;
  if (dialog.kind !== 'came')
    return (
      <AskDialog
        number={view.number}
        sections={view.sections.filter(({ id }) => id !== 'sources')}
        tasks={tasks}
        mayWrite={mayWrite}
      />
    );
  const task = list.find(({ id }) => id === dialog.reviewTaskId);
  const close = (): void => open(null);
  if (task === undefined) return null;
  if (task.kind === 'rewrite')
    return (
      <RewriteDialog
        task={task}
        title={titles.get(task.section ?? '') ?? ''}
        mayWrite={mayWrite}
        tasks={tasks}
        close={close}
      />
    );
  return (
    <FoundDialog
      task={task}
      close={close}
      show={(evidenceId) => {
        commands.closeFinder();
        commands.show(evidenceId);
        commands.openPane('source');
        close();
      }}
    />
  );
}
