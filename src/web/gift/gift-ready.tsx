import type { GiftState, GiftView } from '../../shop/orders/shape';
import { dateOf } from '../ui/day';
import { Field } from '../ui/field';

const STATES: Readonly<Record<GiftState, string>> = {
  unused: 'Not used yet',
  used: 'Used',
  expired: 'Expired',
  ended: 'No longer good',
};

interface GiftReadyProps {
  readonly gift: GiftView;
  readonly baseUrl: string;
}

/** What its giver passes on, and how it stands. */
export function GiftReady({ gift, baseUrl }: GiftReadyProps) {
  const { code, validUntil, state, recipientEmail, use } = gift;
  const who = recipientEmail === '' ? 'Whoever has it' : 'They';
  const facts = [
    ['Code', code],
    ['Status', use === null ? STATES[state] : `${STATES[state]}, first on ${dateOf(use.at)}`],
    ['Good until', dateOf(validUntil)],
    ['For', recipientEmail === '' ? 'whoever has the code' : recipientEmail],
  ] as const;
  return (
    <section aria-label="Your gift">
      <dl className="rounded-md border border-line bg-raised p-5">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-2 py-1 sm:grid-cols-[6rem_1fr]">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'unused' && (
        <div className="mt-6">
          <Field
            name="gift-link"
            label="Link to pass on"
            hint={`It opens the order form with the code in it. ${who} can use it once.`}
            value={`${baseUrl}/order?code=${encodeURIComponent(code)}`}
            readOnly
          />
        </div>
      )}
    </section>
  );
}
