import { useEffect, useState } from 'react';
import { answerFields, firstAnswerNames } from '../../../../content/order-fields';
import type { DetailsErrors } from '../../../shop/orders/shape';
import { Field, TextArea } from '../../ui/field';
import type { TypedExtras } from '../details';

/** What makes the report fit better, told now or on the tracking page later. */
export function MoreFields({
  initial,
  errors,
}: {
  readonly initial: TypedExtras;
  readonly errors: DetailsErrors;
}) {
  const [timeZone, setTimeZone] = useState(initial.timeZone);
  useEffect(() => {
    // A saved time keeps the zone it was entered in.
    setTimeZone((now) => now || Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, []);
  return (
    <fieldset className="min-w-0 space-y-5 border-t border-line pt-5">
      <legend className="float-left w-full font-serif text-xl font-semibold">
        Make it more specific (optional)
      </legend>
      <p className="clear-both text-soft">
        From the posting we write your role tips. With the date, your report comes with a calendar
        entry. You can add both later.
      </p>
      {firstAnswerNames.map((field) => (
        <TextArea
          key={field}
          name={field}
          label={answerFields[field].asks}
          rows={3}
          maxLength={answerFields[field].limit}
          defaultValue={initial[field]}
          error={errors[field]}
        />
      ))}
      <input type="hidden" name="timeZone" value={timeZone} readOnly />
      <Field
        name="interviewAt"
        label="When is the interview?"
        hint={
          timeZone === '' ? 'Time zone: Eastern' : `Time zone: ${timeZone.replaceAll('_', ' ')}`
        }
        type="datetime-local"
        defaultValue={initial.interviewAt}
        error={errors.interviewAt}
      />
    </fieldset>
  );
}
