import type { BegunSecondFactor } from '../../../desk/identity/shape';

/** The margin that readers want, in squares. */
const QUIET = 4;

/** Dark on light in either theme, since cameras read no other way. */
export function QrPicture({ qr: { size, path } }: Pick<BegunSecondFactor, 'qr'>) {
  const whole = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label="QR code for the setup key"
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="my-3 block w-56 max-w-full"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
