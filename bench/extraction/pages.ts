import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { materialFolder } from '../../test/support/material';

/** `tuning` may be looked at and learned from; the goal counts on `other`. */
export type Half = 'tuning' | 'other';

export interface Item {
  readonly id: string;
  readonly half: Half;
  readonly type: string;
  readonly domain: string;
  readonly url: string;
  readonly html: string;
  readonly truth: string;
  readonly with: readonly string[];
  readonly without: readonly string[];
}

const folder = materialFolder('bench/extraction');

/** A whole domain goes to one half, so that nothing learned on a site is measured on it. */
export function halfOf(domain: string): Half {
  return (createHash('sha256').update(domain).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'other';
}

interface Listed {
  readonly page_type: string;
  readonly domain: string;
}

interface Truth {
  readonly url: string;
  readonly ground_truth: {
    readonly main_content: string;
    readonly with?: readonly string[];
    readonly without?: readonly string[];
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The items of the set, or nothing where the material is absent. */
export function* readItems(half?: Half): Generator<Item> {
  if (!existsSync(join(folder, 'pages.json'))) return;
  const listed = readJson('pages.json') as Readonly<Record<string, Listed>>;
  for (const [id, { page_type: type, domain }] of Object.entries(listed)) {
    if (half !== undefined && halfOf(domain) !== half) continue;
    const { url, ground_truth: truth } = readJson(`truth/${id}.json`) as Truth;
    const html = gunzipSync(readFileSync(join(folder, `html/${id}.html.gz`))).toString('utf8');
    yield {
      id,
      half: halfOf(domain),
      type,
      domain,
      url,
      html,
      truth: truth.main_content,
      with: truth.with ?? [],
      without: truth.without ?? [],
    };
  }
}
