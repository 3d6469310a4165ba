import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { founders, leaders } from './leaders';

const names = namesOf({ id: 'x', name: 'Loam Ferry', legalName: 'Loam Ferry, Inc.', aliases: ['Loamy'], jobBoards: {}, namesakes: ['Loam Foods'] });
const said = (text: string): Said => ({ text, names, told: { focus: 'ours', isOwnVoice: true }, fetchedAt: '2026-03-02T00:00:00Z', publishedAt: '2026-02-10' });

const LEADING: readonly (readonly [sentence: string, since?: string | undefined])[] = [['Ilse Varn is the chief executive officer of Loam Ferry.'], ['Ilse Varn has been our CEO since March 2021.', '2021-03'], ['Loam Ferry CEO Ilse Varn said tickets will stay cheap.'], ['Ilse Varn became chief executive in March 2021.', '2021-03'], ['In March 2021 Loam Ferry appointed Ilse Varn as chief executive.', '2021-03'], ['Ilse Varn took over as CEO from Owen de Graaf in March 2021.', '2021-03'], ['Ilse Varn succeeded Owen de Graaf as chief executive officer in 2021.', '2021'], ['Loam Ferry has been led by Ilse Varn since 2021.', '2021'], ['Ilse Varn has led the company since 2021.', '2021'], ['Chief executive: Ilse Varn'], ['CEO | Ilse Varn'], ['Ilse Varn, Chief Executive Officer'], ['Our chief executive is Ilse Varn.'], ['Loam Ferry’s chief executive, Ilse Varn, joined in 2014.'], ['“We are happy,” said Ilse Varn, chief executive of Loam Ferry.'], ['Loam Ferry named Ilse Varn its new chief executive on 1 March 2021.', '2021-03-01'], ['Owen de Graaf stepped down as CEO in 2021 and was succeeded by Ilse Varn.', '2021'], ['The post of chief executive has been held since 2021 by Ilse Varn.', '2021'], ['Ilse Varn was appointed Chief Executive Officer with effect from 1 March 2021.', '2021-03-01'], ['The company is run by Ilse Varn.'], ['Since March 2021, Ilse Varn has served as chief executive officer.', '2021-03'], ['Ilse Varn serves as Chief Executive Officer and President.'], ['Ilse Varn (CEO) opened the yard.']];

test.each(LEADING.map(([sentence, since]) => ({ sentence, since })))('$sentence', ({ sentence, since }) => {
  const chief = leaders(said(sentence)).find(({ attribute }) => attribute === 'chief-executive');
  expect(chief).toMatchObject({ value: 'Ilse Varn', ...(since === undefined ? {} : { details: { since } }) });
});

const NOT_LEADING: readonly string[] = ['Former CEO Owen de Graaf left in 2021.', 'Owen de Graaf was chief executive until 2021.', 'Mara Quint, chief executive of Brindle Boats, disagreed.', 'Brindle Boats CEO Mara Quint said so.', 'Mara Quint, CEO of our customer Brindle Bank, loves the app.', 'Before joining, Ilse was CEO of Brindle Boats.', 'Brindle Boats appointed Mara Quint as chief executive.', 'Mara Quint, chief executive of Loam Foods, opened a bakery.', 'Rival Brindle Boats is led by Mara Quint.', 'Loam Ferry hired Mara Quint, the former CEO of Brindle Boats.', '“It saves us hours,” says Mara Quint, CEO at Brindle Bank.'];

test.each(NOT_LEADING)('nobody who leads the company: %s', (sentence) => {
  expect(leaders(said(sentence))).toEqual([]);
});

test('other officers are told apart from the chief executive, and founders are named one by one', () => {
  expect(leaders(said('Loam Ferry appointed Dana Moor as chief financial officer in June 2023.'))).toMatchObject([{ attribute: 'leadership', value: 'Dana Moor', details: { title: 'chief financial officer', since: '2023-06' } }]);
  expect(founders(said('Loam Ferry was founded in 2011 by Ilse Varn and Piet Holm.')).map(({ value }) => value)).toEqual(['Ilse Varn', 'Piet Holm']);
  expect(founders(said('Brindle Boats was founded by Mara Quint.'))).toEqual([]);
});
