import { addresses } from '../addresses.ts';
import type { SectorSource } from '../schema/buyers/sector.ts';

/*
 * Looked up on November 22, 2026: sandbox.abdm.gov.in and integrators' accounts of it (milestones, order, weeks); nhpr.abdm.gov.in
 * (registries); nrces.in and the ABDM developer portal (FHIR R4); nabh.co (digital health standards, September 2023; HIS and EMR
 * standards, July 2024); EHR Standards 2016 of the Ministry of Health; Telemedicine Practice Guidelines of March 25, 2020; DPDP
 * Rules, notified November 2025, rule 12 with the Fourth Schedule; CERT-In directions of April 28, 2022.
 */
export default {
  order: 10,
  title: 'Software for hospitals',
  hue: 'madder',
  icon: 'heart',
  metadata: {
    title: 'Software for hospitals | {company.name}',
    description:
      'For hospitals and clinics: ABDM milestones M1 to M3, ABHA, NABH digital health, FHIR R4, DICOM, telemedicine, a timeline, and patients’ data.',
  },
  hero: {
    eyebrow: 'For hospitals, clinics and laboratories',
    lead: 'Registration, wards, billing and reports that work with the Ayushman Bharat Digital Mission: which milestones, which formats, how many weeks, and whose record it is.',
    action: { label: 'Ask about your hospital', href: addresses.contactAbout('Custom Software Development') },
  },
  standards: [
    {
      title: 'Ayushman Bharat Digital Mission',
      items: [
        {
          name: 'M1: ABHA',
          text: 'The counter makes an ABHA number or checks the one a patient brings, by QR code or OTP, and finds the old file instead of opening a second.',
        },
        {
          name: 'M2: health information provider',
          text: 'Prescriptions, reports and discharge summaries are linked to the ABHA and go out when the patient has consented.',
        },
        {
          name: 'M3: health information user',
          text: 'The doctor asks for records from elsewhere and sees them beside your own, for as long as the consent lasts.',
        },
        {
          name: 'HFR and HPR',
          text: 'Your facility by its ID in the Health Facility Registry; each doctor and nurse by the ID of the Healthcare Professionals Registry.',
        },
      ],
    },
    {
      title: 'Records and pictures',
      items: [
        {
          name: 'FHIR R4, ABDM profiles of NRCeS',
          text: 'Each document is a FHIR bundle that passes the validator of the Indian profiles before it leaves.',
        },
        {
          name: 'SNOMED CT, LOINC, ICD-10',
          text: 'Codes behind the words the doctor picks, as the EHR Standards for India, 2016, name them.',
        },
        {
          name: 'DICOM',
          text: 'Pictures stay in your PACS. We send it the worklist, and open a study beside the report.',
        },
      ],
    },
    {
      title: 'Quality and practice',
      items: [
        {
          name: 'NABH digital health standards, 2023',
          text: 'Eight chapters, silver to platinum. We mark for each requirement what the software does and what is left to the ward.',
        },
        {
          name: 'NABH standards for HIS and EMR, 2024',
          text: 'Those for the product itself. Your consultant gets our answers line by line.',
        },
        {
          name: 'Telemedicine Practice Guidelines, 2020',
          text: 'The doctor’s registration number on every prescription, consent on record, and the lists of what may be prescribed at a distance.',
        },
      ],
    },
    {
      title: 'Law',
      items: [
        {
          name: 'DPDP Act, 2023, and Rules, 2025',
          text: 'Most duties begin in May 2027; until then section 43A of the IT Act and its rules of 2011. We build for both.',
        },
        {
          name: 'CERT-In directions, 2022',
          text: 'An incident is reported within six hours; clocks are in step and logs are kept for 180 days in India.',
        },
      ],
    },
  ],
  promise: {
    sample: 'what you promise to patients, as your lawyer approved it',
    heading: 'A patient’s record is not ours to look at',
    lead: 'The hospital decides what is kept and why; we work on its written instruction, under an agreement signed before the first record.',
    points: [
      'Records lie on your servers or in your cloud account, in India.',
      'We build and test with made-up patients.',
      'Any of us who has to open a live record does so under their own name, at your request, and you can see it in the log.',
      'No record trains a model of ours or of anybody else.',
      'Consent given through ABDM is checked at each request, and when it ends, access ends the same minute.',
      'After a breach you hear from us at once, with what we know, so that you can tell patients and the authorities in time.',
    ],
  },
  timeline: {
    sample: 'how long your own work for a hospital took',
    intro:
      'For a hospital of about a hundred beds. The weeks for sandbox, audit and approval are those of the authorities, not ours.',
    weeks: 36,
    phases: [
      {
        title: 'Watching',
        text: 'Two days each at the counter, in a ward, the laboratory and accounts.',
        from: 1,
        to: 2,
      },
      { title: 'Sandbox registration', text: 'Your application to the National Health Authority.', from: 2, to: 5 },
      { title: 'M1', text: 'ABHA at the counter, old files matched; functional tests passed.', from: 5, to: 9 },
      { title: 'M2', text: 'Documents as FHIR, linked and sent on consent.', from: 9, to: 18 },
      { title: 'M3', text: 'Records from elsewhere, asked for and shown.', from: 17, to: 21 },
      { title: 'Safe-to-host audit', text: 'By an auditor empanelled by CERT-In; findings mended.', from: 21, to: 25 },
      { title: 'Approval', text: 'Demonstration to the authority, production keys.', from: 25, to: 28 },
      {
        title: 'One ward, then all',
        text: 'Training on site, paper beside the screen for two weeks.',
        from: 28,
        to: 36,
      },
    ],
  },
  needs: [
    'A doctor and a nurse for two hours a week, who may decide',
    'Your HFR facility ID, or the papers to apply for it',
    'HPR IDs of your doctors, or a week in which they register',
    'A list of machines: analysers, PACS, scanners, with makers and models',
    'Tariffs, packages and the schemes you bill',
    'One month of registers with names blacked out',
  ],
  offerings: [
    {
      label: 'Custom Software Development',
      href: addresses.service('custom-software'),
      text: 'We have no hospital system on the shelf. We build yours from parts, or connect the one you have to ABDM.',
    },
    {
      label: 'AI-Integrated Services',
      href: addresses.service('ai-integrated'),
      text: 'Reading referral letters and lab slips, where a clerk confirms each value. No diagnosis.',
    },
    {
      label: 'Mobile Development',
      href: addresses.service('mobile-development'),
      text: 'Rounds on a tablet, and an app for patients: queue, reports, follow-up, video.',
    },
  ],
  exclusions: [
    'Diagnosis, triage or dosing by a model',
    'Software that is a medical device under the rules of 2017',
    'A PACS of our own, or repair of machines',
    'Accreditation: NABH assesses the hospital, not us',
    'ABHA numbers made without the patient there',
  ],
  callToAction: {
    heading: 'Which milestone is open?',
    text: 'Say how many beds, which software runs today and by when you need ABDM. You get a list of gaps and a band for the price.',
    action: { label: 'Ask about your hospital', href: addresses.contactAbout('Custom Software Development') },
  },
} satisfies SectorSource;
