import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../content/brand';
import { faqItems } from '../../../content/faq';
import { pageContext, type PageContext } from '../page-context.server';
import type { ShopFacts } from '../shop-facts';
import { organisation, product, questions } from './describe-shop';
import { CLOSED, LISTED } from './pages';
import { llms, robots, security, sitemap } from './texts.server';

const now = new Date('2026-03-02T09:00:00Z');
const facts = {
  price: '$35',
  amountInCents: 3_500,
  currency: 'usd',
  promiseHours: 12,
  supportEmail: 'help@shop.example',
  sourceCount: 30,
  expertReview: true,
  realRating: null,
  delivery: { asUsual: true, readyBy: '2026-03-02T21:00:00.000Z', closed: null, opensAt: null },
} as unknown as ShopFacts;

function asked(): LoaderFunctionArgs {
  const provider = new RouterContextProvider();
  provider.set(pageContext, {
    shop: { now: () => now, baseUrl: 'https://shop.example', facts: async () => facts },
  } as unknown as PageContext);
  return { context: provider } as unknown as LoaderFunctionArgs;
}

describe('for programs', () => {
  test('robots.txt closes the desk and private links, and names the list of pages', async () => {
    const text = await robots(asked()).text();
    for (const path of CLOSED) expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(LISTED.filter((path) => CLOSED.some((closed) => path.startsWith(closed)))).toEqual([]);
  });

  test('the sitemap is XML with every listed page once', async () => {
    const answer = sitemap(asked());
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const places = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(
      ([, place]) => place,
    );
    expect(places).toEqual(LISTED.map((path) => `https://shop.example${path}`));
  });

  test('llms.txt says what it costs and answers every question', async () => {
    const text = await (await llms(asked())).text();
    expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `, 'u'));
    expect(text).toContain('costs $35, one time');
    for (const { question } of faqItems) expect(text).toContain(`### ${question}`);
  });

  test('security.txt names who to tell, and does not run out within half a year', async () => {
    const text = await (await security(asked())).text();
    expect(text).toContain('Contact: mailto:help@shop.example');
    expect(text).toContain('Expires: 2026-08-29T09:00:00.000Z');
    expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt');
  });
});

describe('for search engines', () => {
  test('the offer has the true price, and is out of stock while no orders are taken', () => {
    expect(product('https://shop.example', facts)).toMatchObject({
      offers: {
        price: '35.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/order',
      },
    });
    const closed = {
      ...facts,
      delivery: { ...facts.delivery, closed: 'We take no orders today.' },
    };
    expect(product('https://shop.example', closed)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('a rating is told only where real buyers gave one', () => {
    expect(product('https://shop.example', facts)).not.toHaveProperty('aggregateRating');
    expect(
      product('https://shop.example', { ...facts, realRating: { average: 4.62, count: 31 } }),
    ).toMatchObject({ aggregateRating: { ratingValue: '4.6', ratingCount: 31 } });
  });

  test('the shop and its questions are described in the page’s own words', () => {
    expect(organisation('https://shop.example', facts)).toMatchObject({
      name: brand.name,
      email: 'help@shop.example',
      address: { addressLocality: 'Boston', addressRegion: 'Massachusetts' },
    });
    expect(questions(facts)).toMatchObject({
      mainEntity: faqItems.map(({ question, answer }) =>
        expect.objectContaining({
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer(facts) },
        }),
      ),
    });
  });
});
