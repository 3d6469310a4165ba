import type { Database } from '../../platform/database';
import type { WhatChanged } from '../changes/shape';
import type { SecondRoundState } from './shape';
import { findSecondRound } from './store';

export interface SecondRound {
  readonly state: SecondRoundState;
  readonly attempt: number;
  readonly askedAt: Date;
  readonly found: WhatChanged | null;
  readonly approvedBy: string | null;
}

export async function readSecondRound(
  { database }: { readonly database: Database },
  orderId: string,
): Promise<SecondRound | undefined> {
  return findSecondRound(database.read, orderId);
}
