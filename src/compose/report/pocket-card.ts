import type { ReportDocument } from '../../report/document/shape';
import type { Platform } from '../platform/platform';
import { fontFolders } from './production';

/** Set when it is asked for: it takes a few hundredths of a second, and says the interview's time as it is now. */
export async function printPocketCard(
  { threads, projectFolder }: Pick<Platform, 'threads' | 'projectFolder'>,
  document: ReportDocument,
  when?: string,
): Promise<Uint8Array> {
  const card = { document, when, fonts: fontFolders(projectFolder) };
  return (await threads.run('renderPocketCard', card)) as Uint8Array;
}
