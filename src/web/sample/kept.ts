/** The sample is the same for everybody, so anybody may keep it for an hour. */
export const KEPT_BY_ANYBODY = { 'Cache-Control': 'public, max-age=3600' } as const;
