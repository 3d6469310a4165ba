import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { materialFolder } from '../../test/support/material';

export type Half = 'tuning' | 'goal';

export interface WiceClaim {
  readonly id: string;
  readonly half: Half;
  readonly label: 'supported' | 'partially_supported' | 'not_supported';
  readonly claim: string;
  readonly passages: readonly string[];
}

export interface MarkedClaim extends WiceClaim {
  readonly tokens: readonly string[];
  readonly unsupported: readonly boolean[];
}

/** Parts of one sentence share its half, so that nothing tuned on one part is measured on another. */
export function halfOf(id: string): Half {
  return createHash('sha256').update(id.replace(/-\d+$/u, '')).digest().readUInt8(0) % 2 === 0
    ? 'tuning'
    : 'goal';
}

interface Line {
  readonly label: WiceClaim['label'];
  readonly claim: string;
  readonly evidence: readonly string[];
  readonly meta: { readonly id: string };
  readonly claim_tokens?: readonly string[];
  readonly non_supported_spans?: readonly boolean[];
}

/** The lines of a file of claims, or nothing where the material is not at hand. */
function readLines(file: string): readonly Line[] | undefined {
  const path = join(materialFolder(), 'bench/verification', file);
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

function toClaim({ label, claim, evidence, meta }: Line): WiceClaim {
  return { id: meta.id, half: halfOf(meta.id), label, claim, passages: evidence };
}

export function readWice(): readonly WiceClaim[] | undefined {
  return readLines('wice-claims-dev.jsonl')?.map(toClaim);
}

export function readMarked(): readonly MarkedClaim[] | undefined {
  return readLines('wice-unsupported-tokens-dev.jsonl')?.map((line) => ({
    ...toClaim(line),
    tokens: line.claim_tokens ?? [],
    unsupported: line.non_supported_spans ?? [],
  }));
}
