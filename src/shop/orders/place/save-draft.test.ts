import { describe, expect, test } from 'vitest';
import { adaDetails, draftOf, embeddedShop } from '../../testing';
import { findOrder } from '../lists/find-order';
import { requestManual } from './request-manual';
import { noAnswers } from '../shape';
import { readDraft, saveDraft } from './save-draft';

const unknown = '0196a1b2-0000-7000-8000-000000000001';

describe('A draft', () => {
  test('keeps all six fields as typed, and is found again by its id alone', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, {
      ...adaDetails,
      interviewers: 'Sam Okoro\nLena Vance',
      company: 'Ærø & “Søn” 株式会社',
    });

    expect(await readDraft(shop.orders, draftId)).toEqual({
      ...adaDetails,
      interviewers: 'Sam Okoro\nLena Vance',
      company: 'Ærø & “Søn” 株式会社',
    });
    expect(await readDraft(shop.orders, unknown)).toBeNull();
    expect(await readDraft(shop.orders, "'; DROP TABLE customer_order; --")).toBeNull();
  });

  test('is changed by its own browser and never taken over once it is an order', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop);
    expect(await draftOf(shop, { ...adaDetails, role: 'Team Lead' }, draftId)).toBe(draftId);
    await requestManual(shop.orders, { draftId });

    const next = await draftOf(shop, { ...adaDetails, role: 'Something else' }, draftId);

    expect(next).not.toBe(draftId);
    expect((await findOrder(shop.orders, draftId))?.details.role).toBe('Team Lead');
  });

  test('refuses what is missing, malformed or too long, each at its field and in the form’s own words', async () => {
    const shop = await embeddedShop();
    const empty = { company: ' ', role: '\t', email: '', name: '', interviewers: '', location: '' };
    expect(await saveDraft(shop.orders, { draftId: null, details: empty })).toMatchObject({
      failure: {
        errors: {
          company: 'Company name is required',
          role: 'Role is required',
          email: 'Email is required',
        },
      },
    });
    const odd = { ...adaDetails, email: 'ada@candidate', name: 'x'.repeat(501) };
    expect(await saveDraft(shop.orders, { draftId: null, details: odd })).toMatchObject({
      failure: {
        errors: {
          email: 'Please enter a valid email address',
          name: 'Use at most 500 characters',
        },
      },
    });
    expect(await shop.count('customer_order')).toBe(0);
  });

  test('can’t smuggle a line into a mail’s head or a character into the database that it can’t hold', async () => {
    const shop = await embeddedShop();
    const sneaky = {
      ...adaDetails,
      name: 'Ada\u0000\r\nBcc: all@elsewhere.example',
      company: 'Quill\ud800haven',
    };
    const details = await readDraft(shop.orders, await draftOf(shop, sneaky));

    expect(details).toMatchObject({
      name: 'Ada\nBcc: all@elsewhere.example',
      company: 'Quill\ufffdhaven',
    });
    expect(
      await saveDraft(shop.orders, {
        draftId: null,
        details: { ...adaDetails, email: 'ada@candidate.example\nBcc:x@y.example' },
      }),
    ).toMatchObject({ failure: { errors: { email: 'Please enter a valid email address' } } });
  });

  test('of a company that the sample does not know is refused before anything is paid', async () => {
    const shop = await embeddedShop();
    const sample = {
      ...shop.orders,
      companies: {
        refuse: (company: string) =>
          company === 'Quillhaven Systems' ? null : `${company} is not in the sample.`,
      },
    };

    expect(
      await saveDraft(sample, {
        draftId: null,
        details: { ...adaDetails, company: 'Tallow & Finch' },
      }),
    ).toMatchObject({ failure: { errors: { company: 'Tallow & Finch is not in the sample.' } } });
    expect(await saveDraft(sample, { draftId: null, details: adaDetails })).toMatchObject({
      ok: true,
    });
  });

  test('keeps which company was picked while its name stays, and lets go of it with the name', async () => {
    const shop = await embeddedShop();
    const send = async (
      draftId: string | null,
      company: string,
      extras: { readonly companyPick?: string | null } = {},
    ) => {
      const saved = await saveDraft(shop.orders, {
        draftId,
        details: { ...adaDetails, company },
        extras,
      });
      if (!saved.ok) throw new Error(saved.failure.sentence);
      return saved.value.draftId;
    };
    const pickOf = async (id: string) => (await findOrder(shop.orders, id))?.companyPick;

    const id = await send(null, 'Tarn', { companyPick: 'wikidata:Q2' });
    expect(await pickOf(id)).toBe('wikidata:Q2');
    await send(id, 'Tarn');
    expect(await pickOf(id)).toBe('wikidata:Q2');
    await send(id, 'Tarn Boats');
    expect(await pickOf(id)).toBeNull();
    await send(id, 'Tarn', { companyPick: 'wikidata:Q1' });
    await send(id, 'Tarn', { companyPick: null });
    expect(await pickOf(id)).toBeNull();
  });

  test('keeps the posting and the day of the interview, and a form without those fields leaves them', async () => {
    const shop = await embeddedShop();
    const answers = {
      ...noAnswers,
      interviewAt: '2026-03-24T14:30:00.000Z',
      interviewZone: 'America/New_York',
      posting: ' https://jobs.example/1 ',
    };
    const saved = await saveDraft(shop.orders, {
      draftId: null,
      details: adaDetails,
      extras: { answers },
    });
    const id = saved.ok ? saved.value.draftId : '';
    await draftOf(shop, { ...adaDetails, role: 'Team Lead' }, id);
    expect((await findOrder(shop.orders, id))?.answers).toEqual({
      ...answers,
      posting: 'https://jobs.example/1',
    });
    expect(
      await saveDraft(shop.orders, {
        draftId: id,
        details: adaDetails,
        extras: { answers: { ...answers, posting: 'x'.repeat(20_001) } },
      }),
    ).toMatchObject({ failure: { errors: { posting: 'Use at most 20,000 characters' } } });
  });
});
