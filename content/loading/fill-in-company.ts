import { freezeDeep } from './deep-readonly.ts';
import type { JoinedEntries } from './join-entries.ts';
import type { AllFiles } from './read-all.ts';

/** Fills the numbers and addresses of the company into the texts that show them. */
export const fillInCompany = (all: AllFiles, { services }: Pick<JoinedEntries, 'services'>) => ({
  home: fillHome(all),
  navigation: fillNavigation(all, services),
  siteText: fillSiteText(all),
});

function fillHome({ company, words }: AllFiles) {
  return freezeDeep({
    ...words.home,
    about: { ...words.home.about, registration: rowsOf(words.home.about.registration, company.registration) },
    contact: {
      ...words.home.contact,
      card: {
        heading: words.home.contact.card.heading,
        response: words.home.contact.card.response,
        responseNote: words.home.contact.card.responseNote,
        hours: { label: words.home.contact.card.hours, text: company.supportHours },
        phone: { label: words.home.contact.card.phone, ...company.phone },
        whatsapp: {
          label: words.home.contact.card.whatsapp,
          context: words.home.contact.card.whatsappContext,
          ...company.whatsapp,
        },
        email: { label: words.home.contact.card.email, ...company.email },
        address: { label: words.home.contact.card.address, text: company.registeredOffice.text },
      },
    },
  });
}

/** Header and footer. */
function fillNavigation({ company, words }: AllFiles, services: JoinedEntries['services']) {
  return freezeDeep({
    header: {
      ...words.navigation.header,
      solutions: {
        label: words.navigation.header.solutions,
        href: `${words.home.href}#${words.home.services.anchor}`,
        links: services,
      },
    },
    buyers: words.navigation.buyers,
    footer: {
      ...words.navigation.footer,
      other: {
        ...words.navigation.footer.other,
        professionalNetwork: { label: words.navigation.footer.other.professionalNetwork, href: company.linkedin },
      },
      legal: {
        heading: words.navigation.footer.legal.heading,
        copyright: words.navigation.footer.legal.copyright,
        name: company.legalName,
        registeredOffice: {
          label: words.navigation.footer.legal.registeredOffice,
          text: company.registeredOffice.text,
        },
        cin: { label: words.navigation.footer.legal.cin, text: company.registration.cin },
        phone: { label: words.navigation.footer.legal.phone, ...company.phone },
        email: { label: words.navigation.footer.legal.email, ...company.email },
        grievance: {
          label: words.navigation.footer.legal.grievanceOfficer,
          ...company.grievance,
        },
      },
    },
  });
}

/** The texts of `content/site-text.ts` with contact details of the company, and the messages of all forms. */
function fillSiteText({ company, words }: AllFiles) {
  const { fallbackContacts: fallbackLabels } = words.siteText.sending;

  return freezeDeep({
    ...words.siteText,
    sending: {
      ...words.siteText.sending,
      fallbackContacts: {
        email: { label: fallbackLabels.email, href: company.email.href },
        attachHint: fallbackLabels.attachHint,
        whatsapp: { label: fallbackLabels.whatsapp, href: company.whatsapp.href, truncated: fallbackLabels.truncated },
        copy: { label: fallbackLabels.copy, copied: fallbackLabels.copied },
        call: { label: fallbackLabels.call, href: company.phone.href },
        resend: {
          label: fallbackLabels.resend,
          savedNotice: fallbackLabels.savedNotice,
          sendLater: fallbackLabels.sendLater,
        },
      },
    },
    answers: {
      ...words.siteText.answers,
      contact: { ...words.siteText.answers.contact, stored: words.siteText.sending.stored },
      newsletter: { ...words.siteText.answers.newsletter, stored: words.navigation.footer.newsletter.subscribed },
      application: { ...words.siteText.answers.application, stored: words.careers.application.stored },
      withdrawal: { ...words.siteText.answers.withdrawal, stored: words.siteText.withdrawal.stored },
      courseQuestion: { ...words.siteText.answers.courseQuestion, stored: words.courseQuestion.stored },
    },
    error: {
      ...words.siteText.error,
      emailUs: { label: words.siteText.error.emailUs, href: company.email.href },
      island: {
        ...words.siteText.error.island,
        call: { label: words.siteText.error.island.call, href: company.phone.href },
      },
    },
  });
}

/** Pairs each label with the value of the same name, in the order of the labels. */
function rowsOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, string>>,
): { label: string; text: string }[] {
  return (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], text: values[key] }));
}
