import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { waitForHumanPace } from './human-pace.ts';
import { leadsOf } from './leads.ts';
import type { SiteServer } from './site-server.ts';
import { expect } from './test.ts';

/** One of the two registrations, as the specification words it. */
export interface Wizard {
  readonly path: string;
  readonly id: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly benefits: readonly string[];
  readonly stepHeadings: readonly string[];
  /** Field names of each step. */
  readonly stepFields: readonly (readonly string[])[];
  readonly domains: readonly string[];
  readonly domainLabel: string;
  readonly domainMessage: string;
  readonly toast: string;
  /** The query of a link that selects a program, and that program. */
  readonly link: readonly [search: string, domain: string];
}

const personalFields = ['name', 'email', 'whatsapp', 'guardianPhone'];
const academicFields = ['instituteId', 'courseYear', 'instituteName'];

export const internship: Wizard = {
  path: '/internship-registration',
  id: 'internship-registration',
  eyebrow: 'Student Registration',
  heading: 'Join Our Internship Program',
  benefits: ['Expert Mentorship', 'Hands-on Projects', 'Certification'],
  stepHeadings: ['Personal Information', 'Academic Information', 'Internship Preferences'],
  stepFields: [personalFields, academicFields, ['domain', 'mode', 'courseLength', 'discountCode']],
  domains: ['AI/ML & Data Science', 'Full-Stack Web Development', 'Flutter App Development', 'IoT Development'],
  domainLabel: 'Internship Domain',
  domainMessage: 'Please select an internship domain',
  toast: "We'll contact you soon with further details.",
  link: ['?program=iot', 'IoT Development'],
};

export const placement: Wizard = {
  path: '/placement-training-registration',
  id: 'placement-training-registration',
  eyebrow: 'Placement Training Registration',
  heading: 'Join Our Placement Training Program',
  benefits: ['Placement Support', 'Industry Projects', 'Professional Certification'],
  stepHeadings: ['Personal Information', 'Academic Information', 'Training Preferences'],
  stepFields: [personalFields, academicFields, ['domain', 'mode', 'discountCode']],
  domains: [
    'C/C++ Programming',
    'Data Structures & Algorithms',
    'Computer Science Fundamentals',
    'Full Stack MERN Development',
    'Flutter App Development',
    'ML/AI/DS - Machine Learning, AI & Data Science',
  ],
  domainLabel: 'Training Program',
  domainMessage: 'Please select a training domain',
  toast: "We'll contact you soon with further details about your placement training program.",
  link: ['?program=flutter', 'Flutter App Development'],
};

/** Specification, section 9. */
const processingMs = 2000;

export const wizards = [internship, placement];
export const isInternship = ({ id }: Wizard) => id === internship.id;

export const courseYears = ['1st Year', '2nd Year', '3rd Year', '4th Year', 'Graduate', 'Post Graduate'];

/** The validation messages of section 5 of the specification. */
export const messages = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  whatsapp: 'WhatsApp number must be at least 10 digits',
  instituteId: 'Institute ID is required',
  courseYear: 'Course year is required',
  instituteName: 'Institute name is required',
  mode: 'Please select a training mode',
  courseLength: 'Please select a program duration',
};

export type Answers = Readonly<Record<string, string>>;

/** Valid answers by field name; the email address is unique to the test. */
export function newRegistration(wizard: Wizard): Answers {
  return {
    name: 'Bina Debbarma',
    email: `bina-${randomUUID()}@example.com`,
    whatsapp: '+91 98000 00000',
    guardianPhone: '',
    instituteId: 'TIT-2024-017',
    courseYear: '3rd Year',
    instituteName: 'Tripura Institute of Technology',
    domain: wizard.domains[1] ?? '',
    mode: 'offline',
    courseLength: isInternship(wizard) ? '7 Weeks' : '',
    discountCode: 'FRIEND10',
  };
}

export const emptyRegistration = (wizard: Wizard): Answers =>
  Object.fromEntries(Object.keys(newRegistration(wizard)).map((name) => [name, '']));

const modeLabels: Record<string, string> = { online: 'Online', offline: 'In person' };
/** An answer as the page shows it. */
export const labelOf = (answer: string): string => modeLabels[answer] ?? answer;

export const wizardForm = (page: Page): Locator => page.getByRole('form', { name: 'Registration' });
/** The heading of the current step; without JavaScript, of every step. */
export const stepHeading = (page: Page): Locator =>
  wizardForm(page).locator('.wizard-step').getByRole('heading', { level: 2 });
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Next Step', exact: true });
/** Clicks a button in any state, even one that must ignore the click. */
export async function forceClick(button: Locator): Promise<void> {
  // A message that appears above the button moves it. Hovering waits until the button stops; a forced click does not.
  await button.hover();
  await button.click({ force: true });
}
export const previousButton = (page: Page): Locator => page.getByRole('button', { name: 'Previous', exact: true });
export const completeButton = (page: Page): Locator => page.getByRole('button', { name: 'Complete Registration' });
export const processingButton = (page: Page): Locator => page.getByRole('button', { name: 'Processing...' });

/** Sends the registration at human pace and skips the two seconds of Processing.... The page needs an installed clock. */
export async function complete(page: Page): Promise<void> {
  await waitForHumanPace(page);
  await completeButton(page).click();
  await skipProcessing(page);
}

