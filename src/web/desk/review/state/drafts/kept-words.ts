/** What a browser keeps of words that are being typed, so that a closed page loses none. */
export interface WordStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A sentence in the making: on which claim or after which, in its words and with its quotes. */
export interface SentenceDraft {
  readonly mode: 'edit' | 'judge' | 'add' | 'decide' | 'cut';
  readonly claimId: string;
  readonly text: string;
  readonly evidenceIds: readonly string[];
}

const keyOf = (number: string): string => `foreword.bench.${number}`;

export function keepDraft(store: WordStore, number: string, draft: SentenceDraft | null): void {
  if (draft === null) store.removeItem(keyOf(number));
  else store.setItem(keyOf(number), JSON.stringify(draft));
}

const MODES: readonly string[] = [
  'edit',
  'judge',
  'add',
  'decide',
  'cut',
] satisfies SentenceDraft['mode'][];

/** What was kept, unless it is none of ours. */
export function keptDraft(store: WordStore, number: string): SentenceDraft | null {
  try {
    const kept = JSON.parse(
      store.getItem(keyOf(number)) ?? 'null',
    ) as Partial<SentenceDraft> | null;
    if (
      kept === null ||
      typeof kept.text !== 'string' ||
      typeof kept.claimId !== 'string' ||
      !MODES.includes(kept.mode ?? '')
    )
      return null;
    const evidenceIds = Array.isArray(kept.evidenceIds)
      ? kept.evidenceIds.filter((id) => typeof id === 'string')
      : [];
    return {
      mode: kept.mode as SentenceDraft['mode'],
      claimId: kept.claimId,
      text: kept.text,
      evidenceIds,
    };
  } catch {
    return null;
  }
}

/** A field of a dialog, by its name. */
export function keepField(
  store: WordStore,
  number: string,
  field: string,
  words: string | null,
): void {
  const key = `${keyOf(number)}.${field}`;
  if (words === null) store.removeItem(key);
  else store.setItem(key, words);
}

export const keptField = (store: WordStore, number: string, field: string): string | null =>
  store.getItem(`${keyOf(number)}.${field}`);
