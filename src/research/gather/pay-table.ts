import type { Executor } from '../../platform/database';
import { labourConditionApplications, type SourceItem } from '../sources';
import { findPayFile, listPayOf } from './pay-store';

/** What employers declared to pay, at hand in a table of our own. */
export interface PayTable {
  readonly url: string;
  readonly loadedAt: Date;
  /** By names as names are compared, the newest first. */
  listOf(employers: readonly string[], most: number): Promise<readonly SourceItem[]>;
}

/** The file in use, or nothing where none was ever loaded. */
export async function storedPay(executor: Executor): Promise<PayTable | undefined> {
  const file = await findPayFile(executor, labourConditionApplications.id, 'current');
  return file && { url: file.url, loadedAt: file.loadedAt, listOf: (employers, most) => listPayOf(executor, file.id, employers, most) };
}
