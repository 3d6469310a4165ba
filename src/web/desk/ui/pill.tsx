import type { PaymentState, Stage } from '../../../shop/orders/shape';
import { formatStage } from '../../../shop/orders/shape';

export type Tone = 'wait' | 'work' | 'review' | 'good' | 'back' | 'bad' | 'ended';

const STAGE_TONES: Readonly<Record<Stage, Tone>> = {
  Draft: 'ended',
  'Awaiting payment': 'wait',
  'Confirming payment': 'wait',
  Queued: 'work',
  Researching: 'work',
  'In expert review': 'review',
  Delivered: 'good',
  Refunded: 'back',
  Cancelled: 'ended',
};

/** Says a state in words and in color; a dot of another shape for what is over tells them apart without color. */
export function Pill({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className="desk-pill" data-tone={tone}>
      {children}
    </span>
  );
}

export const StagePill = ({ stage }: { readonly stage: Stage }) => (
  <Pill tone={STAGE_TONES[stage]}>{formatStage(stage)}</Pill>
);

const MONEY: Partial<Record<PaymentState, readonly [Tone, string]>> = {
  disputed: ['bad', 'Disputed'],
  lost: ['bad', 'Dispute lost'],
  'partly-refunded': ['back', 'Part refunded'],
};

/** What a stage doesn't say of the money; nothing where all is as usual. */
export function MoneyPill({ payment }: { readonly payment: PaymentState }) {
  const [tone, words] = MONEY[payment] ?? [];
  return tone && words ? <Pill tone={tone}>{words}</Pill> : null;
}
