export interface Extent {
  /** Without what tests and checks alone need. */
  readonly serving?: boolean;
}
export function isInstalled(root?: string, extent?: Extent): boolean;
export function ensureInstalled(extent?: Extent): void;
export function nodeBinary(): string;
