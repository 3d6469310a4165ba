import { question } from '../../../plan';
import { writeDevelopments } from '../../evidence-only/developments';
import { defineSection, ofFacts } from '../define-section';

export const developments = defineSection({
  id: 'developments',
  title: 'Hot topics',
  kind: 'fact',
  restsOn: 'evidence',
  closing: true,
  questions: [
    question(
      'launches',
      'What has it launched lately?',
      ['launch'],
      'recent launches',
      4,
      undefined,
      { extra: true },
    ),
    question('news', 'What is written about it?', ['news'], 'recent news', 12),
    question(
      'parties',
      'Is a rival part of the news?',
      ['competitor'],
      'rivals in the news',
      8,
      undefined,
      { counted: true, extra: true },
    ),
    question(
      'told',
      'What does that news say?',
      ['statement'],
      'details of what is new and planned',
      120,
      ['news', 'engineering'],
      { extra: true },
    ),
    question('cuts', 'Has it let people go?', ['layoff'], 'layoff notices', 3, undefined, {
      extra: true,
    }),
    question(
      'disputes',
      'Is it in dispute with anybody?',
      ['legal'],
      'disputes and legal matters',
      24,
      ['legal'],
      { extra: true },
    ),
    question(
      'filed',
      'What has it told its owners, and when will it next?',
      ['current-report', 'event'],
      'reports to shareholders',
      12,
      undefined,
      { extra: true },
    ),
    question('outages', 'What stood still?', ['incident'], 'outages', 4, undefined, {
      extra: true,
    }),
    question(
      'inventions',
      'What has it invented, tested or brought through a review?',
      ['patent', 'study', 'clearance', 'paper'],
      'patents, studies and papers',
      16,
      undefined,
      { extra: true },
    ),
    question(
      'code',
      'Which software does it give away?',
      ['software'],
      'software that it gives away',
      8,
      undefined,
      { extra: true },
    ),
  ],
  guidance: ofFacts(
    'The newest comes first, each with its day; tell what happened, then what is planned, and ' +
      'keep the two apart. Of a problem tell how it was dealt with where an entry says so. A ' +
      'report of another’s words stays that one’s words.',
  ),
  write: writeDevelopments,
});
