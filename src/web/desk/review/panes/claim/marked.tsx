import type { MarkedPiece } from './marked-text';

interface MarkedProps {
  readonly pieces: readonly MarkedPiece[];
  readonly as: 'mark' | 'ins' | 'del';
}

const LOOKS = {
  mark: 'desk-unsupported',
  ins: 'rounded-xs bg-wash text-accent decoration-2 underline-offset-2',
  del: 'rounded-xs bg-danger-wash text-danger',
} as const;

export function Marked({ pieces, as: Tag }: MarkedProps) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <Tag key={index} className={LOOKS[Tag]}>
        {text}
      </Tag>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
