/**
 * Statements of one transaction that don't need each other’s answers: they go out together. It fails only when none
 * of them is under way any more, so that nothing is sent behind the rollback.
 */
export async function together<const Works extends readonly unknown[]>(
  ...works: Works
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  // A statement is sent each time somebody waits for it, and two wait here.
  const sent = works.map(async (work) => work) as unknown as Works;
  await Promise.allSettled(sent);
  return Promise.all(sent);
}
