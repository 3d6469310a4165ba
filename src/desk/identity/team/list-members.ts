import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database';
import { staff } from '../schema';
import type { StaffMember, StaffRole } from '../shape';

/** Who is at work here in one of these roles, by name. */
export async function listMembers(
  executor: Executor,
  roles: readonly StaffRole[],
): Promise<readonly StaffMember[]> {
  return executor
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(eq(staff.active, true), inArray(staff.role, [...roles])))
    .orderBy(asc(staff.name));
}
