import { describe, expect, it } from 'vitest';
import { filesNamedIn, readHosts } from './routes';
import { filesOf, hostNames, hostsFolder, pages, site, textOf, words } from './world.fixture';

describe('the files of the demo web', () => {
  it('are all there, and none lies about unlisted', async () => {
    const hosts = await readHosts(hostsFolder);
    expect([...hosts.keys()].sort()).toEqual(hostNames());
    for (const [name, { index }] of hosts) {
      expect([...filesNamedIn(index), 'index.json'].sort(), name).toEqual(filesOf(name));
    }
  });

  it('parse where they are JSON', () => {
    for (const host of hostNames()) {
      for (const file of filesOf(host).filter((name) => name.endsWith('.json'))) {
        expect(() => JSON.parse(textOf(host, file)) as unknown, `${host}/${file}`).not.toThrow();
      }
    }
  });

  it('carry real dates in their headers', async () => {
    for (const [name, { index }] of await readHosts(hostsFolder)) {
      for (const route of index.routes) {
        const modified = 'file' in route ? route.headers['Last-Modified'] : undefined;
        if (modified === undefined) continue;
        expect(new Date(modified).toUTCString(), `${name}${route.path}`).toBe(modified);
        expect(Date.parse(modified), `${name}${route.path}`).toBeLessThan(Date.parse('2026-11-21'));
      }
    }
  });

  it('hold at least twenty pages of the company, each whole', () => {
    expect(pages().length).toBeGreaterThanOrEqual(20);
    for (const { file, html } of pages()) {
      expect(html, file).toMatch(/^<!doctype html>/);
      expect(html.match(/<h1[ >]/g)?.length, file).toBe(1);
      for (const tag of ['html', 'head', 'body', 'footer', 'nav', 'table', 'ul', 'ol', 'dl', 'section', 'article', 'div', 'p']) {
        const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
        const closed = html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
        expect(closed, `${tag} in ${file}`).toBe(opened);
      }
    }
  });

  it('are more than forty pages, and no sentence of one newspaper stands in another', () => {
    const all = hostNames().flatMap((host) => filesOf(host).filter((file) => /\.html?$/.test(file)).map((file) => ({ host, text: words(textOf(host, file)) })));
    expect(all.length).toBeGreaterThan(60);
    const hostsOf = new Map<string, Set<string>>();
    for (const { host, text } of all) {
      for (const sentence of text.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length >= 10)) hostsOf.set(sentence, (hostsOf.get(sentence) ?? new Set()).add(host));
    }
    expect(hostsOf.size).toBeGreaterThan(400);
    expect([...hostsOf].filter(([, hosts]) => hosts.size > 1 && !hosts.has('boards.greenhouse.io')).map(([sentence]) => sentence)).toEqual([]);
  });

  it('link only to what answers', async () => {
    const hosts = await readHosts(hostsFolder);
    const answered = (host: string, path: string): boolean =>
      hosts.get(host)?.index.routes.some((route) => route.path === path) ?? false;
    for (const { file, html } of pages()) {
      for (const [, link = ''] of html.matchAll(/href="([^"]+)"/g)) {
        if (/^(mailto|tel):/.test(link) || link.startsWith('#')) continue;
        const { hostname, pathname } = new URL(link, `https://${site}/`);
        expect(answered(hostname, pathname) || file === '404.html', `${link} in ${file}`).toBe(true);
      }
    }
  });

  it('put every public page, and no closed one, into the sitemap', async () => {
    const listed = [...textOf(site, 'sitemap.xml').matchAll(/<loc>https:\/\/www\.quillhaven\.example(.*?)<\/loc>/g)].map((match) => match[1]);
    const routes = (await readHosts(hostsFolder)).get(site)?.index.routes ?? [];
    const open = routes.flatMap((route) => ('file' in route && route.file.endsWith('.html') && !route.path.startsWith('/drafts/') ? [route.path] : []));
    expect([...listed].sort()).toEqual([...open].sort());
    expect(textOf(site, 'robots.txt')).toContain('Disallow: /drafts/');
  });
});
