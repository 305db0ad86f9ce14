import { type PageFact, testFacts } from './page-facts.ts';

const application = '/company/careers/apply/full-stack-developer';
const registration = '/placement-training-registration';

/** A phone chooses its keyboard and its suggestions by these attributes. */
const attributes = [
  [application, '#application-name', 'autocomplete', 'name'],
  [application, '#application-email', 'type', 'email'],
  [application, '#application-phone', 'type', 'tel'],
  [application, '#application-phone', 'autocomplete', 'tel'],
  [application, '#application-profile', 'inputmode', 'url'],
  [application, '#application-resume', 'accept', 'application/pdf,.pdf'],
  ...(
    [
      ['name', 'text', 'name'],
      ['email', 'email', 'email'],
      ['whatsapp', 'tel', 'tel'],
      ['guardianPhone', 'tel', 'off'],
      ['instituteId', 'text', 'off'],
      ['instituteName', 'text', 'organization'],
      ['discountCode', 'text', 'off'],
    ] as const
  ).flatMap(([name, type, autocomplete]) => [
    [registration, `#placement-training-registration-${name}`, 'type', type] as const,
    [registration, `#placement-training-registration-${name}`, 'autocomplete', autocomplete] as const,
  ]),
] as const;

testFacts(
  attributes.map(([page, field, name, value]): PageFact => [page, `${name} of ${field}`, `${field} @${name}`, value]),
);

/** Specification, section 5. */
testFacts([
  [registration, 'placeholder of WhatsApp', '#placement-training-registration-whatsapp @placeholder', /^\+91 /],
  [registration, 'the domain is required', '#placement-training-registration-domain[required] @name', 'domain'],
  [registration, 'the discount code is optional', '#placement-training-registration-discountCode[required]', 0],
  [application, 'a link to the privacy notice', 'main a[href=/privacy-notice]', 'Privacy notice'],
]);
