import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  completeButton,
  expectAnswers,
  expectReference,
  fillStep,
  internship,
  isInternship,
  messages,
  newRegistration,
  nextButton,
  setAnswer,
  shownMessages,
  stepHeading,
  storedAnswers,
  wizards,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const wizard of wizards) {
  test(`${wizard.path} is one long form with a reply page @phone`, async ({ page, site }) => {
    const answers = newRegistration(wizard);
    await page.goto(wizard.path);
    await expect(stepHeading(page)).toHaveText([...wizard.stepHeadings]);
    await expect(nextButton(page)).toBeHidden();
    await expect(page.getByRole('list', { name: 'Steps' })).toBeHidden();
    await expect(page.getByText('What you type is kept on this device')).toBeHidden();
    for (const step of [1, 2, 3]) await fillStep(page, wizard, step, answers);
    await completeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
    await expect(page.getByText(wizard.toast, { exact: true })).toBeVisible();
    await expectReference(page, site, answers);
    const stored = await leadsOf(site, answers);
    expect(stored.map((lead) => [lead.form, lead.answers])).toEqual([[wizard.id, storedAnswers(answers)]]);
    await page.getByRole('main').getByRole('link', { name: 'Back to the registration' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wizard.heading);
  });

  test(`${wizard.path} shows each error at its field, and keeps every other answer @desktop`, async ({
    page,
    site,
  }) => {
    const answers = newRegistration(wizard);
    const wrong = {
      ...answers,
      name: 'B',
      whatsapp: '98000',
      courseYear: '',
      instituteName: '<',
      domain: '',
    };
    await page.goto(wizard.path);
    await completeButton(page).click();
    const { courseLength, mode, ...academic } = messages;
    await expect(shownMessages(page)).toHaveText([
      ...Object.values(academic),
      wizard.domainMessage,
      mode,
      ...(isInternship(wizard) ? [courseLength] : []),
    ]);
    for (const step of [1, 2, 3]) await fillStep(page, wizard, step, wrong);
    await completeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration not sent');
    const all = [messages.name, messages.whatsapp, messages.courseYear, messages.instituteName, wizard.domainMessage];
    const summary = page.getByRole('alert').first().getByRole('link');
    await expect(page.getByRole('alert').first()).toContainText('Not sent: 5 answers need a change');
    await expect(page).toHaveTitle(/^Error: Registration not sent/);
    const labels = ['Full Name', 'WhatsApp Number', 'Course Year', 'Institute Name', wizard.domainLabel];
    await expect(summary).toHaveText(labels);
    await expect(shownMessages(page)).toHaveText(all);
    await expectAnswers(page, wizard, wrong);
    for (const [index, name] of ['name', 'whatsapp', 'courseYear', 'instituteName', 'domain'].entries()) {
      await summary.nth(index).click();
      await expect(answerField(page, wizard, name)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#${wizard.id}-${name}$`));
      await expect(answerField(page, wizard, name)).toHaveAccessibleDescription(new RegExp(`${all[index]}$`));
      await setAnswer(page, wizard, name, answers[name] ?? '');
    }
    await completeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
    expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
  });
}

test('a registration that is sent again after the browser’s Back is stored once @desktop', async ({ page, site }) => {
  const answers = newRegistration(internship);
  for (let count = 0; count < 2; count += 1) {
    await page.goto(internship.path);
    for (const step of [1, 2, 3]) await fillStep(page, internship, step, answers);
    await completeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
    await page.goBack();
  }
  expect(await leadsOf(site, answers)).toHaveLength(1);
});