export async function skipProcessing(page: Page): Promise<void> {
  // The two seconds begin once the button shows Processing..., and last longer if the response does.
  await expect(processingButton(page)).toBeVisible();
  await page.clock.fastForward(processingMs);
  await expect(processingButton(page)).toBeHidden();
}

/** Expects Processing... to last exactly two seconds when the response is faster. */
export async function expectFullProcessingTime(page: Page, press: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await press();
  await page.clock.runFor(processingMs - 1);
  await expect(processingButton(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(processingButton(page)).toBeHidden();
  await page.clock.resume();
}

export const clearButton = (page: Page): Locator => page.getByRole('button', { name: 'Forget what I typed' });
export const failure = (page: Page): Locator => wizardForm(page).getByRole('alert');
export const successToast = (page: Page): Locator => page.locator('[data-toasts]');
/** The list of the answers that block the next step. It is next to the button. */
export const wizardProblems = (page: Page): Locator => page.locator('.wizard-problems');
/** The live region for screen readers. */
export const liveRegion = (page: Page): Locator => page.locator('.wizard > [role=status].visually-hidden');
export const notice = (page: Page): Locator => page.locator('.wizard-notice');

/** The control of a question; for a question with cards, the card. */
export function answerField(page: Page, wizard: Wizard, name: string): Locator {
  return wizardForm(page).locator(`#${wizard.id}-${name}`);
}

export function card(page: Page, question: string, label: string): Locator {
  return wizardForm(page).getByRole('group', { name: question }).getByRole('radio', { name: label });
}

/** Opens a registration and waits until its script runs. */
export async function openWizard(page: Page, { path }: Wizard, search = ''): Promise<void> {
  await page.goto(`${path}${search}`);
  await expectLive(page);
}

export const expectLive = (page: Page) => expect(page.locator('.wizard[data-live]')).toBeVisible();

/** Answers the questions of one step that `answers` has. @param step from 1, as on the page */
export async function fillStep(page: Page, wizard: Wizard, step: number, answers: Answers): Promise<void> {
  for (const name of wizard.stepFields[step - 1] ?? []) {
    const answer = answers[name];
    if (answer !== undefined) await setAnswer(page, wizard, name, answer);
  }
}

export async function setAnswer(page: Page, wizard: Wizard, name: string, answer: string): Promise<void> {
  if (name === 'courseYear') return void (await answerField(page, wizard, name).selectOption(answer));
  const question = { domain: wizard.domainLabel, mode: 'Mode of Training', courseLength: 'Program Duration' }[name];
  if (!question) return answerField(page, wizard, name).fill(answer);
  if (answer !== '') await card(page, question, labelOf(answer)).check();
}

/** Goes from the first step to another with valid answers. */
export async function goToStep(page: Page, wizard: Wizard, step: number, answers: Answers): Promise<void> {
  for (let current = 1; current < step; current += 1) {
    await fillStep(page, wizard, current, answers);
    await nextButton(page).click();
    await expectStep(page, wizard, current + 1);
  }
}

/** Answers every question at human pace and stops at the last step, ready to send. */
export async function fillWizard(page: Page, wizard: Wizard, answers: Answers): Promise<void> {
  const last = wizard.stepFields.length;
  await goToStep(page, wizard, last, answers);
  await fillStep(page, wizard, last, answers);
  await waitForHumanPace(page);
}

/** @param step from 1 */
export async function expectStep(page: Page, wizard: Wizard, step: number): Promise<void> {
  // An unstyled page shows the headings of all steps. The list makes the check wait until the others are hidden.
  await expect(stepHeading(page)).toHaveText([wizard.stepHeadings[step - 1] ?? '']);
  await expect(page.locator('.wizard-steps [aria-current=step]')).toContainText(`Step ${step}`);
}

/** All values of the form, of visible and hidden steps. */
export function formAnswers(page: Page, wizard: Wizard): Promise<Answers> {
  return wizardForm(page).evaluate(
    (form: HTMLFormElement, names) => {
      const data = new FormData(form);
      return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
    },
    Object.keys(newRegistration(wizard)),
  );
}

export async function expectAnswers(page: Page, wizard: Wizard, answers: Answers): Promise<void> {
  await expect.poll(() => formAnswers(page, wizard)).toEqual(answers);
}

/** The visible messages, from top to bottom. */
export const shownMessages = (page: Page): Locator => wizardForm(page).locator('.field-error:visible');

export const draftKey = ({ id }: Wizard) => `draft:${id}`;

export function storedDraft(page: Page, wizard: Wizard): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), draftKey(wizard));
}

/** The answers as the store has them, without empty optional ones. */
export const storedAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

/** The answers as the console shows them: every question of the specification, and our own question only if answered. */
export const loggedAnswers = ({ guardianPhone, ...answers }: Answers): Answers =>
  guardianPhone ? { ...answers, guardianPhone } : answers;

export async function expectSuccess(page: Page, wizard: Wizard): Promise<void> {
  await expect(successToast(page).locator('p')).toHaveText(['Registration Successful!', wizard.toast]);
}

/** The box about the registration sent last. */
export const sentReceipt = (page: Page): Locator => page.getByRole('region', { name: 'Your reference number' });

/** Expects the box to show the reference of the stored registration. */
export async function expectReference(page: Page, site: SiteServer, answers: Answers): Promise<void> {
  const [lead] = await leadsOf(site, answers);
  expect(lead?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(sentReceipt(page).locator('[data-reference]')).toHaveText(lead?.reference ?? '');
}
