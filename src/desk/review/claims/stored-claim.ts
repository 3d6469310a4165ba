import { customType } from 'drizzle-orm/pg-core';
import type { ClaimState, Patch } from './claim-state';

/**
 * A claim as it's stored: its state is called `standing` there. A process of an older release, which may still be
 * running during an upgrade, reads and writes it under that word.
 */
type StoredClaim = Omit<ClaimState, 'state'> & { readonly standing: ClaimState['state'] };
type StoredPatch = Omit<Patch, 'claims'> & {
  readonly claims: readonly (readonly [string, StoredClaim | null])[];
};

const toStored = ({ state, ...claim }: ClaimState): StoredClaim => ({ ...claim, standing: state });
const fromStored = ({ standing, ...claim }: StoredClaim): ClaimState => ({
  ...claim,
  state: standing,
});

/** One driver parses JSON before we see it, another doesn't. */
const parsed = <Value extends object>(value: Value | string): Value =>
  typeof value === 'string' ? JSON.parse(value) : value;

export const claimColumn = customType<{ data: ClaimState; driverData: StoredClaim | string }>({
  dataType: () => 'jsonb',
  toDriver: (claim) => JSON.stringify(toStored(claim)),
  fromDriver: (stored) => fromStored(parsed(stored)),
});

export const patchColumn = customType<{ data: Patch; driverData: StoredPatch | string }>({
  dataType: () => 'jsonb',
  toDriver: ({ claims, ...patch }) =>
    JSON.stringify({
      ...patch,
      claims: claims.map(([id, claim]) => [id, claim && toStored(claim)]),
    }),
  fromDriver(stored) {
    const { claims, ...patch } = parsed(stored);
    return { ...patch, claims: claims.map(([id, claim]) => [id, claim && fromStored(claim)]) };
  },
});
