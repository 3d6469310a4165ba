import { AskDialog } from './ask-dialog';
import { FoundDialog } from './found-dialog';
import { RewriteDialog } from './rewrite-dialog';
import type { Bench } from './use-bench';
import type { Commands } from './use-commands';
import type { Errands } from './use-errands';

interface ErrandDialogsProps {
  readonly bench: Pick<Bench, 'view' | 'mayWrite'>;
  readonly commands: Pick<Commands, 'show' | 'openPane' | 'closeFinder'>;
  readonly errands: Errands;
  readonly titles: ReadonlyMap<string, string>;
}

export function ErrandDialogs({
  bench: { view, mayWrite },
  commands,
  errands,
  titles,
}: ErrandDialogsProps) {
  const { dialog, list, open } = errands;
  if (dialog === null) return null;
  if (dialog.kind !== 'came')
    return (
      <AskDialog
        number={view.number}
        sections={view.sections.filter(({ id }) => id !== 'sources')}
        errands={errands}
        mayWrite={mayWrite}
      />
    );
  const errand = list.find(({ id }) => id === dialog.errandId);
  const close = (): void => open(null);
  if (errand === undefined) return null;
  if (errand.kind === 'rewrite')
    return (
      <RewriteDialog
        errand={errand}
        title={titles.get(errand.section ?? '') ?? ''}
        mayWrite={mayWrite}
        errands={errands}
        close={close}
      />
    );
  return (
    <FoundDialog
      errand={errand}
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
