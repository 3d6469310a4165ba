import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type {
  FilesView,
  MailsView,
  QueueView,
  TaskRow,
  WebhooksView,
} from '../../../desk/operations/shape';
import Files from './files';
import Mails from './mails';
import Queue from './queue';
import Tasks from './tasks';
import Webhooks from './webhooks';

const HOSTILE = '<img src=x onerror=alert(1)></td><script>alert(2)</script>';
const at = '2026-03-02T09:00:00.000Z';

function show(Component: ComponentType, loaderData: unknown): string {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component, loader: () => loaderData }]);
  return renderToStaticMarkup(
    createElement(Stub, { hydrationData: { loaderData: { page: loaderData } } }),
  );
}

const queue: QueueView = {
  counts: [{ name: HOSTILE, waiting: 0, running: 0, failed: 1, dead: 1 }],
  troubled: [
    {
      id: HOSTILE,
      name: HOSTILE,
      state: 'dead',
      error: HOSTILE,
      tries: 3,
      placedAt: at,
      nextAt: at,
      number: HOSTILE,
    },
  ],
};
const tasks: readonly TaskRow[] = [
  {
    name: HOSTILE,
    cron: '* * * * *',
    nextAt: at,
    last: { state: 'dead', startedAt: at, endedAt: at, error: HOSTILE },
  },
];
const webhooks: WebhooksView = {
  messages: [
    {
      id: HOSTILE,
      kind: HOSTILE,
      subject: HOSTILE,
      state: 'waiting',
      receivedAt: at,
      processedAt: null,
      outcome: HOSTILE,
      error: HOSTILE,
    },
  ],
  next: HOSTILE,
};
const mails: MailsView = {
  counts: { queued: 0, sent: 0, failed: 1, held: 0 },
  next: HOSTILE,
  mails: [
    {
      id: HOSTILE,
      template: HOSTILE,
      to: HOSTILE,
      state: 'failed',
      attempts: 2,
      lastError: HOSTILE,
      createdAt: at,
      sentAt: at,
      number: HOSTILE,
    },
  ],
};
const files: FilesView = {
  lookedFor: true,
  rows: [
    {
      id: HOSTILE,
      name: HOSTILE,
      closed: HOSTILE,
      dueAt: at,
      versions: [
        { state: 'held', period: HOSTILE, rows: 1, bytes: 2, loadedAt: at, sentence: HOSTILE },
      ],
    },
  ],
};

test.each<[string, ComponentType, unknown]>([
  ['the queue', Queue, queue],
  ['the tasks', Tasks, tasks],
  ['the webhooks', Webhooks, webhooks],
  ['the mails', Mails, mails],
  ['the files', Files, files],
])('what came from outside is only text on the page of %s', (_, Component, shown) => {
  const html = show(Component, shown);
  expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
  expect(html).not.toMatch(/<img|<script/u);
});
