import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copyProject } from '../../tools/project-copy.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const recording = `
    recording: {
      source: '/courses/introduction.webm',
      captions: '/courses/introduction.vtt',
      poster: '/courses/introduction.svg',
      posterAlt: 'The teacher at the board',
    },`;

test('a course with a recording plays it, with its captions @desktop', async ({ page }) => {
  test.setTimeout(300_000);
  const copy = await copyProject();
  try {
    await mkdir(copy.path('public/courses'), { recursive: true });
    await writeFile(copy.path('public/courses/introduction.webm'), await recordTwoSeconds(page));
    await writeFile(
      copy.path('public/courses/introduction.vtt'),
      'WEBVTT\n\n00:00.000 --> 00:05.000\nWelcome to the course.\n',
    );
    await writeFile(
      copy.path('public/courses/introduction.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
    );
    const course = copy.path('content/courses/cpp-programming.ts');
    await writeFile(course, (await readFile(course, 'utf8')).replace('  video: {', `  video: {${recording}`));
    await copy.build();

    const site = await SiteServer.start(copy.dir);
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.goto(`${site.origin}/curriculum/cpp-programming`);
    const video = page.locator('[data-intro-video] video');
    const play = page.getByRole('button', { name: 'Play the introduction of C/C++ Programming' });
    await play.click();
    await expect(play).toBeHidden();
    await expect(video).toBeFocused();
    expect((await logged).text()).toBe('C/C++ Programming');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    // Loaded from our own host under the site's policy, and shown by themselves.
    await expect.poll(() => video.evaluate(captionOf)).toBe('Welcome to the course.');
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(3);
    await site.remove();
  } finally {
    await copy.remove();
  }
});

const captionOf = (element: HTMLVideoElement) => {
  const cue = element.textTracks[0]?.activeCues?.[0];
  return cue instanceof VTTCue && element.textTracks[0]?.mode === 'showing' ? cue.text : '';
};

/** A real recording, made by the browser: two seconds of a square that changes its colour. */
async function recordTwoSeconds(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 18} 80% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
