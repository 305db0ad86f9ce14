import { sample } from '../loading/sample.ts';
import type { ProfileSource } from '../schema/company/profile.ts';

export default {
  name: sample('Unakoti Technologies', 'the name clients use'),
  legalName: sample('Unakoti Technologies Private Limited', 'the name on the certificate of incorporation'),
  shortName: sample('Unakoti', 'the short name that stands beside the logo'),
  tagline: 'Software services and IT academy in Tripura',
  origin: sample('https://www.example.com', 'where this site is published, without a slash at the end'),
  email: sample('hello@example.com', 'the address where clients write'),
  careersEmail: sample('careers@example.com', 'the address where applicants write'),
  phone: sample('+91 00000 00000', 'the number clients ring, with its country code'),
  whatsapp: sample('+91 00000 00000', 'the WhatsApp number, with its country code'),
  supportHours: '9AM to 6PM IST',
  registeredOffice: {
    street: sample('Sample House, Sample Road', 'house and street of the registered office'),
    locality: sample('Agartala', 'city of the registered office'),
    region: 'Tripura',
    postalCode: sample('799001', 'PIN code of the registered office'),
    country: 'India',
    countryCode: 'IN',
  },
  grievance: {
    officer: sample('Name of the officer', 'name of the grievance officer'),
    designation: sample('Designation of the officer', 'what the grievance officer is in the company'),
    email: sample('grievance@example.com', 'the address where complaints go'),
    phone: sample('+91 00000 00000', 'the number where complaints are heard'),
  },
  textMiOfficers: {
    compliance: {
      name: sample('Name of the compliance officer', 'name of the Chief Compliance Officer for TextMi'),
      email: sample('compliance@example.com', 'the address of the Chief Compliance Officer'),
      phone: sample('+91 00000 00000', 'the number of the Chief Compliance Officer'),
    },
    nodalContact: {
      name: sample('Name of the nodal contact', 'name of the Nodal Contact Person for TextMi'),
      email: sample('nodal@example.com', 'the address of the Nodal Contact Person'),
      phone: sample('+91 00000 00000', 'the number of the Nodal Contact Person, answered day and night'),
    },
    grievance: {
      name: sample('Name of the resident officer', 'name of the Resident Grievance Officer for TextMi'),
      email: sample('textmi-grievance@example.com', 'the address where complaints about TextMi go'),
      phone: sample('+91 00000 00000', 'the number of the Resident Grievance Officer'),
    },
  },
  linkedin: sample('https://www.linkedin.com/company/example', 'the address of the company page on LinkedIn'),
  founded: 2018,
  registration: {
    cin: sample('SAMPLE-CIN', 'the company identity number: 21 letters and digits'),
    gstin: sample('SAMPLE-GSTIN', 'the tax number: 15 letters and digits'),
    nationalStartupNumber: sample(
      'SAMPLE-NATIONAL-STARTUP',
      'the recognition number of the national startup programme',
    ),
    stateStartupNumber: sample('SAMPLE-STATE-STARTUP', 'the certificate number under the state startup policy'),
    duns: sample('SAMPLE-DUNS', 'the D-U-N-S number: nine digits'),
    incorporated: 'April 2022',
  },
} satisfies ProfileSource;
