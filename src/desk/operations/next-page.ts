/** Where the page that begins with a row does: rows of the very same moment stand on both rather than on none. */
export function nextPage(firstOfNext: string | undefined): string | null {
  return firstOfNext === undefined ? null : new Date(Date.parse(firstOfNext) + 1).toISOString();
}
