/**
 * Characters that a reader can't see but a machine would read: soft hyphens, zero-width marks,
 * direction overrides, the tag block and the variation selectors that text can be smuggled in.
 */
const INVISIBLE_RANGES: readonly (readonly [from: number, to: number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];
const escaped = (point: number): string => `\\u{${point.toString(16)}}`;
const INVISIBLE = new RegExp(
  `[${INVISIBLE_RANGES.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`,
  'gu',
);
// The control characters, but for tab and line ends.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(CONTROL, ' ').toWellFormed();
}
