import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { RoleOffer } from '../../../shop/orders/shape';
import { NearestRole } from '../../role/nearest-role';
import { sendOccupation } from '../order-calls';

/** Beside the payment and never before it: without a script the form itself is sent. */
export function RoleQuestion({ offer }: { readonly offer: RoleOffer }) {
  const [chosen, setChosen] = useState(offer.chosen);
  const [problem, setProblem] = useState<string | null>(null);
  // Of two quick taps the later one counts, whichever is answered first.
  const latest = useRef(0);
  useEffect(() => setChosen(offer.chosen), [offer]);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    latest.current += 1;
    const mine = latest.current;
    const sent = await sendOccupation(submitter.value);
    if (mine !== latest.current) return;
    setProblem(sent.ok ? null : sent.failure.sentence);
    if (sent.ok) setChosen(submitter.value);
  };
  return (
    <form
      method="post"
      action="/order/role"
      className="rounded-md border border-line bg-raised p-4"
      onSubmit={(event) => void send(event)}
    >
      <NearestRole offer={{ ...offer, chosen }} problem={problem} />
    </form>
  );
}
