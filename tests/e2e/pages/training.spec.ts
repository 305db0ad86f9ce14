import type { Locator, Page } from '@playwright/test';
import { courses, curriculumWords, fill, internships } from '#content';
import { tourSteps } from '../../../site/pages/academy/introduction/tour-steps.ts';
import { expect, test } from '../support/test.ts';

const video = curriculumWords.video;
const [course] = courses;
if (!course) throw new Error('no course');

const steps = tourSteps(course);
/** How long the first steps of the tour take, plus a second. */
const durationMs = (count: number) => steps.slice(0, count).reduce((sum, { seconds }) => sum + seconds, 1) * 1000;

const introduction = (page: Page) => page.locator('[data-intro-video]');
const visibleSessions = (page: Page) => page.getByRole('main').locator('.session:visible');
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** Presses play, which removes the play button. */
async function play(page: Page): Promise<void> {
  await press(introduction(page), fill(video.play, { course: course?.curriculumName ?? '' }));
}

test('View Curriculum loads a new page @desktop', async ({ page }) => {
  await page.goto('/placement-training');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.getByRole('link', { name: `View Curriculum of ${course.name}` }).click();
  await expect(page).toHaveURL(course.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.curriculumTitle);
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false);
});

test.describe('a curriculum', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a link to a part jumps there, and the links stay in view without covering its heading', async ({ page }) => {
    await page.goto(course.href);
    const partLinks = page.getByRole('navigation', { name: curriculumWords.sessions.partsLabel });
    await partLinks.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/#projects$/);
    const heading = page.getByRole('heading', { name: 'Projects', level: 3 });
    await expect(heading).toBeInViewport();
    await expect(partLinks).toBeInViewport();
    const [above, below] = [await partLinks.boundingBox(), await heading.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('a word filters the sessions and highlights their threads, and a button clears it', async ({
    page,
    expectAccessible,
    isMobile,
  }) => {
    await page.goto(course.href);
    const field = page.getByRole('searchbox', { name: curriculumWords.sessions.filter });
    await field.fill('  Rest ');
    const expected = course.parts
      .flatMap(({ sessions }) => sessions)
      .filter(({ topic, subtopics }) => /\brest/i.test(`${topic} ${subtopics.join(' ')}`)).length;
    await expect(visibleSessions(page)).toHaveCount(expected);
    await expect(page.getByText(`${expected} of ${course.sessionCount} sessions`)).toBeVisible();
    const highlighted = await page.locator('.parts [data-threads]').evaluateAll(
      (paths) =>
        paths
          .map((path) => path.getAttribute('d'))
          .join('')
          .split('z').length - 1,
    );
    expect(highlighted).toBe(expected);
    if (!isMobile) await expectAccessible();

    await field.fill('no such words');
    await expect(visibleSessions(page)).toHaveCount(0);
    await expect(page.getByText(curriculumWords.sessions.noMatches)).toBeVisible();
    await expect(page.getByText(`0 of ${course.sessionCount} sessions`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search for “no such words” in all courses' })).toHaveAttribute(
      'href',
      '/search?q=no%20such%20words',
    );
    await press(page, curriculumWords.sessions.clear);
    // The parts are closed, except the first one in a wide window.
    await expect(visibleSessions(page)).toHaveCount(isMobile ? 0 : (course.parts[0]?.sessions.length ?? 0));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  test('on a phone the parts are collapsed, printing expands them, and an anchor expands its part and shows its name @phone', async ({
    page,
  }) => {
    const [first, second] = course.parts;
    await page.goto(course.href);
    await expect(page.getByRole('heading', { name: first?.category ?? '', exact: true, level: 3 })).toBeVisible();
    await expect(visibleSessions(page)).toHaveCount(0);
    const programs = page.locator('.code-example pre').filter({ visible: true });
    await expect(programs).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(visibleSessions(page)).toHaveCount(course.sessionCount);
    await expect(programs).toHaveCount(4);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: `See all ${course.sessionCount} sessions` }).tap();
    await expect(page.getByRole('searchbox', { name: curriculumWords.sessions.filter })).toBeInViewport();

    await page.goto(`${course.href}#session-${second?.first}`);
    await expect(page.locator(`#session-${second?.first}`)).toBeInViewport();
    await expect(visibleSessions(page)).toHaveCount(second?.sessions.length ?? 0);
    const partLinks = page.getByRole('navigation', { name: curriculumWords.sessions.partsLabel });
    await expect(
      partLinks.getByRole('link', { name: `${second?.category} ${second?.first}-${second?.last}` }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.part-label').filter({ hasText: second?.category ?? '' })).toHaveCSS(
      'clip-path',
      'none',
    );
  });

  test('a phone shows the field and the first match above the keyboard while typing @phone', async ({ page }) => {
    const visibleHeightPx = 430;
    await page.addInitScript((height) => {
      Object.defineProperty(window, 'visualViewport', { value: { height, offsetTop: 0 } });
    }, visibleHeightPx);
    await page.goto(`${course.href}#${curriculumWords.sessions.anchor}`);
    const field = page.getByRole('searchbox', { name: curriculumWords.sessions.filter });
    await field.pressSequentially('files');
    await expect(field).toBeInViewport({ ratio: 1 });
    const bottom = async (element: Locator) => {
      const box = await element.boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    await expect.poll(() => bottom(field)).toBeLessThan(visibleHeightPx);
    await expect.poll(() => bottom(visibleSessions(page).first().getByRole('heading'))).toBeLessThan(visibleHeightPx);
  });

  test('the links never mark a hidden part as current @desktop', async ({ page }) => {
    const [first, second] = course.parts;
    await page.goto(`${course.href}#session-${second?.last}`);
    const currentPart = page.locator('.parts [aria-current]');
    await expect(currentPart).toContainText(second?.category ?? '');
    // Only the first part contains this word.
    await page.getByRole('searchbox', { name: curriculumWords.sessions.filter }).fill('scanf');
    await expect(page.locator('.part:visible')).toHaveCount(1);
    await expect(currentPart).toHaveText([new RegExp(`^${first?.category} `)]);
  });

  test('in a short window nothing stays fixed over the text @desktop', async ({ page }) => {
    // This is a window of 1280 × 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${course.href}#session-5`);
    await expect(page.locator('#session-5').getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('navigation', { name: curriculumWords.sessions.partsLabel })).not.toBeInViewport();
  });

  test('under reduced motion the tour never moves by itself, and a button shows the next step @desktop', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(course.href);
    await play(page);
    const next = introduction(page).getByRole('button', { name: video.tour.next });
    await expect(next).toBeFocused();
    await expect(introduction(page).getByRole('button', { name: video.pause })).toBeHidden();
    await page.clock.runFor(60_000);
    const count = steps.length;
    await expect(introduction(page).getByText(`1 of ${count}`)).toBeVisible();
    for (let position = 2; position <= count; position++) {
      await next.press('Enter');
      await expect(introduction(page).getByText(`${position} of ${count}`)).toBeVisible();
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(introduction(page).getByRole('link', { name: /Register Now/ })).toBeVisible();
    await press(introduction(page), video.tour.previous);
    await expect(introduction(page).getByText(`${count - 1} of ${count}`)).toBeVisible();
  });
});

test.describe('the introduction', () => {
  test('the play button logs the course, disappears, and moves the focus to pause @desktop', async ({
    page,
    expectAccessible,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await page.goto(course.href);
    await page.getByRole('button', { name: fill(video.play, { course: course.curriculumName }) }).press('Enter');
    await expect(introduction(page).getByRole('button', { name: video.pause })).toBeFocused();
    await expect(introduction(page).locator('[data-play]')).toBeHidden();
    expect(logged).toEqual([course.curriculumName]);
    await expectAccessible();
  });

  test('the tour moves by itself, pauses, and starts again @phone', async ({ page }) => {
    await page.clock.install();
    await page.goto(course.href);
    await play(page);
    const stepLabel = (position: number) => introduction(page).getByText(`${position} of ${steps.length}`);
    await expect(stepLabel(1)).toBeVisible();
    await page.clock.runFor(durationMs(1));
    await expect(stepLabel(2)).toBeVisible();
    await press(introduction(page), video.pause);
    await page.clock.runFor(60_000);
    await expect(stepLabel(2)).toBeVisible();
    await press(introduction(page), video.resume);
    await page.clock.runFor((steps[1]?.seconds ?? 0) * 1000);
    await expect(stepLabel(3)).toBeVisible();
    await press(introduction(page), video.restart);
    await expect(stepLabel(1)).toBeVisible();
    await page.clock.runFor(durationMs(steps.length) + 5_000);
    await expect(stepLabel(steps.length)).toBeVisible();
    await expect(introduction(page).getByRole('button', { name: video.resume })).toBeVisible();
  });

  test('enters and leaves full screen @desktop', async ({ page }) => {
    await page.goto(course.href);
    const isFullScreen = () => page.evaluate(() => document.fullscreenElement?.matches('[data-intro-video]') ?? false);
    await press(introduction(page), video.fullScreen);
    await expect.poll(isFullScreen).toBe(true);
    await press(introduction(page), video.fullScreen);
    await expect.poll(isFullScreen).toBe(false);
  });
});

test('without JavaScript the page shows everything and every control works @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${course.href}`);
  await expect(visibleSessions(page)).toHaveCount(course.sessionCount);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(introduction(page)).toContainText(course.video.description);
  const { question } = course.video.tour.exercise;
  await expect(page.getByText(question)).toBeHidden();
  await page.getByText(video.tour.transcript, { exact: true }).click();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('link', { name: /^C\+\+ Programming/ }).click();
  await expect(page).toHaveURL(/#cpp-programming$/);
  await context.close();
});

test.describe('the internship page @phone', () => {
  test('each card shows four topics and how many more there are; a click unfolds them', async ({ page }) => {
    await page.goto('/internship');
    for (const { title, topics, tools, outcomes, highlights } of internships) {
      await test.step(title, async () => {
        const card = page.getByRole('article', { name: title, exact: true });
        await expect(card.getByText('4-7 weeks')).toBeVisible();
        for (const highlight of highlights) await expect(card.getByText(highlight)).toBeVisible();
        const badges = card.getByRole('list', { name: 'Topics' }).getByRole('listitem');
        await expect(badges).toHaveCount(5);
        for (const [index, topic] of topics.slice(0, 4).entries()) await expect(badges.nth(index)).toHaveText(topic);
        await expect(badges.last()).toContainText(`+${topics.length - 4} more`);
        const rest = topics.slice(4).join(', ');
        await expect(card.getByText(rest)).toBeHidden();
        await card.locator('summary').click();
        for (const text of [rest, tools.join(', '), ...outcomes]) await expect(card.getByText(text)).toBeVisible();
        await expect(card.getByRole('link', { name: `Apply Now for ${title}` })).toHaveAttribute(
          'href',
          '/internship-registration',
        );
      });
    }
  });
});
