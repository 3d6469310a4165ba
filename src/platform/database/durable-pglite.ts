import { fdatasyncSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * V8's quick compiler alone. The optimizing one takes 600 MB for a single function of Postgres, the one that
 * evaluates expressions, which kills a machine of 1 GB. Statements took as long without it, sums over many rows
 * half as long again.
 */
const QUICKLY_COMPILED = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
/** Postgres touches all of it at the start, so its own 128 MB would stay for good; files are cached outside. */
const SHARED_BUFFERS = '16MB';

interface OpenStream {
  readonly nfd?: number;
}

/**
 * PGlite ships with fsync switched off twice: Postgres starts with -F, and the file system's own
 * fsync does nothing. Both are switched on here, so that an acknowledged commit survives a crash.
 * It leans on an internal of 0.5.14; a test counts the fsync calls per commit.
 */
class DurableFileSystem extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters);
    const onSync = this.#onSync;
    const preRun = (result.emscriptenOpts.preRun ??= []) as ((module: unknown) => void)[];
    preRun.push((module) => {
      const { FS } = module as {
        FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: OpenStream) => number } } } };
      };
      FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) {
          fdatasyncSync(stream.nfd);
          onSync();
        }
        return 0;
      };
    });
    return result;
  }
}

export interface DurablePgliteOptions {
  readonly folder: string;
  readonly onSync?: () => void;
  /** A data folder packed by `dumpDataDir`: a first start from it is three times as fast. */
  readonly template?: Blob;
}

export async function openDurablePglite(options: DurablePgliteOptions): Promise<PGlite> {
  for (const flag of QUICKLY_COMPILED) setFlagsFromString(flag);
  return PGlite.create({
    fs: new DurableFileSystem(options.folder, options.onSync ?? (() => undefined)),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
    ],
    ...(options.template ? { loadDataDir: options.template } : {}),
  });
}
