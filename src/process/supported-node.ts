const NEEDED_MAJOR = 24;

/**
 * Runs a program where Node is new enough. An older one would start, take money, and fail at every
 * report, so the program is loaded only after this: nothing imported here may need a newer Node.
 */
export async function runOnSupportedNode(program: () => Promise<unknown>): Promise<void> {
  const found = process.versions.node;
  if (Number(found.split('.')[0]) >= NEEDED_MAJOR) {
    await program();
    return;
  }
  process.stderr.write(
    `Foreword needs Node ${NEEDED_MAJOR} or newer, and this is ${found}. Install it from https://nodejs.org, or start with “npm start”, which brings its own.\n`,
  );
  process.exitCode = 1;
}
