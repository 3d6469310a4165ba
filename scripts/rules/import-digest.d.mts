export function importDigest(root: string, folders: readonly string[]): string;
