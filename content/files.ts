/** The files of `content/`, each with its schema and, if it is the content of a page, the address of the page. */

import * as generated from '#generated/entries.ts';
import beforeYouDecide from './academy/before-you-decide.ts';
import brochure from './academy/brochure.ts';
import courseQuestion from './academy/course-question.ts';
import courseWords from './academy/course-words.ts';
import curriculumWords from './academy/curriculum-words.ts';
import enrolment from './academy/enrolment.ts';
import internshipPage from './academy/internship.ts';
import placementTraining from './academy/placement-training.ts';
import { addresses } from './addresses.ts';
import contracting from './buyers/contracting.ts';
import sectorWords from './buyers/sector-words.ts';
import tenderFile from './buyers/tender-file.ts';
import about from './company/about.ts';
import careers from './company/careers.ts';
import team from './company/team.ts';
import technologyPartners from './company/technology-partners.ts';
import contactPage from './contact.ts';
import emails from './emails.ts';
import formMessages from './form-messages.ts';
import home from './home.ts';
import kokborok from './kokborok.ts';
import privacyPolicy from './legal/privacy-policy.ts';
import termsOfService from './legal/terms-of-service.ts';
import type { FileTable, FolderTable } from './loading/read-tables.ts';
import navigation from './navigation.ts';
import ourWork from './our-work.ts';
import privacyNotice from './privacy-notice.ts';
import privacyNoticeBengali from './privacy-notice-bn.ts';
import privacyNoticeHindi from './privacy-notice-hi.ts';
import internshipRegistration from './registration/internship.ts';
import placementRegistration from './registration/placement-training.ts';
import registrationWords from './registration/words.ts';
import {
  courseWordsSchema,
  curriculumWordsSchema,
  internshipPageSchema,
  placementTrainingSchema,
} from './schema/academy/academy.ts';
import { beforeYouDecideSchema } from './schema/academy/before-you-decide.ts';
import { brochureSchema } from './schema/academy/brochure.ts';
import { courseSchema } from './schema/academy/course.ts';
import { courseQuestionSchema } from './schema/academy/course-question.ts';
import { enrolmentSchema } from './schema/academy/enrolment.ts';
import { internshipSchema } from './schema/academy/internship.ts';
import {
  internshipRegistrationSchema,
  placementRegistrationSchema,
  registrationWordsSchema,
} from './schema/academy/registration.ts';
import { contractingSchema } from './schema/buyers/contracting.ts';
import { sectorSchema, sectorWordsSchema } from './schema/buyers/sector.ts';
import { tenderFileSchema } from './schema/buyers/tender-file.ts';
import { aboutSchema } from './schema/company/about.ts';
import { careersSchema } from './schema/company/careers.ts';
import { teamSchema } from './schema/company/team.ts';
import { technologyPartnersSchema } from './schema/company/technology-partner.ts';
import { legalPageSchema } from './schema/legal/legal-page.ts';
import { noticeTranslationSchema, privacyNoticeSchema } from './schema/legal/privacy-notice.ts';
import { productSchema } from './schema/offerings/product.ts';
import { serviceSchema } from './schema/offerings/service.ts';
import { technologySchema } from './schema/offerings/technology.ts';
import { contactPageSchema, kokborokSchema } from './schema/site/contact.ts';
import { emailsSchema } from './schema/site/emails.ts';
import { formMessagesSchema } from './schema/site/form-messages.ts';
import { homeSchema } from './schema/site/home.ts';
import { navigationSchema } from './schema/site/navigation.ts';
import { ourWorkSchema } from './schema/site/our-work.ts';
import { searchSchema } from './schema/site/search.ts';
import { siteTextSchema } from './schema/site/site-text.ts';
import search from './search.ts';
import siteText from './site-text.ts';

