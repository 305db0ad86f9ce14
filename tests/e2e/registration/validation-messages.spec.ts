import {
  answerField,
  clearButton,
  completeButton,
  expectStep,
  fillStep,
  forceClick,
  goToStep,
  internship,
  liveRegion,
  messages,
  newRegistration,
  nextButton,
  notice,
  openWizard,
  placement,
  previousButton,
  setAnswer,
  shownMessages,
  stepHeading,
  wizardForm,
  wizardProblems,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('reports missing answers when a question loses the focus, on Enter, and on a press of the locked button @desktop', async ({
  page,
}) => {
  const wizard = internship;
  const { keyboard } = page;
  await openWizard(page, wizard);
  await stepHeading(page).focus();
  await keyboard.press('Tab');
  await expect(shownMessages(page)).toHaveCount(0);
  await keyboard.press('Tab');
  await expect(answerField(page, wizard, 'email')).toBeFocused();
  await expect(shownMessages(page)).toHaveText([messages.name]);
  await expect(liveRegion(page)).toHaveText(`Full Name: ${messages.name}`);
  await expect(wizardProblems(page)).toHaveText('3 answers are missing: Full Name, Email Address, WhatsApp Number');
  await keyboard.press('Enter');
  await expect(shownMessages(page)).toHaveText([messages.name, messages.email, messages.whatsapp]);
  await expect(answerField(page, wizard, 'name')).toBeFocused();
  await expectStep(page, wizard, 1);
  await goToStep(page, wizard, 2, newRegistration(wizard));

  await expect(shownMessages(page)).toHaveCount(0);
  await expect(nextButton(page)).toHaveAccessibleDescription(
    /^3 answers are missing: Institute ID ?, Course Year ?, Institute Name$/,
  );
  await forceClick(nextButton(page));
  await expect(shownMessages(page)).toHaveText([messages.instituteId, messages.courseYear, messages.instituteName]);
  await expect(answerField(page, wizard, 'instituteId')).toBeFocused();
  await expectStep(page, wizard, 2);
  await fillStep(page, wizard, 2, { instituteId: '1', courseYear: 'Graduate' });
  await expect(wizardProblems(page)).toHaveText('1 answer is missing: Institute Name');
  await wizardProblems(page).getByRole('button', { name: 'Institute Name' }).click();
  await expect(answerField(page, wizard, 'instituteName')).toBeFocused();
  await keyboard.type('TI');
  await keyboard.press('Enter');
  await expectStep(page, wizard, 3);

  await expect(shownMessages(page)).toHaveCount(0);
  await completeButton(page).focus();
  await keyboard.press('Space');
  await expect(shownMessages(page)).toHaveText([wizard.domainMessage, messages.mode, messages.courseLength]);
  await expect(answerField(page, wizard, 'domain')).toBeFocused();
  await expectStep(page, wizard, 3);
});

test('shows an error below its field, focuses the field, and removes the error after a correction @phone', async ({
  page,
}) => {
  const wizard = placement;
  const answers = newRegistration(wizard);
  const wrong = { name: ' B ', email: 'bina@', whatsapp: '98000 000' } as const;
  await openWizard(page, wizard);
  const title = await page.title();
  await fillStep(page, wizard, 1, wrong);
  // The last field still has the focus.
  await expect(shownMessages(page)).toHaveText([messages.name, messages.email]);
  await nextButton(page).click();
  await expect(shownMessages(page)).toHaveText([messages.name, messages.email, messages.whatsapp]);
  await expect(liveRegion(page)).toHaveText('3 answers need another look: Full Name, Email Address, WhatsApp Number.');
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expectStep(page, wizard, 1);
  for (const [name, message] of Object.entries(messages).slice(0, 3)) {
    const field = answerField(page, wizard, name);
    await expect(shownMessages(page).first()).toHaveText(message);
    await nextButton(page).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await field.fill(answers[name] ?? '');
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await expect(shownMessages(page)).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await nextButton(page).click();
  await fillStep(page, wizard, 2, { ...answers, instituteName: 'T' });
  await nextButton(page).click();
  await expect(shownMessages(page)).toHaveText([messages.instituteName]);
  await expect(answerField(page, wizard, 'instituteName')).toBeFocused();
  await expectStep(page, wizard, 2);
  await setAnswer(page, wizard, 'instituteName', 'TI');
  await expect(shownMessages(page)).toHaveCount(0);
  await nextButton(page).click();
  await expectStep(page, wizard, 3);
});

test('shows no error when the visitor leaves the form or the window, and no error prevents a click @desktop', async ({
  page,
}) => {
  // At this width the message of the phone number takes two lines and moves the button.
  await page.setViewportSize({ width: 320, height: 900 });
  await openWizard(page, internship);
  const shownErrors: string[] = [];
  await page.exposeFunction('shown', (message: string) => shownErrors.push(message));
  await page.evaluate(() => {
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches('.field-error')) {
          (window as unknown as { shown(text: string): void }).shown(node.textContent);
        }
      }
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
  await goToStep(page, internship, 2, newRegistration(internship));
  const last = answerField(page, internship, 'instituteName');
  await last.focus();
  // A window without the focus sends this event, but the field stays the active element.
  await last.evaluate((input) => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await last.press('Tab');
  await expect(wizardForm(page).getByRole('link', { name: 'Privacy notice' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.type('T');
  await clearButton(page).click();
  await expect(notice(page)).not.toBeEmpty();
  await goToStep(page, internship, 2, newRegistration(internship));
  await answerField(page, internship, 'instituteId').focus();
  await previousButton(page).click();
  await expectStep(page, internship, 1);
  expect(shownErrors).toEqual([]);

  const whatsapp = answerField(page, internship, 'whatsapp');
  await whatsapp.fill('9');
  await nextButton(page).hover();
  await page.mouse.down();
  await expect(shownMessages(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(shownMessages(page)).toHaveText([messages.whatsapp]);
  await expect(whatsapp).toBeFocused();
  expect(shownErrors).toEqual([messages.whatsapp]);
});

test('offers a correction that the visitor can accept with one press or ignore @desktop', async ({ page }) => {
  const answers = { ...newRegistration(internship), email: 'bina@gmail.con', whatsapp: '12345 6789' };
  await openWizard(page, internship);
  const { whatsapp, ...others } = answers;
  await fillStep(page, internship, 1, others);
  await answerField(page, internship, 'whatsapp').focus();
  const email = answerField(page, internship, 'email');
  await expect(email).toHaveAccessibleDescription('Did you mean gmail.com?');
  await expect(liveRegion(page)).toHaveText('Email Address: Did you mean gmail.com?');
  await answerField(page, internship, 'whatsapp').fill(whatsapp);
  await page.getByRole('button', { name: 'Did you mean gmail.com?' }).click();
  await expect(email).toHaveValue('bina@gmail.com');
  await expect(email).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-describedby');
  await expect(shownMessages(page)).toHaveCount(0);
  await nextButton(page).click();
  await expectStep(page, internship, 2);
  await expect(wizardProblems(page)).toContainText(
    'WhatsApp Number: Is this right? It does not look like a number we can dial.',
  );
  await wizardProblems(page).getByRole('button', { name: 'WhatsApp Number' }).click();
  await expect(answerField(page, internship, 'whatsapp')).toBeFocused();
  await setAnswer(page, internship, 'email', 'bina@');
  await nextButton(page).click();
  await expect(email).toHaveAccessibleDescription(`${messages.email} Like name@example.com`);
});
