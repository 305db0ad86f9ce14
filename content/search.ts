import type { SearchSource } from './schema/search.ts';

export default {
  metadata: {
    title: 'Search | {company.name}',
    description:
      'Search all pages of this site: services, technologies, products, courses and the company. Or look through the list of every page.',
  },
  heading: 'Search the site',
  intro: 'Type a word or two: a service, a product, the topic of a session. Small slips in spelling do not matter.',
  label: 'What are you looking for?',
  placeholder: 'cloud migration, Flutter, fees',
  submit: 'Search',
  found: '{count} places for “{query}”',
  foundOne: 'One place for “{query}”',
  none: 'Nothing was found for “{query}”. Try one word less, or a plainer one; the list below has every page.',
  failed: 'The search could not be loaded. The list below has every page.',
  indexHeading: 'Every page',
  groups: {
    services: 'Services',
    technologies: 'Technologies',
    products: 'Products',
    courses: 'Courses',
    company: {
      heading: 'Company',
      links: [
        { label: 'Home', href: '/' },
        { label: 'About', href: '/about' },
        { label: 'Our Team', href: '/company/our-team' },
        { label: 'Careers', href: '/company/careers' },
        { label: 'Our Work', href: '/our-work' },
        { label: 'Contact', href: '/#contact' },
        { label: 'Privacy Policy', href: '/privacy-policy' },
        { label: 'Terms of Service', href: '/terms-of-service' },
        { label: 'Privacy notice for our forms', href: '/privacy-notice' },
      ],
    },
    training: {
      heading: 'Training',
      links: [
        { label: 'IT Academy', href: '/placement-training' },
        { label: 'Internship', href: '/internship' },
        { label: 'Internship Registration', href: '/internship-registration' },
        { label: 'Placement Training Registration', href: '/placement-training-registration' },
      ],
    },
  },
} satisfies SearchSource;
