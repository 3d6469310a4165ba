import { defined } from '../../kernel/defined';
import type { FileStorage } from '../../platform/files';
import { storedSnapshots } from '../../research/evidence';
import { writeReport } from '..';
import type { Writing, WritingOrder } from '../production';
import type { Writers } from './create-writers';
import { writingInput } from './writing-input';

/** The writing of one report with writers at hand. */
export function writeWith(
  files: FileStorage,
  { writer, judging }: Writers,
  order: WritingOrder,
): ReturnType<Writing['write']> {
  const snapshots = storedSnapshots(files);
  return writeReport(
    { writer, ...defined({ judging }), readSnapshot: (sha256) => snapshots.get(sha256) },
    writingInput(order),
  );
}
