import type { Executor, Transaction } from '../database';

/** Whom a row may be about: an address, and what was ordered from it. */
export interface Person {
  /** In small letters; null where only what came late of erased orders is meant. */
  readonly email: string | null;
  readonly orderIds: readonly string[];
}

/** A part of the shop that keeps what people told it, and lets go of it when they ask. */
export interface KeepsPersonalData {
  readonly name: string;
  /** Everything it keeps of them, in words and figures that they can read. */
  tell(executor: Executor, person: Person): Promise<readonly object[]>;
  /** Takes it out, and names the files that are to follow once the transaction holds: single ones, or whole folders. */
  erase(transaction: Transaction, person: Person): Promise<ErasedFiles>;
}

export interface ErasedFiles {
  readonly files?: readonly string[];
  readonly folders?: readonly string[];
}
