import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/project-folder';

const run = promisify(execFile);

/** A browser of the machine itself; it is always preferred, as its owner keeps it fresh. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

const PACKAGED_IN: Readonly<Record<string, string>> = {
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libsmime3.so': 'libnss3',
  'libnspr4.so': 'libnspr4',
  'libplc4.so': 'libnspr4',
  'libplds4.so': 'libnspr4',
  'libexpat.so.1': 'libexpat1',
  'libgcc_s.so.1': 'libgcc-s1',
};

interface FoundBrowser {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The machine's browser or the one that came with the install; nothing is ever downloaded. */
export async function findChromium(): Promise<FoundBrowser> {
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, environment: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser tests need Chromium or Google Chrome on this machine: install one of them and run them again.',
    );
  }
  const folder = await unpack();
  const executablePath = join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: writeFontSettings(folder) };
  if ((await missingLibraries(executablePath, '')).length === 0)
    return { executablePath, environment: fonts };
  const libraries = join(folder, 'al2023', 'lib');
  const missing = await missingLibraries(executablePath, libraries);
  if (missing.length > 0) throw new Error(formatMissing(missing));
  return { executablePath, environment: { ...fonts, LD_LIBRARY_PATH: libraries } };
}

/** Unpacked once for each version, aside and then moved, so that nobody meets a half of it. */
async function unpack(): Promise<string> {
  const cache = join(projectFolder(), 'node_modules/.cache');
  const folder = join(cache, `foreword-chromium-${packedVersion()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(`${folder}-part-`);
  try {
    await run(
      process.execPath,
      [join(projectFolder(), 'test/support/extract-chromium-program.ts')],
      {
        env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      },
    );
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function packedVersion(): string {
  const manifest = join(projectFolder(), 'node_modules/@sparticuz/chromium/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Its own fonts alone, so that a line breaks at the same word on every machine. */
function writeFontSettings(folder: string): string {
  const path = join(folder, 'fonts.conf');
  const cache = join(folder, 'fonts-cache');
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${cache}</cachedir></fontconfig>
`,
  );
  return path;
}

async function missingLibraries(program: string, extraFolder: string): Promise<readonly string[]> {
  const listed = await run('ldd', [program], {
    env: { ...process.env, LD_LIBRARY_PATH: extraFolder },
  }).catch(() => ({ stdout: '' }));
  return readMissing(listed.stdout);
}

export function readMissing(listed: string): readonly string[] {
  return [...listed.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name]) => name ?? '');
}

export function formatMissing(libraries: readonly string[]): string {
  const packages = [...new Set(libraries.map((name) => PACKAGED_IN[name] ?? name))];
  return (
    `The tests' browser can't start because this machine lacks ${libraries.join(', ')}: ` +
    `install ${packages.join(', ')} (Debian's names) or a Chromium of the machine's own, and run the tests again.`
  );
}
