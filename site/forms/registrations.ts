import {
  careers,
  courseQuestion,
  courses,
  courseWords,
  dateInWords,
  enrolment,
  fill,
  home,
  inRupees,
  internshipRegistration,
  placementRegistration,
  registrationWords,
  siteText,
} from '#content';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { courseQuestionForm } from '#forms/course-question.ts';
import type { SteppedForm } from '#forms/define.ts';
import { errorTitle, problemWords, sendErrors } from '#forms/messages.ts';
import { internshipRegistrationForm, placementRegistrationForm } from '#forms/registrations.ts';
import type { Choice, Program, WizardProps } from '../wizard/wizard-props.ts';
import { fallbackContactsOf, formName } from './form-words.ts';

/** A registration: its page and its wizard. */
export interface Registration {
  readonly href: string;
  readonly page: typeof internshipRegistration | typeof placementRegistration;
  readonly wizard: WizardProps;
}

const modes: readonly Choice[] = registrationWords.modes;

const internshipProps = commonProps(internshipRegistrationForm, internshipRegistration);

export const internship: Registration = {
  href: internshipRegistration.href,
  page: internshipRegistration,
  wizard: {
    ...internshipProps,
    questions: { ...internshipProps.questions, courseLength: { hint: totalsOf(internshipRegistration.durations) } },
    choices: {
      domain: internshipRegistration.domains.map(({ value, label, text, hue }) => ({
        value: label,
        label,
        text,
        hue,
        program: value,
      })),
      mode: modes,
      // Specification, section 9: the option also shows the fee.
      courseLength: internshipRegistration.durations.map(({ label, feeInr }) => ({
        value: label,
        label,
        text: inRupees(feeInr),
      })),
    },
    fees: Object.fromEntries(
      internshipRegistration.durations.map(({ label, feeInr }) => [
        label,
        fill(registrationWords.fee, { fee: inRupees(feeInr) }),
      ]),
    ),
  },
};

export const placement: Registration = {
  href: placementRegistration.href,
  page: placementRegistration,
  wizard: {
    ...commonProps(placementRegistrationForm, placementRegistration),
    choices: {
      domain: courses.map((course) => ({
        value: course.name,
        label: course.name,
        text: `${monthsOf(course)}, ${inRupees(course.price.discountedInr)}`,
        hue: course.hue,
        program: course.slug,
      })),
      mode: modes,
    },
    programs: Object.fromEntries(courses.map((course) => [course.name, programOf(course)])),
  },
};

/** Both registrations. The order has no meaning. */
export const registrations: readonly Registration[] = [internship, placement];

const nextByForm: ReadonlyMap<string, string> = new Map([
  [contactForm.id, home.contact.form.next],
  [applicationForm.id, careers.application.form.next],
  [courseQuestionForm.id, courseQuestion.form.next],
  ...registrations.map(({ page, wizard }) => [wizard.form.id, page.nextSteps.steps.join(' ')] as const),
]);

/** The text about what happens after a submission, and when. The receipt and the email have the same text. */
export const nextStepsText = (formId: string): string | undefined => nextByForm.get(formId);

function programOf(course: (typeof courses)[number]): Program {
  return {
    name: course.name,
    duration: monthsOf(course),
    originalPrice: inRupees(course.price.originalInr),
    discountedPrice: inRupees(course.price.discountedInr),
    monthly: fill(registrationWords.monthly, { monthly: inRupees(course.price.monthlyInr) }),
    details: detailsOf(course),
    hue: course.hue,
  };
}

/** The total price, the number of payments and the start of the next batch. */
function detailsOf({ cost, price, batches: [next] }: (typeof courses)[number]): string[] {
  const { fee, batches, gstPercent: gst } = enrolment;
  return [
    fill(fee.totalNote, { total: inRupees(cost.totalInr), gst }),
    fill(fee.monthly, {
      count: cost.monthly.count,
      full: cost.monthly.full,
      monthly: inRupees(price.monthlyInr),
      last: inRupees(cost.monthly.lastInr),
    }),
    ...(next ? [fill(batches.nextBatch, { date: dateInWords(next.starts), centre: next.centre.name })] : []),
  ];
}

/** The total price of each duration: '₹2,358.82 or ₹3,538.82 with 18% GST'. */
function totalsOf(durations: typeof internshipRegistration.durations): string {
  const totals = durations.map(({ cost }) => inRupees(cost.totalInr));
  return fill(enrolment.fee.totalNote, {
    total: new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(totals),
    gst: enrolment.gstPercent,
  });
}

function monthsOf({ months }: (typeof courses)[number]): string {
  return fill(courseWords.months, months);
}

/** The props that both wizards share. */
function commonProps(
  form: SteppedForm,
  { questions, stored, nextSteps }: Registration['page'],
): Omit<WizardProps, 'choices'> {
  const { questions: commonQuestions, modes: _, fee, monthly, stepNumber, submitting, ...words } = registrationWords;
  return {
    form,
    questions: Object.fromEntries(
      Object.entries({ ...commonQuestions, ...questions }).map(([name, { label: _, ...question }]) => [name, question]),
    ),
    words: {
      ...words,
      stepNumbers: form.steps.map((_, index) => fill(stepNumber, { number: index + 1 })),
      ...siteText.form,
      problems: problemWords,
      errorTitle,
      nextSteps,
      programHeading: placementRegistration.summaryHeading,
      draft: siteText.draft,
      receipt: siteText.receipt,
      needsScript: import.meta.env.DELIVERY === 'none' ? siteText.sending.needsScript : undefined,
    },
    sendWords: { name: formName(form.id), submitting, stored, ...sendErrors },
    fallbackContacts: fallbackContactsOf(form.id),
  };
}
