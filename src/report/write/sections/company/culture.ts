import { phraseFinder } from '../../../../language';
import { question } from '../../../plan';
import { OF_WORK } from '../answers';
import { writeCulture } from '../../evidence-only/culture/culture';
import { defineSection, ofFacts } from '../define-section';

const saysValues = phraseFinder('value');

export const culture = defineSection({
  id: 'culture',
  title: 'Culture scoop',
  kind: 'fact',
  restsOn: 'evidence',
  closing: true,
  questions: [
    question(
      'mission',
      'What does it say it is for?',
      ['mission'],
      'stated mission',
      2,
      undefined,
      { extra: true },
    ),
    question('values', 'Which values does it name?', ['value'], 'stated values', 8, undefined, {
      toldUnder: ['What it stands for'],
      tellsIt: saysValues,
    }),
    question(
      'model',
      'Where and when do people work?',
      ['statement'],
      'working model (remote, hybrid, or office)',
      24,
      OF_WORK,
      { home: 'working-model' },
    ),
    question(
      'benefits',
      'What does it offer its people?',
      ['benefit'],
      'list of benefits',
      16,
      undefined,
      {
        toldUnder: ['Pay and benefits', 'Benefits in numbers'],
      },
    ),
    question(
      'conduct',
      'What do public files say of its pay and its aims?',
      ['pay-gap', 'pay-ratio', 'climate-target'],
      'public files on pay gaps and climate targets',
      6,
      undefined,
      { extra: true },
    ),
    question(
      'voices',
      'What do people say of it in public?',
      ['public-voice'],
      'comments from the public',
      24,
      undefined,
      { extra: true },
    ),
  ],
  guidance: ofFacts(
    'Put the company’s own words on its mission and values first, then benefits as posted, ' +
      'then what people say in public, praise and criticism in equal fairness, without a count ' +
      'of your own.',
  ),
  write: writeCulture,
});
