import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

const recordHead = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('about'),
    at: z.iso.datetime(),
    /** Digests of the migrations that the database had. */
    migrations: z.array(z.string()),
  }),
  z.object({ kind: z.literal('rows'), table: z.string(), count: z.int() }),
  z.object({ kind: z.literal('sequence'), name: z.string(), value: z.string() }),
  z.object({ kind: z.literal('file'), name: z.string() }),
  /** Something beside the database in the data folder, such as the demo's secrets. */
  z.object({ kind: z.literal('data'), name: z.string() }),
  z.object({ kind: z.literal('end'), rows: z.int(), files: z.int() }),
]);

/** A part of a backup: what it is, and its bytes. */
export interface BackupRecord {
  readonly head: z.output<typeof recordHead>;
  readonly body: Buffer;
}

/** A backup that can't be used, with a sentence that says why. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

const MAGIC = Buffer.from('foreword-backup-1\n');
const [SALT, NONCE, TAG] = [16, 12, 16];
const OPENING = MAGIC.length + 1 + SALT + NONCE;
const NO_BYTES = Buffer.alloc(0);

const keyOf = (secret: string, salt: Buffer): Buffer => scryptSync(secret, salt, 32);

/** Written beside and renamed, so that a backup is whole or not there. */
export async function writeRecords(
  path: string,
  records: AsyncIterable<BackupRecord>,
  secret: string | undefined,
): Promise<void> {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const opening = Buffer.concat([MAGIC, Buffer.of(secret === undefined ? 0 : 1), salt, nonce]);
  const draft = `${path}.part`;
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true });
    file.write(opening);
    const packed = [Readable.from(framed(records)), createGzip()] as const;
    if (secret === undefined) await pipeline(...packed, file);
    else {
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
      const sealed = new Transform({
        transform: (chunk: Buffer, _, done) => done(null, cipher.update(chunk)),
        flush: (done) => done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()])),
      });
      await pipeline(...packed, sealed, file);
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* framed(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const { head, body } of records) {
    const about = Buffer.from(JSON.stringify(head));
    const lengths = Buffer.alloc(8);
    lengths.writeUInt32BE(about.length);
    lengths.writeUInt32BE(body.length, 4);
    yield Buffer.concat([lengths, about, body]);
  }
}

/** Bytes of a sealed backup are proven only at its end, so whoever acts on them reads it twice. */
export async function* readRecords(
  path: string,
  secret: string | undefined,
): AsyncGenerator<BackupRecord> {
  const stream = await openBackup(path, secret);
  let held: Buffer = NO_BYTES;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      for (let next = firstOf(held); next !== undefined; next = firstOf(held)) {
        held = held.subarray(next.length);
        yield next.record;
      }
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault(
      `${path} is damaged, or BACKUP_KEY isn’t the key it was made with (${(error as Error).message}).`,
    );
  }
  if (held.length > 0) throw new BackupFault(`${path} ends in the middle.`);
}

function firstOf(held: Buffer): { record: BackupRecord; length: number } | undefined {
  if (held.length < 8) return undefined;
  const start = 8 + held.readUInt32BE(0);
  const length = start + held.readUInt32BE(4);
  if (held.length < length) return undefined;
  const head = recordHead.parse(JSON.parse(held.toString('utf8', 8, start)));
  return { record: { head, body: Buffer.from(held.subarray(start, length)) }, length };
}

async function openBackup(path: string, secret: string | undefined): Promise<Readable> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFault(`The backup ${path} can’t be read (${error.code ?? error.message}).`);
  });
  try {
    const { size } = await file.stat();
    const opening = Buffer.alloc(OPENING);
    await file.read(opening, 0, OPENING, 0);
    if (!opening.subarray(0, MAGIC.length).equals(MAGIC) || size < OPENING + TAG)
      throw new BackupFault(`${path} isn’t a backup of Foreword.`);
    const isSealed = opening[MAGIC.length] === 1;
    if (!isSealed) return createReadStream(path, { start: OPENING }).pipe(createGunzip());
    if (secret === undefined)
      throw new BackupFault(`${path} is encrypted: set BACKUP_KEY to the key it was made with.`);
    const salt = opening.subarray(MAGIC.length + 1, MAGIC.length + 1 + SALT);
    const cipher = createDecipheriv(
      'aes-256-gcm',
      keyOf(secret, salt),
      opening.subarray(OPENING - NONCE),
    );
    const tag = Buffer.alloc(TAG);
    await file.read(tag, 0, TAG, size - TAG);
    cipher.setAuthTag(tag);
    const unpacked = createGunzip();
    void pipeline(createReadStream(path, { start: OPENING, end: size - TAG - 1 }), cipher, unpacked)
      // The reader of the last stream is told as well.
      .catch(() => undefined);
    return unpacked;
  } finally {
    await file.close();
  }
}
