/** The field of 256 in which QR codes reckon: x⁸ + x⁴ + x³ + x² + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((other >>> bit) & 1) product ^= one;
  }
  return product;
}

/** The divisor's factors without the first, which is one. */
function divisor(degree: number): readonly number[] {
  const factors: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1) {
      factors[place] = multiply(factors[place] ?? 0, root) ^ (factors[place + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return factors;
}

/** The bytes that let a reader mend as many as half of them. */
export function correctionBytes(bytes: readonly number[], count: number): readonly number[] {
  const factors = divisor(count);
  let rest: readonly number[] = Array<number>(count).fill(0);
  for (const byte of bytes) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map(
      (value, place) => value ^ multiply(factors[place] ?? 0, factor),
    );
  }
  return rest;
}
