import type { OrderDetails } from '../../../shop/orders/shape';
import { Alert } from '../../ui/alert';
import { formatMonthDay } from '../../ui/day';

interface NoSuchJobProps {
  readonly details: Pick<OrderDetails, 'company' | 'role'>;
  readonly readAt: string;
}

/** Said before payment and in nobody’s way. */
export function NoSuchJob({ details: { company, role }, readAt }: NoSuchJobProps) {
  return (
    <Alert title={`We didn’t find a job like this at ${company}`}>
      <p className="wrap-anywhere">
        We read its postings on {formatMonthDay(readAt)}, and none was near “{role}.” You can still
        go on: your report then covers the company, and what’s typical for your role.
      </p>
    </Alert>
  );
}
