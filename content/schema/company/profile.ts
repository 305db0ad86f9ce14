import * as z from 'zod';
import { externalAddress } from '../shared/link.ts';
import { printedText } from '../shared/printed-text.ts';

/** One line of text without braces: other texts contain it, and braces would be placeholders there. */
const text = (limits: { min?: number; max: number }) =>
  printedText(limits).refine((value) => !/[{}]/.test(value), 'has { or }; remove it');

const email = z
  .string()
  .max(254)
  .regex(/^[\w.%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'not an email address')
  .transform((address) => ({ text: address, href: `mailto:${address}` }));

/** Replaces spaces by hard spaces, so that a number never breaks across two lines. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0');

const phoneNumber = (hrefOf: (number: string) => string) =>
  z
    .string()
    .regex(/^\+\d{1,3}(?: \d{2,5}){2,3}$/, 'not a phone number; write +91 00000 00000')
    .transform((number) => ({ text: unbroken(number), plain: number, href: hrefOf(number) }));

const phone = phoneNumber((number) => `tel:${number.replaceAll(' ', '')}`);

const whatsapp = phoneNumber((number) => `https://wa.me/${number.replace(/\D/g, '')}`);

const postalAddress = z
  .strictObject({
    street: text({ max: 80 }).describe('House and street, one line.'),
    locality: text({ max: 40 }).describe('City.'),
    region: text({ max: 40 }).describe('State.'),
    postalCode: z.string().regex(/^\d{6}$/, 'not a PIN code of six digits'),
    country: text({ max: 40 }),
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'not a country code of two letters'),
  })
  .transform((address) => ({
    ...address,
    /** The address in one line. */
    text: `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}, ${address.country}`,
  }));

const identifier = text({ max: 40 });

const officer = z.strictObject({ name: text({ max: 60 }), email, phone });

/**
 * The company. Every page takes names, numbers and contact details from here. Texts contain them as {company.name}, {company.legalName},
 * {company.shortName}, {company.city}, {company.email} and {company.phone}.
 */
export const profileSchema = z.strictObject({
  name: text({ max: 40 }).describe('The name clients use.'),
  legalName: text({ max: 60 }).describe('As on the certificate of incorporation.'),
  shortName: text({ max: 16 }).describe('Beside the logo.'),
  tagline: text({ max: 70 }).describe('What the company does and where, in one line without a full stop.'),
  origin: z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'not an origin; write https://www.example.com, nothing after it'),
  email: email.describe('Where clients write.'),
  careersEmail: email.describe('Where applicants write.'),
  phone: phone.describe('With country code and spaces: +91 00000 00000.'),
  whatsapp: whatsapp.describe('With country code and spaces: +91 00000 00000.'),
  supportHours: text({ max: 40 }).describe('When somebody answers the phone, with the time zone.'),
  registeredOffice: postalAddress.describe('As registered. The law requires it on the home page.'),
  grievance: z.strictObject({
    officer: text({ max: 60 }).describe('Name of the grievance officer.'),
    designation: text({ max: 60 }).describe('The officer’s job in the company.'),
    email: email.describe('The email address for complaints.'),
    phone: phone.describe('The phone number for complaints.'),
  }),
  textMiOfficers: z
    .strictObject({ compliance: officer, nodalContact: officer, grievance: officer })
    .describe(
      'Officers for the messaging app, required by rule 4 of the IT Rules, 2021: employees who live in India. The first two must be different people.',
    ),
  linkedin: externalAddress.describe('The company page on the professional network.'),
  founded: z.int().min(1900).max(2100).describe('Year the work began.'),
  registration: z.strictObject({
    cin: identifier.describe('Company identity number.'),
    gstin: identifier.describe('Tax number.'),
    nationalStartupNumber: identifier.describe('Recognition number of the national startup programme.'),
    stateStartupNumber: identifier.describe('Certificate number under the state startup policy.'),
    duns: identifier.describe('D-U-N-S number.'),
    incorporated: z
      .string()
      .regex(
        /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
        'not a month and a year; write April 2022',
      ),
  }),
});
