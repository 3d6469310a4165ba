import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-page';

function show(failure: unknown): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => null, ErrorBoundary, loader: () => null },
  ]);
  const root = { requestId: 'r-4711', year: 2026, baseUrl: 'https://shop.example' };
  return renderToStaticMarkup(
    createElement(Stub, { hydrationData: { loaderData: { root }, errors: { root: failure } } }),
  );
}

test('a failure that nobody foresaw gives away nothing but a number, and says where to tell it', () => {
  const html = show(new Error('password of the database'));
  expect(html).toContain('>Unexpected Application Error!</h1>');
  expect(html).toContain('r-4711');
  expect(html).toContain('href="/contact"');
  expect(html).not.toContain('password');
});

test('a failure of ours is told in its own sentence, without a number', () => {
  const html = show(new ErrorResponse(500, '', { sentence: 'The queue can’t be read just now.' }));
  expect(html).toContain('The queue can’t be read just now.');
  expect(html).not.toContain('r-4711');
});
