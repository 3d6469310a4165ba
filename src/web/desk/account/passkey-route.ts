export { requestPasskey as action } from './passkey.server';
