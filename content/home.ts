import { addresses } from './addresses.ts';
import { sample } from './loading/sample.ts';
import type { HomeSource } from './schema/site/home.ts';

export default {
  metadata: {
    title: 'Software development in Tripura | {company.name}',
    description:
      'Custom, enterprise, mobile, cloud, data and AI software from a team in {company.city}, with courses and internships for students of computing.',
  },
  hero: {
    anchor: 'home',
    eyebrow: 'Software services and IT academy, {company.city}',
    headline: 'Software woven to fit the way you work',
    lead: sample(
      'Billing counters, ward lists, fee registers, maps: we build and run the software that shops, hospitals, schools and public offices open every morning. We also train students for the same work.',
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
    pictures: {
      crm: 'CRM Suite Pro: the deals of a solar installer in four columns from New to Won, the value of each above it, and one deal open beside them',
      chat: 'TextMi on a phone: the group chat of a building site, with a photo of the new slab, a voice note and a reply being typed',
    },
  },
  services: {
    anchor: 'services',
    heading: 'What we build and run',
    intro: 'Most projects combine two or three of these. The nearest one is a good place to start reading.',
    more: 'Know More',
    less: 'Show Less',
    toggleContext: 'about {service}',
    detailsLink: '{service} in detail',
  },
  about: {
    anchor: 'about',
    heading: 'A team in {company.city}, at work in 25+ countries',
    paragraphs: [
      'We began in 2018 on the view that good software can be written in Tripura, by people from here, for clients anywhere. Today 50+ developers do so.',
      sample(
        'Teaching is the other half of our work. Students from the region’s colleges take our courses and internships, and their code is reviewed by developers who also write for clients.',
        'who your students are, and who teaches them',
      ),
    ],
    certificationsHeading: 'Checked by others',
    certifications: [
      { title: 'Recognised', detail: 'by the national startup programme' },
      { title: 'Certified', detail: 'by the state startup policy' },
      { title: 'ISO 27001', detail: 'information security' },
      { title: 'CMMI Level 3', detail: 'development process' },
    ],
    technologiesHeading: 'What we work in',
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
      'A university, a hospital trust, cooperatives and guilds: they bring the knowledge of their trade, we bring the engineers.',
      'who your partners are, and what each side brings',
    ),
    autoplayMs: 3500,
  },
  testimonials: {
    anchor: 'testimonials',
    heading: 'What changed for our clients',
    intro: 'What was slow or lost before, how an ordinary day looks now: in their own words.',
    rating: 'Rated {rating} out of 5',
    autoplayMs: 4000,
  },
  technologyPartners: {
    anchor: 'technology-partners',
    heading: 'Technologies we build on',
    intro: 'Widely used and well documented, so that another team could take your system over if you ever wished it.',
    rowCount: 3,
  },
  contact: {
    anchor: 'contact',
    heading: 'Tell us what you need built',
    intro: 'A few lines are enough to begin: what happens today, and what should happen instead.',
    card: {
      heading: 'Or reach us directly',
      response: 'We respond within 4 hours',
      responseNote:
        'That is a first answer, in support hours. At any other time, Sundays too, it comes within 24 hours.',
      hours: 'Support hours',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      whatsappContext: 'on WhatsApp',
      email: 'E-mail',
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
      next: 'In support hours, {company.supportHours}, you get a first answer within 4 hours; at any other time, within 24 hours.',
      privacy: 'We use what you write here to answer you and, if you wish, to prepare an offer.',
    },
  },
} satisfies HomeSource;
