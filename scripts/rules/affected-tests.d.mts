export function findAffectedTests(root: string, changed: readonly string[]): readonly string[];
