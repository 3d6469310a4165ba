import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { StaffMember } from '../../../desk/identity/shape';
import type { StaffAction } from '../../../desk/policy/shape';
import { pageContext, type PageContext } from '../../page-context.server';
import { atDesk } from './at-desk.server';
import { placesFor } from './places';

const owner: StaffMember = { id: '1', name: 'mara', role: 'owner' };

async function visit(member: StaffMember | null, action: StaffAction): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    nonce: '',
    requestId: '',
    clientAddress: '',
    desk: { who: async () => member },
  } as unknown as PageContext);
  try {
    return await atDesk(
      { request: new Request('http://localhost/desk'), context },
      action,
      async ({ member: { name } }) => `shown to ${name}`,
    );
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    return (thrown as { readonly init?: ResponseInit }).init?.status;
  }
}

test('a page is shown to whom it is for, is not there for another role, and is nothing to nobody', async () => {
  expect(await visit(owner, 'see-audit')).toBe('shown to mara');
  expect(await visit({ ...owner, role: 'support' }, 'see-audit')).toBe(404);
  expect(await visit(null, 'see-audit')).toBeNull();
});

test('who has yet to set up a required second factor is led to where that is done, and sees no other page named', async () => {
  const member = { ...owner, needsSecondFactor: true };
  expect(await visit(member, 'see-audit')).toBe('/desk/account');
  expect(await visit(member, 'keep-own-account')).toBe('shown to mara');
  expect(placesFor(member)).toEqual([]);
  expect(placesFor(owner).map(({ path }) => path)).toContain('/desk/staff');
});

test('who may see a page that asks for a second look is led to where that is given, and then sees it', async () => {
  expect(await visit(owner, 'handle-privacy')).toBe('/desk/step-up?next=%2Fdesk');
  expect(await visit({ ...owner, steppedUp: true }, 'handle-privacy')).toBe('shown to mara');
});
