export { signInHere as action } from './sign-in.server';
