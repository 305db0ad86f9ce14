import { copyProject } from '../../tools/project-copy.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test('a build that delivers nothing makes no call at all, and says what the specification has it say', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same script on every screen');
  test.setTimeout(300_000);
  const copy = await copyProject();
  try {
    expect(await copy.build({ DELIVERY: 'none' })).toContain('NOTHING IS DELIVERED');

    const site = await SiteServer.start(copy.dir);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.goto(site.origin);
    await page.getByLabel('Full Name').fill('Bina Debbarma');
    await page.getByLabel('Email Address').first().fill('bina@example.com');
    await page.getByLabel('Project Details').fill('A stock book for the loom hall.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');

    const newsletter = page.getByRole('contentinfo').getByLabel('Email Address');
    await newsletter.fill('bina@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter).toHaveValue('bina@example.com');
    expect(page.url()).toBe(`${site.origin}/`);
    expect(posts).toEqual([]);
    expect(await site.leads()).toEqual({ leads: [], subscribers: [] });
    await site.remove();
  } finally {
    await copy.remove();
  }
});
