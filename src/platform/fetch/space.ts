const SMALLEST = 65_536;

/** One stretch of memory that grows in place: pieces that are put together at the end lie there twice. */
export interface Space {
  /** How much more it would have to hold for so many bytes more. */
  lack(bytes: number): number;
  add(chunk: Uint8Array): void;
  size(): number;
  /** All that was added; the space is empty afterwards. */
  take(): Buffer;
  /** Gives back at once what was not taken. */
  drop(): void;
}

export function createSpace(limit: number): Space {
  let held = new ArrayBuffer(0);
  let size = 0;
  const larger = (needed: number): number =>
    needed <= held.byteLength
      ? held.byteLength
      : Math.max(needed, Math.min(limit, Math.max(held.byteLength * 2, SMALLEST)));
  return {
    lack: (bytes) => larger(size + bytes) - held.byteLength,
    add(chunk) {
      const wanted = larger(size + chunk.length);
      if (wanted > held.byteLength) held = held.transfer(wanted);
      new Uint8Array(held, size).set(chunk);
      size += chunk.length;
    },
    size: () => size,
    take() {
      const whole = Buffer.from(held.transfer(size));
      [held, size] = [new ArrayBuffer(0), 0];
      return whole;
    },
    drop() {
      held.transfer(0);
      [held, size] = [new ArrayBuffer(0), 0];
    },
  };
}

/** Frees a buffer that nobody else uses. The collector would wait until 100 MB have piled up. */
export function letGo({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength >= SMALLEST)
    buffer.transfer(0);
}
