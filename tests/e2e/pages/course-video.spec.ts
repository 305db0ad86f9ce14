import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recordedCourse } from '../../support/added-recording.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

test('a course with a recording plays it, with its captions @desktop', async ({ page }) => {
  test.setTimeout(300_000);
  const dir = await scratchSite();
  await writeFile(join(dir, recordedCourse.file), await recordOneSecond(page));
  const site = await SiteServer.start(dir);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto(`${site.origin}${recordedCourse.address}`);
  const video = page.locator('[data-intro-video] video');
  const play = page.getByRole('button', { name: `Play the introduction of ${recordedCourse.name}` });
  await play.click();
  await expect(play).toBeHidden();
  await expect(video).toBeFocused();
  expect((await logged).text()).toBe(recordedCourse.name);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  // The captions come from the site's own host, as the CSP requires, and show automatically.
  await expect.poll(() => video.evaluate(captionOf)).toBe('Welcome to the course.');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(false);
  // It plays to its end again.
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await site.remove();
});

const captionOf = (element: HTMLVideoElement) => {
  const cue = element.textTracks[0]?.activeCues?.[0];
  return cue instanceof VTTCue && element.textTracks[0]?.mode === 'showing' ? cue.text : '';
};

/** Records one second of a square that changes its colour, in the browser. */
async function recordOneSecond(page: Page): Promise<Buffer> {
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
    for (let frame = 0; frame < 10; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 36} 80% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
