/** The steps of making a report at which work may begin again, in their order, with what each does. */
export const rerunSteps = ['identify', 'gather', 'write', 'render'] as const;
export type RerunStep = (typeof rerunSteps)[number];

const NAMES: Readonly<Record<string, string>> = {
  begin: 'Begin',
  identify: 'Identify the company',
  complete: 'Complete the company card',
  gather: 'Research sources',
  posting: 'Read the job posting',
  write: 'Write and verify',
  render: 'Lay out',
  submit: 'Submit for review',
  compare: 'Compare with the last version',
};

export const formatStep = (name: string): string => NAMES[name] ?? name;
