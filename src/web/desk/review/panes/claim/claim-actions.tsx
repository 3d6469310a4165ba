import type { ReviewDeskClaim } from '../../../../../desk/review/shape';
import { buttonLook } from '../../../../ui/button';
import { KeyHint } from '../key-hint';
import type { ReviewCommand } from '../../state/commands/shortcuts';
import { isFaulty, lacksDecision } from '../../words/verdicts';

interface ClaimActionsProps {
  readonly claim: ReviewDeskClaim;
  readonly mayWrite: boolean;
  readonly showKeys: boolean;
  run(command: ReviewCommand): void;
}

interface Offer {
  readonly command: ReviewCommand;
  readonly name: string;
  readonly hint: string;
  readonly isFirst?: boolean;
}

/** What can be done with the sentence in hand; the likeliest first. */
export function ClaimActions({ claim, mayWrite, showKeys, run }: ClaimActionsProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-2" role="group" aria-label="Sentence actions">
      {offersFor(claim).map(({ command, name, hint, isFirst }) => (
        <button
          key={command}
          type="button"
          disabled={!mayWrite}
          onClick={() => run(command)}
          className={buttonLook(isFirst ? 'primary' : 'quiet', 'small')}
        >
          {name}
          {showKeys && <KeyHint>{hint}</KeyHint>}
        </button>
      ))}
    </div>
  );
}

function offersFor(claim: ReviewDeskClaim): readonly Offer[] {
  if (claim.state === 'cut')
    return [{ command: 'restore', name: 'Restore', hint: 'R', isFirst: true }];
  const faulty = isFaulty(claim);
  const undecided = lacksDecision(claim);
  return [
    ...(undecided
      ? [{ command: 'decide', name: 'Decide', hint: 'D', isFirst: true } as const]
      : []),
    ...(faulty || undecided
      ? []
      : [{ command: 'accept', name: 'Accept', hint: 'A', isFirst: true } as const]),
    { command: 'edit', name: 'Edit', hint: 'E', isFirst: faulty },
    { command: 'quote', name: 'Replace quote', hint: 'Q' },
    { command: 'cut', name: 'Delete', hint: 'X' },
    { command: 'judge', name: 'Mark as opinion', hint: 'L' },
    { command: 'add', name: 'Insert below', hint: 'I' },
    ...(claim.original === null
      ? []
      : [{ command: 'restore', name: 'Revert', hint: 'R' } as const]),
  ];
}
