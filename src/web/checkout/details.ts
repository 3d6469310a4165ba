import type { OrderDetails } from '../../shop/orders/shape';

export const detailFields = [
  'company',
  'role',
  'interviewers',
  'location',
  'name',
  'email',
] as const satisfies readonly (keyof OrderDetails)[];

/** The six fields of a sent form; what is missing or not text counts as left empty. */
export function readDetails(form: FormData): OrderDetails {
  const text = (field: keyof OrderDetails): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    company: text('company'),
    role: text('role'),
    email: text('email'),
    name: text('name'),
    interviewers: text('interviewers'),
    location: text('location'),
  };
}

export const emptyDetails: OrderDetails = {
  company: '',
  role: '',
  email: '',
  name: '',
  interviewers: '',
  location: '',
};
