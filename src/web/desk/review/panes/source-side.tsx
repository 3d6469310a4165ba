import { useMemo } from 'react';
import type { ReviewDeskEvidence } from '../../../../desk/review/shape';
import { neighbour } from '../state/claim-order';
import { Finder } from '../dialogs/finder';
import { SourcePane } from './source-pane';
import type { ReviewDesk } from '../state/use-review-desk';
import type { Commands } from '../state/commands/use-commands';
import { useExcerpts } from '../state/use-excerpts';

interface SourceSideProps {
  readonly reviewDesk: ReviewDesk;
  readonly commands: Commands;
  readonly evidence: ReadonlyMap<string, ReviewDeskEvidence>;
  readonly isDrafting: boolean;
  findMore(words: string): void;
}

const NONE: readonly string[] = [];

/** What the sentence in hand stands on, or the search for something better. */
export function SourceSide({
  reviewDesk,
  commands,
  evidence,
  isDrafting,
  findMore,
}: SourceSideProps) {
  const { current, claims, order, call, mayWrite } = reviewDesk;
  const citedIds = current?.evidenceIds ?? NONE;
  const voiceIds = current?.otherVoices ?? NONE;
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => evidence.get(id) ?? []);
  const shown = evidence.get(commands.shownId ?? citedIds[0] ?? '') ?? null;
  const soon = claims.get(neighbour(order, current?.id ?? null, 1) ?? '')?.evidenceIds ?? NONE;
  const wanted = useMemo(
    () => [...new Set([...(shown ? [shown.id] : []), ...citedIds, ...voiceIds, ...soon])],
    [shown, citedIds, voiceIds, soon],
  );
  const excerpts = useExcerpts(call, wanted);
  if (commands.finding !== null) {
    const picks = isDrafting
      ? 'Pick a quote for your sentence'
      : commands.finding === 'quote'
        ? 'Replace the quote'
        : 'Search the evidence';
    return (
      <Finder
        near={rowsOf(voiceIds)}
        call={call}
        picks={picks}
        mayPick={mayWrite || commands.finding === 'search'}
        pick={commands.pick}
        findMore={findMore}
        close={commands.closeFinder}
      />
    );
  }
  const mayUse = shown !== null && mayWrite && !isDrafting && !citedIds.includes(shown.id);
  return (
    <SourcePane
      cited={rowsOf(citedIds)}
      voices={rowsOf(voiceIds)}
      shown={shown}
      excerpt={excerpts.get(shown?.id ?? '') ?? null}
      choose={commands.show}
      use={mayUse ? () => commands.replaceQuote(shown.id) : null}
    />
  );
}
