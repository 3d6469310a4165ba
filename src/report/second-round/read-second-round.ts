import type { Database } from '../../platform/database';
import type { WhatChanged } from '../changes/shape';
import type { SecondRoundState } from './shape';
import { findSecondRound, findWaitingRounds } from './store';

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

/** Orders whose second round waits for an expert. */
export async function listWaitingRounds(
  { database }: { readonly database: Database },
  limit: number,
): Promise<readonly string[]> {
  return (await findWaitingRounds(database.read, limit)).map(({ orderId }) => orderId);
}
