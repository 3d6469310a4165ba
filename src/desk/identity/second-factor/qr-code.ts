import { encode } from 'uqr';

type Squares = readonly (readonly boolean[])[];

/** More would be too fine for a camera at arm's length. */
const LARGEST = 10;
/** Whichever leaves the picture most even. */
const ANY_MASK = -1;

/**
 * The dark squares of a QR code that holds this text, row by row, of which a seventh may be unreadable; null if
 * there is no room for it.
 */
export function qrCode(text: string, mask = ANY_MASK): Squares | null {
  try {
    return encode(text, {
      ecc: 'M',
      boostEcc: false,
      border: 0,
      maxVersion: LARGEST,
      maskPattern: mask,
    }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The dark squares as the path of an SVG whose unit is one square. */
export function qrPath(squares: Squares): string {
  return squares
    .map((row, down) =>
      row
        .map((dark, across) => {
          if (!dark || row[across - 1] === true) return '';
          const end = row.indexOf(false, across);
          const width = (end === -1 ? row.length : end) - across;
          return `M${across} ${down}h${width}v1h-${width}z`;
        })
        .join(''),
    )
    .join('');
}
