import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/shop-process';

/**
 * The dearest check there is, and the only honest one: the sample is made anew, from the sample web to
 * the PDF, by what was built. It stands here because it needs the build and some ten seconds.
 */
test('the sample that everybody may read is, byte for byte, what the engine makes today', async () => {
  const child = spawn(process.execPath, [join(root, 'build/server/cli.js'), 'sample', '--check'], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(said).toContain('The committed sample is up to date.');
  expect(code).toBe(0);
});
