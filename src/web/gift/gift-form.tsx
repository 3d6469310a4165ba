import { giftLimits, type GiftDetails, type GiftErrors } from '../../shop/orders/shape';
import { buttonLook } from '../ui/button';
import { Field, TextArea } from '../ui/field';

interface GiftFormProps {
  readonly details: GiftDetails | null;
  readonly errors: GiftErrors;
}

const HINT =
  'We email them the gift as soon as it’s paid, and only this address can use it. ' +
  'Leave it empty to hand it over yourself.';
const FIELDS = ['name', 'email', 'recipientEmail', 'message'] as const;

/** A plain form: sent twice, it is one gift still, since the second finds what the first has kept. */
export function GiftForm({ details, errors }: GiftFormProps) {
  const first = FIELDS.find((field) => errors[field] !== undefined);
  const propsOf = (name: keyof GiftDetails) => ({
    name,
    defaultValue: details?.[name] ?? '',
    error: errors[name],
    maxLength: giftLimits[name],
    ...(name === first ? { autoFocus: true } : {}),
  });
  return (
    <form method="post" action="/gift" noValidate className="mt-8 space-y-5">
      <Field {...propsOf('name')} label="Your Name" autoComplete="name" />
      <Field {...propsOf('email')} label="Your Email Address" type="email" autoComplete="email" />
      <Field
        {...propsOf('recipientEmail')}
        label="Their Email Address (optional)"
        type="email"
        autoComplete="off"
        hint={HINT}
      />
      <TextArea {...propsOf('message')} label="A Few Words for Them (optional)" rows={4} />
      <button type="submit" className={`${buttonLook()} w-full`}>
        Continue to Payment
      </button>
      <p className="text-sm text-soft">
        A gift is good for seven years and works once. Until it’s used, we refund it on request.
      </p>
    </form>
  );
}
