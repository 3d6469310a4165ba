import type { Tampering } from '../make-world';
import { escapeHtml } from '../pages/layout';
import { html, text, type Block, type Page } from '../pages/shape';
import { dice, type Dice } from '../random';
import type { Answer } from '../services/shape';

export const PLACEMENTS = [
  'visible',
  'hidden',
  'comment',
  'alt',
  'meta',
  'pdf',
  'feed',
  'service',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

export interface Planted {
  readonly placement: Placement;
  /** The page or the service that carries it. */
  readonly where: string;
  readonly text: string;
  /** Stands in this text and nowhere else in the world. */
  readonly canary: string;
}

const HIDDEN = [
  'style="display:none"',
  'hidden',
  'style="position:absolute;left:-9999px"',
  'style="font-size:0"',
  'aria-hidden="true" style="visibility:hidden"',
  'style="color:#fff;background:#fff;opacity:0"',
] as const;

function htmlOf(placement: Placement, said: string, roll: Dice): Block {
  switch (placement) {
    case 'hidden':
      return html(`<div ${roll.one(HIDDEN)}>${escapeHtml(said)}</div>`);
    case 'comment':
      return html(`<!-- ${said.replace(/--/g, '- -')} -->`);
    case 'alt':
      return html(`<img src="/picture.png" alt="${escapeHtml(said)}" title="${escapeHtml(said)}">`);
    default:
      return text(said);
  }
}

const metaOf = (said: string): string =>
  `<meta name="description" content="${escapeHtml(said)}"><meta property="og:description" content="${escapeHtml(said)}"><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', description: said, slogan: said }).replace(/</g, '\\u003c')}</script>`;

const feedItem = (said: string, url: string): string =>
  `<item><title>${escapeHtml(said.slice(0, 120))}</title><link>${url}</link><guid>${url}#x</guid><pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate><description>${escapeHtml(said)}</description></item>`;

/** Into a field of a service's answer, wherever that service keeps free text. */
function intoService(host: string, body: string, said: string): string {
  const quoted = JSON.stringify(said).slice(1, -1);
  if (host.includes('greenhouse'))
    return body.replace(
      /"content":"/,
      `"content":"${JSON.stringify(escapeHtml(`<p>${escapeHtml(said)}</p>`)).slice(1, -1)}`,
    );
  if (host.includes('lever'))
    return body.replace(
      /"description":"/,
      `"description":"<div>${JSON.stringify(escapeHtml(said)).slice(1, -1)}</div>`,
    );
  if (host.includes('algolia'))
    return body.replace(/"comment_text":"/, `"comment_text":"${quoted} `);
  if (host.includes('wikidata'))
    return body.replace(/("descriptions":\{"en":\{"language":"en","value":")/, `$1${quoted} `);
  return body;
}

export interface Planting {
  readonly tampering: Tampering;
  readonly planted: readonly Planted[];
}

/** Plants texts in all eight places of a world, many to a world; the same seed plants the same. */
export function plant(seed: string, texts: readonly string[]): Planting {
  const planted: Planted[] = [];
  const next = (roll: Dice, placement: Placement, where: string): string => {
    const canary = `KX${roll.whole(100_000, 999_999)}Q`;
    const said = `${canary} ${roll.one(texts)} ${canary}`;
    planted.push({ placement, where, text: said, canary });
    return said;
  };
  const pagesRoll = dice(`${seed} pages`);
  const withBlocks = (page: Page): Page => {
    if (page.kind === 'rival' || !pagesRoll.chance(0.55)) return page;
    const placement = pagesRoll.one(['visible', 'hidden', 'comment', 'alt'] as const);
    const block = htmlOf(placement, next(pagesRoll, placement, page.url), pagesRoll);
    return {
      ...page,
      blocks: pagesRoll.chance(0.5) ? [block, ...page.blocks] : [...page.blocks, block],
    };
  };
  // What a request brings is drawn once and kept, so that asking twice gives the same answer.
  const kept = new Map<string, string>();
  const once = (key: string, placement: Placement, share: number): string | undefined => {
    if (!kept.has(key)) {
      const roll = dice(`${seed} ${key}`);
      kept.set(key, roll.chance(share) ? next(roll, placement, `https://${key}`) : '');
    }
    const said = kept.get(key);
    return said === '' ? undefined : said;
  };
  const answer = (host: string, path: string, given: Answer): Answer => {
    if (typeof given.body !== 'string') return given;
    if (given.type.startsWith('text/html')) {
      const said = once(`${host}${path}`, 'meta', 0.3);
      return said === undefined
        ? given
        : { ...given, body: given.body.replace('</head>', () => `${metaOf(said)}</head>`) };
    }
    if (given.type.includes('rss')) {
      const said = once(`${host}${path}`, 'feed', 1);
      return said === undefined
        ? given
        : {
            ...given,
            body: given.body.replace(
              '</channel>',
              () => `${feedItem(said, `https://${host}/newsroom/x`)}</channel>`,
            ),
          };
    }
    if (!given.type.includes('json')) return given;
    const said = once(`${host}${path}`, 'service', 0.8);
    return said === undefined ? given : { ...given, body: intoService(host, given.body, said) };
  };
  const pdfRoll = dice(`${seed} pdf`);
  return {
    planted,
    tampering: {
      pages: (pages) => pages.map(withBlocks),
      answer,
      pdf: (paragraphs) => [
        ...paragraphs.slice(0, 3),
        next(pdfRoll, 'pdf', 'annual-report-2025.pdf'),
        ...paragraphs.slice(3),
        next(pdfRoll, 'pdf', 'annual-report-2025.pdf'),
      ],
    },
  };
}
