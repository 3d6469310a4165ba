import { question } from '../../../plan';
import { writeMarket } from '../../evidence-only/market';
import { defineSection, ofFacts } from '../define-section';

export const market = defineSection({
  id: 'market',
  title: 'Market',
  kind: 'fact',
  restsOn: 'evidence',
  closing: true,
  questions: [
    question('rivals', 'Who are its competitors?', ['competitor'], 'competitors', 6, undefined, {
      toldUnder: ['Who it competes with'],
    }),
    question(
      'position',
      'How does it see its market?',
      ['statement'],
      'view of its market',
      24,
      ['market'],
      { extra: true },
    ),
    question(
      'analyses',
      'What does the industry argue about?',
      ['analysis'],
      'industry analysis',
      6,
      undefined,
      { extra: true },
    ),
  ],
  guidance: ofFacts(
    'First whom it competes with, then how it sees its own place, then what the industry ' +
      'argues about. What the company says of its rank is told as the company’s word.',
  ),
  write: writeMarket,
});
