import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  readServiceForm,
  NOT_PUBLISHED,
  type ServiceErrors,
  type ServiceForm,
  type ServiceSettings,
} from '../../../desk/service/shape';
import { serviceFormOf } from './form-of';
import { ServiceFields } from './service-form';

const html = (form: ServiceForm, errors: ServiceErrors = {}): string => {
  const router = createMemoryRouter([
    { path: '/', element: createElement(ServiceFields, { form, errors, version: 7 }) },
  ]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};
const away = {
  from: new Date('2026-03-02T14:00:00.000Z'),
  until: new Date('2026-03-09T13:00:00.000Z'),
  words: 'Back soon.',
  takesOrders: true,
};
const settings: ServiceSettings = {
  ...NOT_PUBLISHED,
  version: 7,
  away,
  capacity: { experts: 2, reportsADay: 10, longestWaitHours: 72 },
};

test.each<[string, ServiceSettings]>([
  ['everything said', settings],
  ['nothing said', NOT_PUBLISHED],
  [
    'nobody knows until when',
    {
      ...settings,
      away: { ...away, until: null, takesOrders: false },
      capacity: { experts: 1, reportsADay: 1, longestWaitHours: null },
    },
  ],
])('what the page shows says the same when it is sent back: %s', (_, shown) => {
  expect(readServiceForm(serviceFormOf(shown), shown.version)).toEqual({ settings: shown });
});

test('every field has a label, shows what holds, and the version goes along', () => {
  const page = html(serviceFormOf(settings));
  const ids = Array.from(page.matchAll(/ id="([^"]+)"/gu), ([, id = '']) => id).filter(
    (id) => !/-(?:hint|error)$/u.test(id),
  );
  expect(ids.filter((id) => !page.includes(`for="${id}"`))).toEqual([]);
  expect(ids).toHaveLength(9);
  expect(page).toMatch(/name="version"[^>]*value="7"/u);
  expect(page).toMatch(/name="awayFrom"[^>]*value="2026-03-02T09:00"/u);
  expect(page).toMatch(/name="awayUntil"[^>]*value="2026-03-09T09:00"/u);
  expect(
    Array.from(page.matchAll(/name="days" checked="" value="(\d)"/gu), ([, day]) => day),
  ).toEqual(['1', '2', '3', '4', '5']);
  expect(page).toContain('name="awayOrders" checked="" value="take"');
});

test('what was wrong stands at its field', () => {
  const page = html(
    { ...serviceFormOf(settings), experts: '0' },
    { experts: 'Enter a whole number from 1 to 200.' },
  );
  expect(page).toMatch(/id="experts" aria-invalid="true" aria-describedby="experts-error"/u);
  expect(page).toContain('Enter a whole number from 1 to 200.');
});
