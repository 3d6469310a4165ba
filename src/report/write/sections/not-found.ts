import { defineSection } from './define-section';

export const notFound = defineSection({
  id: 'not-found',
  title: 'What we couldn’t find',
  restsOn: 'the report',
});
