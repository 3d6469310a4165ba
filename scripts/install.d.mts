export function isInstalled(root?: string): boolean;
export function ensureInstalled(): void;
export function nodeBinary(): string;
