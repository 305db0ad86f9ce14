import { addresses } from './addresses.ts';
import { sample } from './loading/sample.ts';
import type { HomeSource } from './schema/site/home.ts';

export default {
  metadata: {
    title: 'Software development in Tripura | {company.name}',
    description:
      'Hospital, school and office software from {company.city}: custom, enterprise, mobile, cloud, data and AI. Courses and internships for students.',
  },
  hero: {
    anchor: 'home',
    eyebrow: 'Software services and IT academy, {company.city}',
    headline: 'Hospital, school and office software, built in {company.city}',
    lead: sample(
      'We build and run software for billing, hospital wards, school fees and maps. We also train students to become developers.',
      'who uses your software, and for what',
    ),
    primaryAction: { label: 'Start a project', href: addresses.contact },
    secondaryAction: { label: 'View Our Work', href: addresses.textMi },
    studentLinks: {
      lead: 'For students:',
      links: [
        { label: 'courses', href: addresses.placementTraining },
        { label: 'internships', href: addresses.internship },
      ],
    },
    buyerLinks: {
      lead: 'For buyers:',
      links: [
        { label: 'hospitals', href: addresses.sector('hospitals') },
        { label: 'schools', href: addresses.sector('schools') },
        { label: 'land records', href: addresses.sector('land-records') },
        { label: 'prices', href: `${addresses.contracting}#prices` },
      ],
    },
    pictures: {
      crm: 'CRM Suite Pro: the deals of a solar installer in four columns, New to Won, with the total of each column, and one selected deal',
      chat: 'TextMi on a phone: the group chat of a building site, with a photo of the new slab, a voice note and a reply being typed',
    },
  },
  services: {
    anchor: 'services',
    heading: 'What we build and run',
    intro: sample(
      'A website starts at ₹50,000, custom software at ₹3 lakh. Most projects combine two or three services.',
      'your own lowest prices, as on the page How we contract',
    ),
    more: 'Know More',
    less: 'Show Less',
    toggleContext: 'about {service}',
  },
  about: {
    anchor: 'about',
    heading: 'A software company in Tripura since 2018',
    paragraphs: [
      'Our clients are startups, enterprises, private organisations and government bodies, in India and abroad.',
      sample(
        'We also run an IT academy for college students. Developers from client projects review the students’ code.',
        'who your students are, and who teaches them',
      ),
    ],
    certificationsHeading: 'Recognition and certificates',
    certifications: [
      { title: 'Recognised', detail: 'by the national startup programme' },
      { title: 'Certified', detail: 'by the state startup policy' },
      { title: 'ISO 27001', detail: 'information security' },
      { title: 'CMMI Level 3', detail: 'development process' },
    ],
    technologiesHeading: 'Technologies',
    technologies: [
      'React',
      'Node.js',
      'Python',
      'Java',
      'TypeScript',
      'Angular',
      'Vue.js',
      'AWS',
      'Azure',
      'Docker',
      'Kubernetes',
      'PostgreSQL',
      'MongoDB',
      'TensorFlow',
      'PyTorch',
      'OpenAI',
      'Flutter',
      'React Native',
      'Swift',
    ],
    more: 'Learn More',
    less: 'Show Less',
    registrationHeading: 'Registration details',
    registration: {
      incorporated: 'Incorporated',
      cin: 'Company identity number (CIN)',
      gstin: 'Tax number (GSTIN)',
      nationalStartupNumber: 'National startup recognition',
      stateStartupNumber: 'State startup recognition',
      duns: 'D-U-N-S number',
    },
  },
  partners: {
    anchor: 'partners',
    heading: 'Who we work with',
    intro: sample(
      'Organisations that run courses, pilots and workshops with us.',
      'who your partners are, and what you do together',
    ),
    autoplayMs: 3500,
  },
  testimonials: {
    anchor: 'testimonials',
    heading: 'What changed for our clients',
    intro: 'Our clients say what was slow before, and what is better now.',
    rating: 'Rated {rating} out of 5',
    autoplayMs: 4000,
  },
  technologyPartners: {
    anchor: 'technology-partners',
    heading: 'Technologies we build on',
    intro: 'All are widely used, so another team can take over your system.',
    rowCount: 3,
  },
  contact: {
    anchor: 'contact',
    heading: 'Tell us what you need built',
    intro: 'A few sentences will do: how you work today, and what should change.',
    card: {
      heading: 'Phone, WhatsApp, email',
      response: 'We respond within 4 hours',
      responseNote: sample(
        'During support hours, Monday to Saturday. At any other time, Sundays included, within 24 hours.',
        'on which days you answer; the hours stay',
      ),
      hours: 'Support hours',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      whatsappContext: 'on WhatsApp',
      email: 'Email',
      address: 'Address',
    },
    form: {
      heading: 'Write to us',
      fields: {
        name: { label: 'Full Name' },
        email: { label: 'Email Address', placeholder: 'name@example.com' },
        company: { label: 'Company' },
        project: { label: 'Project Type', placeholder: 'Not sure yet' },
        message: { label: 'Project Details', placeholder: 'What should it do, who will use it, and by when?' },
      },
      extraProjectTypes: ['One of your products', 'Training for a team or college', 'Something else'],
      submit: 'Send Message',
      submitting: 'Sending...',
      next: sample(
        'You get an answer within 4 hours during support hours, Monday to Saturday, {company.supportHours}, and within 24 hours at any other time, Sundays included.',
        'on which days you answer; the hours stay',
      ),
      privacy: 'We use your message to answer you and, if you wish, to prepare an offer.',
    },
  },
} satisfies HomeSource;
