export { changePassword, endOtherSessions, endOwnSession, readAccount } from './account';
export { acceptInvitation, ensureDemoOwner, hasOwner, inviteOwner } from './team/owners';
export type { IdentityContext } from './ports';
export { addPasskey, beginPasskey, removePasskey } from './passkeys/register';
export { askToSignIn, askToStepUp, signInWithPasskey, stepUpWithPasskey } from './passkeys/sign-in';
export { passkeySite } from './passkeys/site';
export { readSession } from './read-session';
export { challengeCookie, sessionCookie } from './session-cookie';
export { listMembers } from './team/list-members';
export { finishSignIn, signIn, signOut } from './sign-in';
export { readStepUp, stepUp } from './second-factor/step-up';
export {
  beginSecondFactor,
  confirmSecondFactor,
  readBegun,
  renewRecoveryCodes,
} from './second-factor/set-second-factor';
export { changeMember, inviteMember, readTeam, withdrawInvitation } from './team/team';
export { invitationToken } from './tokens';
