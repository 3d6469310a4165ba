import { defineSection } from './define-section';

export const sources = defineSection({ id: 'sources', title: 'Sources', restsOn: 'the report' });