/** Single files. The facts are not among them: see `facts/facts.ts`. */
export const files = {
  home: ['content/home.ts', home, homeSchema, addresses.home],
  about: ['content/company/about.ts', about, aboutSchema, addresses.about],
  team: ['content/company/team.ts', team, teamSchema, addresses.team],
  careers: ['content/company/careers.ts', careers, careersSchema, addresses.careers],
  ourWork: ['content/our-work.ts', ourWork, ourWorkSchema, addresses.ourWork],
  contracting: ['content/buyers/contracting.ts', contracting, contractingSchema, addresses.contracting],
  tenderFile: ['content/buyers/tender-file.ts', tenderFile, tenderFileSchema, addresses.tenderFile],
  placementTraining: [
    'content/academy/placement-training.ts',
    placementTraining,
    placementTrainingSchema,
    addresses.placementTraining,
  ],
  internshipPage: ['content/academy/internship.ts', internshipPage, internshipPageSchema, addresses.internship],
  beforeYouDecide: [
    'content/academy/before-you-decide.ts',
    beforeYouDecide,
    beforeYouDecideSchema,
    addresses.beforeYouDecide,
  ],
  courseQuestion: [
    'content/academy/course-question.ts',
    courseQuestion,
    courseQuestionSchema,
    addresses.courseQuestion,
  ],
  internshipRegistration: [
    'content/registration/internship.ts',
    internshipRegistration,
    internshipRegistrationSchema,
    addresses.internshipRegistration,
  ],
  placementRegistration: [
    'content/registration/placement-training.ts',
    placementRegistration,
    placementRegistrationSchema,
    addresses.placementRegistration,
  ],
  privacyPolicy: ['content/legal/privacy-policy.ts', privacyPolicy, legalPageSchema, addresses.privacyPolicy],
  termsOfService: ['content/legal/terms-of-service.ts', termsOfService, legalPageSchema, addresses.termsOfService],
  privacyNotice: ['content/privacy-notice.ts', privacyNotice, privacyNoticeSchema, addresses.privacyNotice],
  privacyNoticeBengali: [
    'content/privacy-notice-bn.ts',
    privacyNoticeBengali,
    noticeTranslationSchema,
    addresses.privacyNoticeBengali,
  ],
  privacyNoticeHindi: [
    'content/privacy-notice-hi.ts',
    privacyNoticeHindi,
    noticeTranslationSchema,
    addresses.privacyNoticeHindi,
  ],
  contactPage: ['content/contact.ts', contactPage, contactPageSchema, addresses.contactPage],
  kokborok: ['content/kokborok.ts', kokborok, kokborokSchema, addresses.kokborok],
  search: ['content/search.ts', search, searchSchema, addresses.search],

  // Texts that other pages use.
  navigation: ['content/navigation.ts', navigation, navigationSchema],
  siteText: ['content/site-text.ts', siteText, siteTextSchema],
  courseWords: ['content/academy/course-words.ts', courseWords, courseWordsSchema],
  curriculumWords: ['content/academy/curriculum-words.ts', curriculumWords, curriculumWordsSchema],
  sectorWords: ['content/buyers/sector-words.ts', sectorWords, sectorWordsSchema],
  enrolment: ['content/academy/enrolment.ts', enrolment, enrolmentSchema],
  brochure: ['content/academy/brochure.ts', brochure, brochureSchema],
  registrationWords: ['content/registration/words.ts', registrationWords, registrationWordsSchema],
  emails: ['content/emails.ts', emails, emailsSchema],
  formMessages: ['content/form-messages.ts', formMessages, formMessagesSchema],
  technologyPartners: ['content/company/technology-partners.ts', technologyPartners, technologyPartnersSchema],
} satisfies FileTable;

/** Folders with one file for each entry. The name of the file is the last part of the address of its page. */
export const folders = {
  services: [generated.services, serviceSchema, addresses.service],
  products: [generated.products, productSchema, addresses.product],
  sectors: [generated.sectors, sectorSchema, addresses.sector],
  technologies: [generated.technologies, technologySchema, addresses.technology],
  courses: [generated.courses, courseSchema, addresses.course],
  internships: [generated.internships, internshipSchema],
} satisfies FolderTable;
