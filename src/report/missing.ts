import { cleanName, type WrittenSection } from './compose';
import type { SectionPlan } from './plan';
import type { ReportInput } from './write-section';

/** What was not found besides the plan's questions: in a given posting, and on each interviewer. */
export function missingOf(
  { id }: Pick<SectionPlan, 'id'>,
  { posting, people = [], interviewers = '' }: ReportInput,
): Pick<WrittenSection, 'missing'> {
  if (id === 'role-tips')
    return posting?.missing === undefined ? {} : { missing: [posting.missing] };
  if (id !== 'interviewers') return {};
  const why = (name: string) =>
    /\s/u.test(name.trim())
      ? `We found no public professional source that names ${name} together with the company, and we don’t guess.`
      : `We didn’t look for ${name}: a first name alone could be anybody’s.`;
  const unknown = people
    .filter(({ outcome }) => outcome === 'not-found')
    .map(({ name }) => why(cleanName(name)));
  const unnamed =
    people.length === 0 && interviewers.trim() === ''
      ? ['You gave no interviewer names, so there’s nothing on them.']
      : [];
  return unknown.length + unnamed.length === 0 ? {} : { missing: [...unknown, ...unnamed] };
}
