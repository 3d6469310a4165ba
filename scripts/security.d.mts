export interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export function inventory(folder?: string): {
  readonly bomFormat: string;
  readonly components: readonly Component[];
};
export function judgeAudit(output: string): { readonly code: number; readonly sentence: string };
export function secretsIn(text: string): readonly string[];
export function findSecrets(folder?: string): {
  readonly count: number;
  readonly found: readonly string[];
};
