import { expect, test } from 'vitest';
import { courses } from '#content';
import { brochureSize } from './course-links.tsx';

test('gives the size of a brochure in whole kilobytes, and undefined if there is none', () => {
  for (const { slug } of courses) expect(brochureSize(slug) ?? '1 KB').toMatch(/^[1-9]\d* KB$/);
  expect(brochureSize('no-such-course')).toBeUndefined();
});
