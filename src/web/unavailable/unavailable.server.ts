import { data } from 'react-router';

/** Shown in place of any page that needs the database while it is away, so it asks for nothing. */
export const loader = () => data(null, { status: 503 });
