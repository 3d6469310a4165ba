import { data } from 'react-router';

export const loader = () => data(null, { status: 404 });
/** A path that does not exist takes nothing either. */
export const action = () => data(null, { status: 404 });
