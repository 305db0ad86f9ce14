import {
  type Content,
  type Course,
  dateInWords,
  fill,
  inRupees,
  monthlyInWords,
  courses as originalCourses,
  internshipRegistration as originalInternship,
} from '#content';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { courseQuestionForm } from '#forms/course-question.ts';
import type { SteppedForm } from '#forms/define.ts';
import { internshipRegistrationFormIn, placementRegistrationFormIn } from '#forms/registrations.ts';
import type { WizardProps } from '../wizard/wizard-props.ts';
import { fallbackContactsOf, formLanguageOf, formName } from './form-words.ts';

/** A registration: its page and its wizard. */
export interface Registration {
  readonly href: string;
  readonly page: Content['internshipRegistration'] | Content['placementRegistration'];
  readonly wizard: WizardProps;
}

/** The registration for an internship. The stored answers are those of the original, also in another language. */
export function internshipIn(content: Content): Registration {
  const { internshipRegistration: page, registrationWords } = content;
  const common = commonProps(internshipRegistrationFormIn(formLanguageOf(content)), page, content);
  return {
    href: page.href,
    page,
    wizard: {
      ...common,
      questions: { ...common.questions, courseLength: { hint: totalsOf(content) } },
      choices: {
        domain: page.domains.map(({ value, label, text, hue }, index) => ({
          value: originalInternship.domains[index]?.label ?? label,
          label,
          text,
          hue,
          program: value,
        })),
        mode: registrationWords.modes,
        // Specification, section 9: the option also shows the fee.
        courseLength: page.durations.map(({ label, feeInr }, index) => ({
          value: originalInternship.durations[index]?.label ?? label,
          label,
          text: inRupees(feeInr),
        })),
      },
    },
  };
}

/** The registration for a course of the IT Academy. */
export function placementIn(content: Content): Registration {
  const { placementRegistration: page, registrationWords, courses } = content;
  return {
    href: page.href,
    page,
    wizard: {
      ...commonProps(placementRegistrationFormIn(formLanguageOf(content)), page, content),
      choices: {
        domain: courses.map((course, index) => ({
          value: originalCourses[index]?.name ?? course.name,
          label: course.name,
          text: `${monthsOf(course, content)}, ${inRupees(course.price.discountedInr)}`,
          hue: course.hue,
          program: course.slug,
          details: programOf(course, content),
        })),
        mode: registrationWords.modes,
      },
    },
  };
}

/** Both registrations. The order has no meaning. */
export const registrationsIn = (content: Content): readonly Registration[] => [
  internshipIn(content),
  placementIn(content),
];

/** The text about what happens after a submission, and when. The receipt and the email have the same text. */
export function nextStepsText(
  formId: string,
  { home, careers, courseQuestion, internshipRegistration, placementRegistration }: Content,
): string | undefined {
  const textOf = ({ nextSteps }: Registration['page']) => nextSteps.steps.join(' ');
  const texts: Readonly<Record<string, string>> = {
    [contactForm.id]: home.contact.form.next,
    [applicationForm.id]: careers.application.form.next,
    [courseQuestionForm.id]: courseQuestion.form.next,
    'internship-registration': textOf(internshipRegistration),
    'placement-training-registration': textOf(placementRegistration),
  };
  return texts[formId];
}

/** A program that the visitor can choose. Prices are formatted. */
export type Program = ReturnType<typeof programOf>;

function programOf(course: Course, content: Content) {
  const { registrationWords } = content;
  return {
    name: course.name,
    duration: monthsOf(course, content),
    originalPrice: inRupees(course.price.originalInr),
    discountedPrice: inRupees(course.price.discountedInr),
    monthly: fill(registrationWords.monthly, { monthly: inRupees(course.price.monthlyInr) }),
    details: detailsOf(course, content),
  };
}

/** The total price, the number of payments and the start of the next batch. */
function detailsOf({ cost, batches: [next] }: Course, { enrolment, dateLocale }: Content): string[] {
  const { fee, batches, gstPercent: gst } = enrolment;
  return [
    fill(fee.totalNote, { total: inRupees(cost.totalInr), gst }),
    monthlyInWords(fee.monthly, cost.monthly),
    ...(next
      ? [fill(batches.nextBatch, { date: dateInWords(next.starts, dateLocale), centre: next.centre.name })]
      : []),
  ];
}

/** The total price of each duration: '₹2,358.82 or ₹3,538.82 with 18% GST'. */
function totalsOf({ internshipRegistration, enrolment, language }: Content): string {
  const totals = internshipRegistration.durations.map(({ cost }) => inRupees(cost.totalInr));
  return fill(enrolment.fee.totalNote, {
    total: new Intl.ListFormat(language, { type: 'disjunction' }).format(totals),
    gst: enrolment.gstPercent,
  });
}

function monthsOf({ months }: Course, { courseWords }: Content): string {
  return fill(courseWords.months, months);
}

/** The words of a wizard. `errorTitle` is the page title while there are errors. */
export type WizardWords = ReturnType<typeof commonProps>['words'];

/** The props that both wizards share. */
function commonProps(form: SteppedForm, page: Registration['page'], content: Content) {
  const { formMessages, placementRegistration, siteText } = content;
  const { questions, courseYears: _, modes: __, monthly: ___, ...registrationWords } = content.registrationWords;
  const { stepNumber, submitting, ...words } = registrationWords;
  return {
    form,
    questions: Object.fromEntries(
      Object.entries({ ...questions, ...page.questions }).map(([name, { label: _, ...question }]) => [name, question]),
    ),
    words: {
      ...words,
      stepNumbers: form.steps.map((_, index) => fill(stepNumber, { number: index + 1 })),
      ...siteText.form,
      problems: formMessages.problems,
      errorTitle: formMessages.errorTitle,
      honeypot: formMessages.honeypot,
      nextSteps: page.nextSteps,
      programHeading: placementRegistration.summaryHeading,
      draft: siteText.draft,
      receipt: siteText.receipt,
      needsScript: import.meta.env.DELIVERY === 'none' ? siteText.sending.needsScript : undefined,
    },
    sendWords: { name: formName(form.id, content), submitting, stored: page.stored, ...formMessages.send },
    fallbackContacts: fallbackContactsOf(form.id, content),
  };
}
