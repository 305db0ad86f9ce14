import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { waitForHumanPace } from './human-pace.ts';
import { expect } from './test.ts';

/** Answers to the contact form by field name; the email address is unique to the test. */
export function newAnswers() {
  return {
    name: 'Bina Debbarma',
    email: `bina-${randomUUID()}@example.com`,
    company: 'Khumulwng Weavers',
    project: 'Cloud Solutions',
    message: 'Orders come by phone and get lost.\nWe want them in one place.',
  };
}

export type Answers = ReturnType<typeof newAnswers>;

export function contactFields(page: Page) {
  return {
    name: page.getByLabel('Full Name'),
    email: page.locator('#contact, main').getByLabel('Email Address').first(),
    company: page.getByLabel('Company optional'),
    project: page.getByLabel('Project Type optional'),
    message: page.getByLabel('Project Details'),
  };
}

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' });

/** Fills in the form at human pace, and waits for the script that sends it. The script loads on the first focus. */
export async function fillContactForm(page: Page, answers: Answers): Promise<void> {
  await fillContactFields(page, answers);
  await expect(page.locator('main input[name=_key]')).not.toHaveValue('');
  await waitForHumanPace(page);
}

/** Fills in the form, with or without JavaScript. */
export async function fillContactFields(page: Page, answers: Answers): Promise<void> {
  const fields = contactFields(page);
  await fields.name.fill(answers.name);
  await fields.email.fill(answers.email);
  await fields.company.fill(answers.company);
  await fields.project.selectOption(answers.project);
  await fields.message.fill(answers.message);
}

export async function expectContactAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [field, control] of Object.entries(contactFields(page))) {
    await expect(control).toHaveValue(answers[field as keyof Answers]);
  }
}
