import type { MetaDescriptor } from 'react-router';
import { brand } from '../../../content/brand';
import { faqItems } from '../../../content/faq';
import { landing } from '../../../content/landing';
import type { ShopFacts } from '../shop-facts';

type Thing = Extract<MetaDescriptor, { readonly 'script:ld+json': unknown }>['script:ld+json'];

/** As a block of data in the page’s head, which no browser runs. */
export function forSearchEngines(...things: readonly Thing[]): MetaDescriptor[] {
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }];
}

/**
 * The shop as a search engine takes it. It says of itself only what is on the page, and no rating that real buyers did
 * not give.
 */
export function organisation(
  baseUrl: string,
  { supportEmail }: Pick<ShopFacts, 'supportEmail'>,
): Thing {
  const [locality = '', region = ''] = brand.location.split(', ');
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}/#shop`,
    name: brand.name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/favicon.svg`,
    slogan: brand.tagline,
    email: supportEmail,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
      url: `${baseUrl}/contact`,
      availableLanguage: 'en',
    },
  };
}

export function product(
  baseUrl: string,
  {
    amountInCents,
    currency,
    delivery,
    realRating,
  }: Pick<ShopFacts, 'amountInCents' | 'currency' | 'delivery' | 'realRating'>,
): Thing {
  return {
    '@type': 'Product',
    name: `${brand.name} interview report`,
    description: landing.description,
    url: `${baseUrl}/`,
    image: `${baseUrl}/og/home.png`,
    brand: { '@id': `${baseUrl}/#shop` },
    offers: {
      '@type': 'Offer',
      price: (amountInCents / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      url: `${baseUrl}/order`,
      seller: { '@id': `${baseUrl}/#shop` },
      availability:
        delivery.closed !== null ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    },
    ...(realRating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: realRating.average.toFixed(1),
            ratingCount: realRating.count,
          },
        }),
  };
}

export function questions(facts: ShopFacts): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqItems.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer(facts) },
    })),
  };
}
