import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Course, courses } from '#content';
import { IntroVideo } from './intro-video.tsx';

const [course] = courses as readonly [Course, ...Course[]];
const recording = {
  source: '/courses/introduction.mp4',
  captions: '/courses/introduction.vtt',
  poster: '/courses/introduction.jpg',
  posterAlt: 'A teacher at a board with pointers drawn as arrows',
};

const render = (shown: Course) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[course.href]}>
      <IntroVideo course={shown} />
    </MemoryRouter>,
  );

test('shows a recording with captions and poster, playable without a script, and no tour', () => {
  const html = render({ ...course, video: { ...course.video, recording } } as Course);
  expect(html).toMatch(/<video controls="" preload="none" poster="\/courses\/introduction\.jpg"/);
  expect(html).toContain('<source src="/courses/introduction.mp4"/>');
  expect(html).toMatch(/<track kind="captions"[^>]* src="\/courses\/introduction\.vtt"/);
  expect(html).not.toContain('data-tour');
});

test('shows a tour if there is no recording, and hides the controls that need a script', () => {
  const html = render(course);
  expect(html).not.toContain('<video');
  expect(html).toMatch(/<div class="tour"[^>]* hidden=""/);
  for (const name of ['data-play', 'data-restart', 'data-full-screen']) {
    expect(html).toMatch(new RegExp(`<button[^>]* ${name}=""[^>]* hidden=""`));
  }
});
