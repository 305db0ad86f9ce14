import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { SectorSource } from '../schema/buyers/sector.ts';

/*
 * Looked up on November 22, 2026: sandbox.abdm.gov.in and integrators' accounts of it (milestones, order, weeks); nhpr.abdm.gov.in
 * (registries); nrces.in and the ABDM developer portal (FHIR R4); nabh.co (digital health standards, September 2023; HIS and EMR
 * standards, July 2024); EHR Standards 2016 of the Ministry of Health; Telemedicine Practice Guidelines of March 25, 2020; DPDP
 * Rules, notified November 2025, rule 12 with the Fourth Schedule; CERT-In directions of April 28, 2022. On November 28, 2026: NHA's
 * documentation of NHCX (cashless claims of PM-JAY as FHIR bundles); G.S.R. 596(E) of September 1, 2025, and accounts of it (Form III).
 */
export default {
  order: 10,
  title: 'Software for hospitals',
  hue: 'madder',
  client: 'health',
  metadata: {
    title: 'Software for hospitals | {company.name}',
    description:
      'For hospitals and clinics: ABDM milestones M1 to M3, ABHA, NABH digital health, FHIR R4, DICOM, telemedicine, a timeline, and patients’ data.',
  },
  hero: {
    eyebrow: 'For hospitals, clinics and laboratories',
    lead: sample(
      'Registration, wards and billing that connect to ABDM. For 30 to 200 beds: ₹12 to ₹60 lakh, without GST. Support costs 8% a year in office hours, 14% and ₹25,000 a month by day and night. None of our products has passed ABDM so far.',
      'what your own systems for hospitals cost',
    ),
    action: { label: 'Ask about your hospital', href: addresses.contactAbout('Custom Software Development') },
    picture: {
      screen: 'hospitals-head',
      alt: 'The board of a ward with six beds: four patients, two free beds, and one medicine that is due at 10:00.',
    },
  },
  standards: [
    {
      title: 'Ayushman Bharat Digital Mission',
      items: [
        {
          name: 'M1: ABHA',
          text: 'Staff create an ABHA number or check the patient’s number by QR code or OTP. The system then finds the existing file.',
        },
        {
          name: 'M2: health information provider',
          text: 'Prescriptions, reports and discharge summaries are linked to the ABHA number and sent after the patient’s consent.',
        },
        {
          name: 'M3: health information user',
          text: 'The doctor asks for records from other hospitals and sees them next to yours, as long as the consent is valid.',
        },
        {
          name: 'PM-JAY and NHCX',
          text: 'Bills follow the packages of the scheme. We send claims as FHIR bundles if the payer accepts them; otherwise your staff enter them in its portal.',
        },
        {
          name: 'HFR and HPR',
          text: 'Your hospital needs an ID in the Health Facility Registry, and each doctor and nurse one in the Healthcare Professionals Registry.',
        },
      ],
    },
    {
      title: 'Records and images',
      items: [
        {
          name: 'FHIR R4, ABDM profiles of NRCeS',
          text: 'Each document is a FHIR bundle. It must pass the validator of the Indian profiles before it is sent.',
        },
        {
          name: 'SNOMED CT, LOINC, ICD-10',
          text: 'The EHR Standards for India, 2016, name these codes. Each code is stored with the words that the doctor chooses.',
        },
        {
          name: 'DICOM',
          text: 'Images stay in your PACS. We send it the worklist and open a study next to the report.',
        },
      ],
    },
    {
      title: 'Quality and practice',
      items: [
        {
          name: 'NABH digital health standards, 2023',
          text: 'Eight chapters, from silver to platinum. For each requirement we mark what the software does and what your staff do.',
        },
        {
          name: 'NABH standards for HIS and EMR, 2024',
          text: 'These apply to the product. Your consultant gets our answers line by line.',
        },
        {
          name: 'Telemedicine Practice Guidelines, 2020',
          text: 'The doctor’s registration number is on every prescription, consent is recorded, and the lists of permitted medicines are included.',
        },
      ],
    },
    {
      title: 'Law',
      items: [
        {
          name: 'DPDP Act, 2023, and Rules, 2025',
          text: 'Most duties begin in May 2027. Until then section 43A of the IT Act and its rules of 2011 apply. We build for both.',
        },
        {
          name: 'CERT-In directions, 2022',
          text: 'Incidents are reported within six hours. Clocks are synchronised, and logs are kept in India for 180 days, from mid-May 2027 for a year.',
        },
        {
          name: 'Immigration and Foreigners Rules, 2025',
          text: 'For foreign patients who stay, the system prepares Form III. Your staff submit it on the portal within 24 hours.',
        },
      ],
    },
  ],
  promise: {
    sample: 'what you promise to patients, as your lawyer approved it',
    heading: 'Patient records belong to you',
    lead: 'The hospital decides what is kept and why. We work on its written instructions, under an agreement signed before the first record.',
    points: [
      'Records are stored on your servers or in your cloud account, in India.',
      'We build and test with made-up patients.',
      'We open a live record only at your request and under our own name. You see it in the log.',
      'No patient record trains a model of ours or of anybody else.',
      'ABDM consent is checked for each request. When it ends, access ends at once.',
      'After a breach we tell you at once what we know, so that you can inform patients and authorities in time.',
    ],
  },
  timeline: {
    sample: 'how long your own work for a hospital took',
    intro: 'For a hospital of about a hundred beds. Sandbox, audit and approval depend on the authorities.',
    weeks: 36,
    phases: [
      {
        title: 'Watching',
        text: 'We watch the work at the counter, in a ward, in the laboratory and in accounts.',
        from: 1,
        to: 2,
      },
      {
        title: 'Sandbox registration',
        text: 'You apply to the National Health Authority, with our help.',
        from: 2,
        to: 5,
      },
      {
        title: 'M1',
        text: 'Staff use ABHA at the counter, existing files are matched, and the functional tests are passed.',
        from: 5,
        to: 9,
      },
      { title: 'M2', text: 'Documents are stored as FHIR, linked, and sent after consent.', from: 9, to: 18 },
      { title: 'M3', text: 'Doctors request and see records from other hospitals.', from: 17, to: 21 },
      {
        title: 'Safe-to-host audit',
        text: 'An auditor empanelled by CERT-In tests the system, and we fix the findings.',
        from: 21,
        to: 25,
      },
      {
        title: 'Approval',
        text: 'We show the system to the authority, and you get the production keys.',
        from: 25,
        to: 28,
      },
      {
        title: 'One ward, then all',
        text: 'We train the ward. We move patients and open bills from eHospital or your present system. Both run in parallel for a fortnight.',
        from: 28,
        to: 36,
      },
    ],
  },
  needs: [
    'A doctor and a nurse who may decide, for two hours a week',
    'Your HFR facility ID and the HPR IDs of your doctors, or a week to apply',
    'An export of your present system, or access to its database',
    'A list of machines: analysers, PACS, scanners, with makers and models',
    'Tariffs, packages and the schemes that you bill',
    'One month of registers without names',
  ],
  offerings: [
    {
      label: 'Custom Software Development',
      href: addresses.service('custom-software'),
      text: 'We have no ready hospital system. We build yours in parts, or connect your present one to ABDM.',
    },
    {
      label: 'Enterprise Solutions',
      href: addresses.service('enterprise-solutions'),
      text: 'A complete hospital system, from registration to accounts, is priced as an enterprise solution.',
    },
    {
      label: 'AI-Integrated Services',
      href: addresses.service('ai-integrated'),
      text: 'We read referral letters and lab reports, and a clerk confirms each value. No diagnosis.',
    },
    {
      label: 'Mobile Development',
      href: addresses.service('mobile-development'),
      text: 'Ward rounds on a tablet, and an app for patients: queue, reports, follow-up, video.',
    },
    {
      label: 'Referee: a hospital trust in Tripura',
      href: `${addresses.tenderFile}#referees`,
      text: sample(
        'Queue, billing and stores, 2022 to 2024. Buyers get the number of its head of administration on written request.',
        'a hospital that agreed to be called',
      ),
    },
  ],
  exclusions: [
    'Diagnosis, triage or dosing by a model',
    'Software that is a medical device under the rules of 2017',
    'Our own PACS, or repair of machines',
    'Accreditation: NABH assesses the hospital, not us',
    'ABHA numbers without the patient present',
  ],
  callToAction: {
    heading: 'Which milestone do you need?',
    text: 'Tell us how many beds you have, your present software and your ABDM deadline. You get a list of gaps and a price.',
    action: { label: 'Ask about your hospital', href: addresses.contactAbout('Custom Software Development') },
  },
} satisfies SectorSource;
