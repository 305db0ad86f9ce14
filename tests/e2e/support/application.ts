import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { waitForHumanPace } from './human-pace.ts';
import { expect } from './test.ts';

export const applicationPath = '/company/careers/apply/full-stack-developer';

/** Answers to the application form by field name; the email address is unique to the test. */
export function newApplication() {
  return {
    name: 'Bina Debbarma',
    email: `bina-${randomUUID()}@example.com`,
    phone: '+91 98000 00000',
    profile: 'github.com/bina-debbarma',
    message: 'I have built a ward list.\nনমস্কার',
  };
}

type Application = ReturnType<typeof newApplication>;

/** A file for Playwright's `setInputFiles`. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A valid PDF of one empty page. @param size minimum in bytes, filled with padding */
export function pdfFile({ name = 'Bina Debbarma – CV.pdf', size = 0 } = {}): ChosenFile {
  const make = (padding: string) => {
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    ];
    let body = `%PDF-1.4\n%${padding}\n`;
    const entries = objects.map((object, index) => {
      const offset = body.length;
      body += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const table = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size 4/Root 1 0 R>>\n`;
    return `${body}${table}startxref\n${String(body.length).padStart(9)}\n%%EOF\n`;
  };
  const padding = 'x'.repeat(Math.max(0, size - make('').length));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(make(padding), 'latin1') };
}

/** A Windows program with the name of a PDF. */
export const renamedProgram = (): ChosenFile => ({
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`MZ\x90\0${'\0'.repeat(3000)}`, 'latin1'),
});

export function applicationFields(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Full Name'),
    email: main.getByLabel('Email Address'),
    phone: main.getByLabel('Phone Number'),
    profile: main.getByLabel('Link to a profile optional'),
    message: main.getByLabel('Message optional'),
  };
}

export const resumeField = (page: Page) => page.getByRole('main').getByLabel('Résumé PDF, up to 5 MB');

export const applyButton = (page: Page) => page.getByRole('button', { name: 'Send Application' });

/** Fills in every field and chooses the file, with or without JavaScript. */
export async function fillApplicationFields(page: Page, answers: Application, file: ChosenFile | string | null) {
  for (const [name, field] of Object.entries(applicationFields(page))) {
    await field.fill(answers[name as keyof Application]);
  }
  if (file !== null) await resumeField(page).setInputFiles(file);
}

/** Fills in the form at human pace, after the script that sends it has loaded. The script loads on the first focus. */
export async function fillApplication(page: Page, answers: Application, file: ChosenFile | string | null) {
  await applicationFields(page).name.focus();
  await expect(page.locator('main input[name=_key]')).not.toHaveValue('');
  await fillApplicationFields(page, answers, file);
  await waitForHumanPace(page);
}

/** @param fileName name of the chosen file; empty if there is none */
export async function expectApplication(page: Page, answers: Application, fileName: string) {
  for (const [name, field] of Object.entries(applicationFields(page))) {
    await expect(field).toHaveValue(answers[name as keyof Application]);
  }
  expect(await resumeField(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name ?? '')).toBe(fileName);
}
