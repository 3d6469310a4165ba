import { isCapitalized } from '../../kernel/text';
import { Phrasebook } from './phrasebook';

/** Whether a name stands right behind one of some phrases: “works with Tarn Bank”. */
export function beforeName(phrases: string): (text: string) => boolean {
  const book = new Phrasebook([['any', phrases]]);
  return (text) => book.find(text).some(({ end }) => isCapitalized(text.slice(end).trimStart()));
}
