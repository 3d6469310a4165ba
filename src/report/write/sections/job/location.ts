import { question } from '../../../plan';
import { writeLocation } from '../../evidence-only/location';
import { defineSection } from '../define-section';

export const location = defineSection({
  id: 'location',
  title: 'Location',
  kind: 'fact',
  restsOn: 'evidence',
  closing: false,
  questions: [
    question(
      'place',
      'What is known of the place of work?',
      ['office', 'statement'],
      'details of the office',
      8,
      ['location'],
    ),
    question(
      'surroundings',
      'What is it like there?',
      ['surroundings'],
      'details of the area',
      24,
      ['location'],
      { extra: true },
    ),
    question(
      'openings',
      'Which openings are there, and where?',
      ['job-posting'],
      'openings by place',
      120,
      undefined,
      { counted: true },
    ),
  ],
  guidance: null,
  write: writeLocation,
});
