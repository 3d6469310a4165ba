export { acceptInvitation, ensureDemoOwner, hasOwner, inviteOwner } from './owners';
export type { IdentityContext } from './ports';
export { readSession } from './read-session';
export { listMembers } from './list-members';
export { finishSignIn, SESSION_LASTS, signIn, signOut } from './sign-in';
export { readStepUp, stepUp } from './step-up';
