export { acceptInvitation, ensureDemoOwner, hasOwner, inviteOwner } from './owners';
export type { IdentityContext } from './ports';
export { readSession } from './read-session';
export { SESSION_LASTS, signIn, signOut } from './sign-in';
export { listMembers } from './list-members';
