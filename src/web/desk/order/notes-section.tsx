import type { NoteLine } from '../../../desk/order/shape';
import { LocalTime } from '../../ui/local-time';
import { Line, Lines, Nothing, Section } from './section';

/** For staff alone; no buyer sees them. */
export function NotesSection({ notes }: { readonly notes: readonly NoteLine[] }) {
  return (
    <Section id="notes" title="Notes">
      {notes.length === 0 && <Nothing>No notes yet. Only staff see them.</Nothing>}
      {notes.length > 0 && (
        <Lines label="Notes, the newest first">
          {notes.map(({ id, at, author, text }) => (
            <Line key={id}>
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-sm text-soft">{author}, <LocalTime iso={at} /></p>
            </Line>
          ))}
        </Lines>
      )}
    </Section>
  );
}
