import { expect, test } from 'vitest';
import { courses } from '#content';
import { brochureSize } from './course-links.tsx';

test('gives the size of a brochure in whole kilobytes, and undefined if there is none', () => {
  for (const { brochureHref } of courses) expect(brochureSize(brochureHref) ?? '1 KB').toMatch(/^[1-9]\d* KB$/);
  expect(brochureSize('/brochures/no-such-course.pdf')).toBeUndefined();
});
