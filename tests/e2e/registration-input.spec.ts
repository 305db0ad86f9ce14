import {
  answerField,
  asStored,
  card,
  completeButton,
  emptyRegistration,
  expectAnswers,
  expectLive,
  expectStep,
  expectSuccess,
  failureToast,
  fillStep,
  fillWizard,
  goToStep,
  internship,
  isInternship,
  messages,
  newRegistration,
  nextButton,
  openWizard,
  placement,
  processingButton,
  registrationsOf,
  setAnswer,
  shownMessages,
  watchPosts,
  wizardForm,
  wizards,
} from './support/registration.ts';
import { expect, test } from './support/test.ts';

// Nothing moves meanwhile: it would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

for (const wizard of wizards) {
  test(`${wizard.path} is filled in and sent with the keyboard alone`, async ({ page, site }) => {
    const answers = newRegistration(wizard);
    const { keyboard } = page;
    await openWizard(page, wizard);
    const typeOn = async (names: readonly string[]) => {
      for (const name of names) {
        await keyboard.press('Tab');
        await expect(answerField(page, wizard, name)).toBeFocused();
        await keyboard.type(answers[name] ?? '');
      }
    };
    await wizardForm(page).getByRole('heading').focus();
    await keyboard.press('Tab');
    await expect(answerField(page, wizard, 'name')).toBeFocused();
    // Enter in a field does nothing while an answer is missing.
    await keyboard.type(answers.name ?? '');
    await keyboard.press('Enter');
    await expectStep(page, wizard, 1);
    await typeOn(['email', 'whatsapp']);
    await keyboard.press('Enter');
    await expectStep(page, wizard, 2);
    await expect(wizardForm(page).getByRole('heading')).toBeFocused();
    await typeOn(['instituteId', 'courseYear', 'instituteName']);
    await keyboard.press('Enter');
    await expectStep(page, wizard, 3);
    await keyboard.press('Tab');
    await expect(card(page, wizard.domainLabel, wizard.domains[0] ?? '')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(card(page, wizard.domainLabel, answers.domain ?? '')).toBeChecked();
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await expect(card(page, 'Mode of Training', 'Offline')).toBeChecked();
    if (isInternship(wizard)) {
      await keyboard.press('Tab');
      await keyboard.press('Space');
      await keyboard.press('ArrowDown');
      await expect(card(page, 'Program Duration', '7 Weeks')).toBeChecked();
    }
    await typeOn(['discountCode']);
    await keyboard.press('Enter');
    // The field is out of reach while the answers are on their way: the focus is not lost with it.
    await expect(processingButton(page)).toBeFocused();
    await keyboard.press('Enter');
    await expectSuccess(page, wizard);
    await expect(page.locator(':focus')).toHaveText(/Personal Information|Your reference number/);
    expect((await registrationsOf(site, answers)).map((lead) => lead.answers)).toEqual([asStored(answers)]);
  });

  test(`${wizard.path} sees what a password manager fills in and tells nobody`, async ({ page }) => {
    const { email, whatsapp, name } = newRegistration(wizard);
    await openWizard(page, wizard);
    await expect(nextButton(page)).toBeDisabled();
    await wizardForm(page).evaluate((form: HTMLFormElement, filled) => {
      for (const [field, answer] of filled) {
        const input = form.elements.namedItem(field ?? '');
        if (input instanceof HTMLInputElement) input.value = answer ?? '';
      }
    }, Object.entries({ email, whatsapp, name }));
    await expect(nextButton(page)).toBeEnabled({ timeout: 1000 });
  });

  test(`${wizard.path} has a phone show the keyboard and the suggestions that fit each question`, async ({ page }) => {
    await openWizard(page, wizard);
    const wanted = {
      name: ['text', 'name'],
      email: ['email', 'email'],
      whatsapp: ['tel', 'tel'],
      instituteId: ['text', 'off'],
      instituteName: ['text', 'organization'],
      discountCode: ['text', 'off'],
    };
    for (const [name, [type, autocomplete]] of Object.entries(wanted)) {
      const field = answerField(page, wizard, name);
      await expect(field).toHaveAttribute('type', type ?? '');
      await expect(field).toHaveAttribute('autocomplete', autocomplete ?? '');
    }
    await expect(answerField(page, wizard, 'whatsapp')).toHaveAttribute('placeholder', /^\+91 /);
    await expect(answerField(page, wizard, 'domain')).toHaveAttribute('required');
    await expect(answerField(page, wizard, 'discountCode')).not.toHaveAttribute('required');
    await expect(wizardForm(page).getByRole('link', { name: 'Privacy notice' })).toHaveAttribute(
      'href',
      '/privacy-notice',
    );
  });

  test(`what is typed into ${wizard.path} before its script comes stays, and so does the focus`, async ({ page }) => {
    const answers = newRegistration(wizard);
    let come = () => {};
    const mayCome = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/wizard[^/]*\.js$/, async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(wizard.path, { waitUntil: 'commit' });
    await expectStep(page, wizard, 1);
    await fillStep(page, wizard, 1, answers);
    await expect(answerField(page, wizard, 'whatsapp')).toBeFocused();
    await expect(nextButton(page)).toBeDisabled();
    come();
    await expectLive(page);
    await expect(answerField(page, wizard, 'whatsapp')).toBeFocused();
    await expectAnswers(page, wizard, {
      ...emptyRegistration(wizard),
      name: answers.name ?? '',
      email: answers.email ?? '',
      whatsapp: answers.whatsapp ?? '',
    });
    await nextButton(page).click();
    await expectStep(page, wizard, 2);
  });

  test(`should the script of ${wizard.path} never come, the whole form is there after ten seconds`, async ({
    page,
    site,
  }) => {
    const answers = newRegistration(wizard);
    await page.route(/\/wizard[^/]*\.js$/, (route) => route.abort());
    await page.goto(wizard.path);
    await expect(wizardForm(page).locator('.wizard-step:visible')).toHaveCount(1);
    const waits = await page.evaluate(() => {
      const late = document.getAnimations().filter((each) => each instanceof CSSAnimation);
      return late
        .filter(({ animationName }) => animationName === 'wizard-late')
        .map((each) => {
          each.finish();
          return each.effect?.getTiming().delay;
        });
    });
    expect(waits).toEqual([10_000, 10_000, 10_000]);
    await expect(wizardForm(page).locator('.wizard-step:visible')).toHaveCount(3);
    for (const step of [1, 2, 3]) await fillStep(page, wizard, step, answers);
    await completeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
    expect(await registrationsOf(site, answers)).toHaveLength(1);
  });
}

test.describe('odd answers', () => {
  test('many scripts, emoji and markup are stored as they were typed', async ({ page, site }) => {
    const answers = {
      ...newRegistration(placement),
      name: 'বীণা 👩‍👩‍👧 بينا \u202eanib\u202c e\u0301',
      instituteId: '<script>alert(1)</script>',
      instituteName: '{"a":1}&amp;%00\'"--',
      discountCode: '🧵'.repeat(50),
    };
    page.on('dialog', () => {
      throw new Error('markup was run');
    });
    await openWizard(page, placement);
    await fillWizard(page, placement, answers);
    await page.reload();
    await expectLive(page);
    await expectAnswers(page, placement, answers);
    await completeButton(page).click();
    await expectSuccess(page, placement);
    expect((await registrationsOf(site, answers)).map((lead) => lead.answers)).toEqual([asStored(answers)]);
  });

  const tooLong = 'x'.repeat(10_000);
  const cases = [
    ['name', tooLong, 'Full Name is longer than 200 characters. Please shorten it by 9,800.'],
    ['email', `${tooLong}@example.com`, 'Email Address is longer than 254 characters. Please shorten it by 9,758.'],
    ['whatsapp', '9'.repeat(10_000), 'WhatsApp Number is longer than 40 characters. Please shorten it by 9,960.'],
    ['name', 'Bina\u0000\u0007', 'Full Name holds a character that cannot be stored. Please type it again.'],
    ['name', '🧵', messages.name],
    ['whatsapp', '9'.repeat(9), messages.whatsapp],
    ['email', 'bina@example..com', messages.email],
  ] as const;
  for (const [name, answer, message] of cases) {
    test(`${name} of ${JSON.stringify(answer.slice(0, 12))} stays, and is told`, async ({ page }) => {
      await openWizard(page, internship);
      await fillStep(page, internship, 1, newRegistration(internship));
      const field = answerField(page, internship, name);
      await field.fill(answer);
      await nextButton(page).click();
      await expect(shownMessages(page)).toHaveText([message]);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(answer);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test('the shortest right ones are right', async ({ page }) => {
    await openWizard(page, internship);
    await fillStep(page, internship, 1, { name: 'Bo', email: 'a@b', whatsapp: 'call me now' });
    await nextButton(page).click();
    await expectStep(page, internship, 2);
    await fillStep(page, internship, 2, { instituteId: '1', courseYear: 'Graduate', instituteName: 'TI' });
    await nextButton(page).click();
    await expectStep(page, internship, 3);
  });

  for (const wizard of wizards) {
    test(`what the server does not take of ${wizard.path} is told at its question, and nothing is lost`, async ({
      page,
      site,
    }) => {
      const answers = newRegistration(wizard);
      await openWizard(page, wizard);
      await fillWizard(page, wizard, answers);
      for (const [name, damaged, message, step] of [
        ['domain', 'Weaving', wizard.domainMessage, 3],
        ['mode', 'by post', messages.mode, 3],
        ['email', 'bina@', messages.email, 1],
        ...(isInternship(wizard) ? [['courseLength', '5 Weeks', messages.courseLength, 3] as const] : []),
      ] as const) {
        // Changed on its way, as a page of yesterday or an extension would send it.
        await page.route(
          `/api/send/${wizard.id}`,
          (route) => {
            const body = new URLSearchParams(route.request().postData() ?? '');
            body.set(name, damaged);
            return route.continue({ postData: body.toString() });
          },
          { times: 1 },
        );
        await completeButton(page).click();
        await expect(failureToast(page)).toContainText(message);
        await expectStep(page, wizard, step);
        await expect(shownMessages(page)).toHaveText([message]);
        await expect(answerField(page, wizard, name)).toBeFocused();
        await expect(answerField(page, wizard, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
        await expectAnswers(page, wizard, answers);
        expect(await registrationsOf(site, answers)).toEqual([]);
        for (let at = step; at < 3; at += 1) await nextButton(page).click();
        await expectStep(page, wizard, 3);
      }
      await completeButton(page).click();
      await expectSuccess(page, wizard);
      await expect(failureToast(page)).toBeEmpty();
      expect(await registrationsOf(site, answers)).toHaveLength(1);
    });

    test(`a pick of ${wizard.path} that is changed by hand is never sent`, async ({ page }) => {
      const posts = watchPosts(page);
      await openWizard(page, wizard);
      await fillWizard(page, wizard, newRegistration(wizard));
      await wizardForm(page).evaluate((form: HTMLFormElement) => {
        form.querySelector<HTMLInputElement>('[name=domain]:checked')?.setAttribute('value', 'Weaving');
        form.requestSubmit();
      });
      await expect(answerField(page, wizard, 'domain')).toBeFocused();
      await expectStep(page, wizard, 3);
      expect(posts).toEqual([]);
    });

    test(`a course year by hand, and a step of ${wizard.path} skipped by hand, come back to be answered`, async ({
      page,
    }) => {
      const answers = newRegistration(wizard);
      await openWizard(page, wizard);
      await goToStep(page, wizard, 2, answers);
      await answerField(page, wizard, 'courseYear').evaluate((select: HTMLSelectElement) => {
        select.options[1]?.setAttribute('value', '9th Year');
        select.selectedIndex = 1;
      });
      await setAnswer(page, wizard, 'instituteId', '1');
      await setAnswer(page, wizard, 'instituteName', 'TI');
      await nextButton(page).click();
      await expect(shownMessages(page)).toHaveText([messages.courseYear]);
      await setAnswer(page, wizard, 'courseYear', 'Graduate');
      await nextButton(page).click();
      await expectStep(page, wizard, 3);
      // As a script or an extension would, behind the wizard's back.
      await wizardForm(page).evaluate((form) => {
        for (const step of form.querySelectorAll('.wizard-step')) step.removeAttribute('hidden');
      });
      await answerField(page, wizard, 'email').fill('bina@');
      await fillStep(page, wizard, 3, answers);
      await completeButton(page).click();
      await expect(answerField(page, wizard, 'email')).toBeFocused();
      await expect(page.locator('.wizard-steps [aria-current=step]')).toContainText('Step 1');
      await expect(shownMessages(page)).toHaveText([messages.email]);
      await answerField(page, wizard, 'email').fill(answers.email ?? '');
      await nextButton(page).click();
      await expect(page.locator('.wizard-steps [aria-current=step]')).toContainText('Step 2');
    });
  }
});
