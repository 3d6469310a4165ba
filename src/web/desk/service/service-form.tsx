import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ServiceErrors, ServiceForm } from '../../../desk/service/shape';
import { buttonLook } from '../../ui/button';
import { Field, TextArea } from '../../ui/field';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

interface ServiceFieldsProps {
  readonly form: ServiceForm;
  readonly errors: ServiceErrors;
  readonly version: number;
}

export function ServiceFields({ form, errors, version }: ServiceFieldsProps) {
  const busy = useNavigation().state === 'submitting';
  const field = (name: Exclude<keyof ServiceForm, 'days'>) => ({
    name,
    defaultValue: form[name],
    error: errors[name],
  });
  return (
    <Form method="post" action="/desk/service" className="mt-10 max-w-3xl space-y-8" noValidate>
      <input type="hidden" name="version" value={version} />
      <Part heading="Away">
        <Tick name="away" label="Experts are away" ticked={form.away !== undefined} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field('awayFrom')}
            type="datetime-local"
            label="Away from"
            hint="In the time zone below."
          />
          <Field
            {...field('awayUntil')}
            type="datetime-local"
            label="Away until"
            hint="Leave empty if unknown; the shop then takes no orders."
          />
        </div>
        <TextArea {...field('awayWords')} label="Message to buyers" rows={3} />
        <fieldset>
          <legend className="font-semibold">Orders during this time</legend>
          <Choice
            name="awayOrders"
            value="stop"
            label="Stop orders and show the message above"
            chosen={form.awayOrders !== 'take'}
          />
          <Choice
            name="awayOrders"
            value="take"
            label="Take orders with a later delivery time"
            chosen={form.awayOrders === 'take'}
          />
        </fieldset>
      </Part>
      <Part heading="Experts’ hours">
        <fieldset>
          <legend className="font-semibold">Days</legend>
          <div className="flex flex-wrap gap-x-5">
            {DAYS.map((day, index) => (
              <label key={day} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  name="days"
                  value={index + 1}
                  defaultChecked={form.days.includes(String(index + 1))}
                  className="size-5"
                />
                {day}
              </label>
            ))}
          </div>
          {errors.days && <p className="text-sm font-medium text-danger">{errors.days}</p>}
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field {...field('workFrom')} type="time" label="Start" />
          <Field {...field('workUntil')} type="time" label="End" />
          <Field {...field('zone')} label="Time zone" />
        </div>
      </Part>
      <Part heading="Capacity">
        <Tick
          name="capacity"
          label="Limit orders to expert capacity"
          ticked={form.capacity !== undefined}
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <Field {...field('experts')} type="number" min={1} label="Experts" />
          <Field {...field('reportsADay')} type="number" min={1} label="Reports per day, each" />
          <Field
            {...field('longestWaitHours')}
            type="number"
            min={12}
            label="Longest wait (hours)"
            hint="The shop takes no orders beyond this. Leave empty for no limit."
          />
        </div>
      </Part>
      <button type="submit" disabled={busy} className={buttonLook()}>
        {busy ? 'Saving …' : 'Save'}
      </button>
    </Form>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section aria-label={heading} className="space-y-5 rounded-md border border-line bg-raised p-5">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}

function Tick({
  name,
  label,
  ticked,
}: {
  readonly name: string;
  readonly label: string;
  readonly ticked: boolean;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input type="checkbox" name={name} value="yes" defaultChecked={ticked} className="size-5" />
      {label}
    </label>
  );
}

function Choice({
  name,
  value,
  label,
  chosen,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name={name} value={value} defaultChecked={chosen} className="size-5" />
      {label}
    </label>
  );
}
