export { askForPasskey as action } from './passkey.server';
