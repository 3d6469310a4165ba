import { expect, test } from 'vitest';
import { attachmentHeader } from './attachment-header';

test('a plain name stands as it is', () => {
  expect(attachmentHeader('inline', 'report.pdf')).toBe(
    'inline; filename="report.pdf"; filename*=UTF-8\'\'report.pdf',
  );
});

test('a name can break out of neither the quotes nor the line', () => {
  const header = attachmentHeader('attachment', 'a"b\r\nSet-Cookie: x=(1)*\'.pdf');
  expect(header).not.toMatch(/[\r\n]/);
  expect(header).toBe(
    'attachment; filename="a_b_Set-Cookie_x_1_.pdf"; filename*=UTF-8\'\'a%22b%0D%0ASet-Cookie%3A%20x%3D%281%29%2A%27.pdf',
  );
});

test('a name that is no valid text does not throw', () => {
  expect(attachmentHeader('inline', '\ud800.pdf')).toContain('%EF%BF%BD.pdf');
});
