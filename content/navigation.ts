import type { NavigationSource } from './schema/navigation.ts';

export default {
  header: {
    home: 'Home',
    logo: { label: '{company.name}, home page', href: '/' },
    about: { label: 'About', href: '/about' },
    solutions: 'Our Solutions',
    links: [
      { label: 'Our Work', href: '/our-work' },
      { label: 'Internship', href: '/internship' },
      { label: 'IT Academy', href: '/placement-training' },
    ],
    contact: { label: 'Contact', href: '/#contact' },
    search: { label: 'Search', href: '/search', pattern: '/search?q={search_term_string}' },
  },
  footer: {
    technologies: {
      heading: 'Technologies',
      links: [
        { label: 'React & Angular', href: '/technologies/react-angular' },
        { label: 'Node.js & Python', href: '/technologies/nodejs-python' },
        { label: 'AWS & Azure', href: '/technologies/aws-azure' },
        { label: 'Machine Learning', href: '/technologies/machine-learning' },
        { label: 'Mobile Apps', href: '/technologies/mobile-apps' },
        { label: 'DevOps', href: '/technologies/devops' },
      ],
    },
    company: {
      heading: 'Company',
      links: [
        { label: 'About Us', href: '/company/about-us' },
        { label: 'Our Team', href: '/company/our-team' },
        { label: 'Careers', href: '/company/careers' },
      ],
    },
    other: {
      heading: 'More',
      links: [
        { label: 'Internship Registration', href: '/internship-registration' },
        { label: 'Our Work', href: '/our-work' },
        { label: 'Contact', href: '/#contact' },
        { label: 'Privacy Policy', href: '/privacy-policy' },
        { label: 'Terms of Service', href: '/terms-of-service' },
      ],
      professionalNetwork: 'LinkedIn',
    },
    newsletter: {
      heading: 'Newsletter',
      intro: 'New courses, internship dates and what we learned on a project. At most once a month.',
      label: 'Email Address',
      placeholder: 'name@example.com',
      submit: 'Subscribe',
      submitting: 'Sending...',
      confirmationSent: {
        title: 'Almost there',
        text: 'We sent a link to your address. Open it to confirm, and you are on the list.',
      },
      subscribed: { title: 'Subscribed', text: 'The next issue will come to your address.' },
    },
    legal: {
      heading: 'Company details',
      registeredOffice: 'Registered office',
      cin: 'CIN',
      phone: 'Phone',
      email: 'E-mail',
      grievanceOfficer: 'Grievance officer',
      copyright: '© {company.legalName}',
    },
  },
} satisfies NavigationSource;
