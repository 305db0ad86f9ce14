import { addresses } from './addresses.ts';
import type { NavigationSource } from './schema/site/navigation.ts';

export default {
  header: {
    home: 'Home',
    logo: { label: '{company.name}, home page', href: addresses.home },
    about: { label: 'About', href: addresses.about },
    solutions: 'Our Solutions',
    links: [
      { label: 'Our Work', href: addresses.ourWork },
      { label: 'Internship', href: addresses.internship },
      { label: 'IT Academy', href: addresses.placementTraining },
    ],
    contact: { label: 'Contact', href: addresses.contact },
    actions: { project: 'Start a project', register: 'Register' },
    search: { label: 'Search', href: addresses.search, pattern: `${addresses.search}?q={search_term_string}` },
  },
  buyers: {
    heading: 'For buyers',
    links: [
      { label: 'How we contract', href: addresses.contracting },
      { label: 'For your tender file', href: addresses.tenderFile },
    ],
  },
  footer: {
    technologies: {
      heading: 'Technologies',
      links: [
        { label: 'React & Angular', href: addresses.technology('react-angular') },
        { label: 'Node.js & Python', href: addresses.technology('nodejs-python') },
        { label: 'AWS & Azure', href: addresses.technology('aws-azure') },
        { label: 'Machine Learning', href: addresses.technology('machine-learning') },
        { label: 'Mobile Apps', href: addresses.technology('mobile-apps') },
        { label: 'DevOps', href: addresses.technology('devops') },
      ],
    },
    company: {
      heading: 'Company',
      links: [
        { label: 'About Us', href: addresses.aboutCompany },
        { label: 'Our Team', href: addresses.team },
        { label: 'Careers', href: addresses.careers },
      ],
    },
    other: {
      heading: 'More',
      links: [
        { label: 'Internship Registration', href: addresses.internshipRegistration },
        { label: 'Our Work', href: addresses.ourWork },
        { label: 'Contact', href: addresses.contact },
        { label: 'Privacy Policy', href: addresses.privacyPolicy },
        { label: 'Terms of Service', href: addresses.termsOfService },
        { label: 'How We Contract', href: addresses.contracting },
        { label: 'Tender File', href: addresses.tenderFile },
        { label: 'For Hospitals', href: addresses.sector('hospitals') },
        { label: 'For Schools', href: addresses.sector('schools') },
        { label: 'For Land Records', href: addresses.sector('land-records') },
      ],
      professionalNetwork: 'LinkedIn',
    },
    newsletter: {
      heading: 'Newsletter',
      intro: 'New courses, internship dates and notes from our projects. At most once a month.',
      label: 'Newsletter e-mail',
      placeholder: 'you@example.com',
      submit: 'Subscribe',
      submitting: 'Sending...',
      privacyLink: { label: 'Privacy notice', href: addresses.privacyNotice },
      subscribed: {
        title: 'Subscribed',
        text: 'Open our email and press the button in it to confirm. No email after an hour? Sign up again.',
      },
    },
    legal: {
      heading: 'Company details',
      registeredOffice: 'Registered office',
      cin: 'CIN',
      phone: 'Phone',
      email: 'Email',
      grievanceOfficer: 'Grievance officer',
      copyright: '© {company.legalName}',
    },
  },
} satisfies NavigationSource;
