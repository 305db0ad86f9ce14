import { counts, figures, first, testFacts } from './page-facts.ts';

/** Specification, section 2 'Home', section 3 (testimonials, partners), sections 4 to 7 (contact form), section 9. */
testFacts([
  ['/', 'parts', 'main section[id] @id', 'home, services, about, partners, testimonials, technology-partners, contact'],
  ['/', 'actions of the hero', '#home .actions a', 'Start a project, View Our Work'],
  ['/', 'where they lead', '#home .actions a @href', '/#contact, /textmi'],
  ['/', 'structured site search', 'script[type=application/ld+json]', /\/search\?q=\{search_term_string\}/],

  [
    '/',
    'cards of the services',
    first(6, '#services h3'),
    'Custom Software Development, Enterprise Solutions, AI-Integrated Services, Mobile Development, Cloud Solutions, Data Engineering',
  ],
  [
    '/',
    'targets of the cards',
    first(6, '#services a @href'),
    '/services/custom-software, /services/enterprise-solutions, /services/ai-integrated, /services/mobile-development, /services/cloud-solutions, /services/data-engineering',
  ],
  ['/', 'a card has an icon', counts('#services h3', 'svg'), /^1$/],
  ['/', 'a card has a description', '#services .swatch-text', /\w.{40}/],
  ['/', 'a description unfolds', '#services .fold .fold-more', /^Know More$/],
  ['/', 'and folds', '#services .fold .fold-less', /^Show Less$/],

  [
    '/',
    'statistics',
    figures('#about .metric'),
    '50+ developers, 200+ projects, 25+ countries, 98% client satisfaction',
  ],
  [
    '/',
    'certifications',
    '#about .seal',
    'Recognised by the national startup programme, Certified by the state startup policy, ISO 27001 information security, CMMI Level 3 development process',
  ],
  [
    '/',
    'technologies',
    '#about .word-list li',
    'React, Node.js, Python, Java, TypeScript, Angular, Vue.js, AWS, Azure, Docker, Kubernetes, PostgreSQL, MongoDB, TensorFlow, PyTorch, OpenAI, Flutter, React Native, Swift',
  ],
  ['/', 'the details unfold', '#about details summary .fold-more', 'Learn More'],
  ['/', 'and fold', '#about details summary .fold-less', 'Show Less'],
  ['/', 'they start folded', '#about details[open]', 0],
  ['/', 'six registration details', '#about details dt', 6],
  ['/', 'incorporation', first(1, figures('#about details dl > div')), 'April 2022 Incorporated'],

  [
    '/',
    'statistics of partners',
    figures('#partners .figures-line > div'),
    '15+ organizations, 5+ years, 100+ joint initiatives',
  ],
  ['/', 'six partners', '#partners .carousel-slide figcaption', 6],
  ['/', 'a partner has a logo', counts('#partners .carousel-slide', '[role=img]'), /^1$/],
  ['/', 'how long a partner stays', '#partners [data-carousel] @data-carousel', '3500'],
  ['/', 'seven testimonials', '#testimonials .carousel-slide', 7],
  ['/', 'who speaks', '#testimonials figcaption strong', 7],
  ['/', 'what they say', '#testimonials blockquote', 7],
  ['/', 'for which company', '#testimonials figcaption > span', /\w/],
  ['/', 'rated 5, each', '#testimonials .stars @aria-label', /^Rated 5 out of 5$/],
  ['/', 'how long a testimonial stays', '#testimonials [data-carousel] @data-carousel', '4000'],
  ['/', 'logos in three rows', counts('#technology-partners', '.marquee-row'), '3'],
  ['/', 'each logo in one row only', '#technology-partners ul svg[role=img] @aria-label', 24],

  [
    '/',
    'fields',
    '#contact label',
    'Full Name, Email Address, Company optional, Project Type optional, Project Details',
  ],
  ['/', 'required ones', '#contact [required] @name', 'name, email, message'],
  ['/', 'the browser checks the e-mail', '#contact [name=email] @type', 'email'],
  ['/', 'the browser checks the form', '#contact form[novalidate]', 0],
  ['/', 'rows of Project Details', '#contact textarea @rows', '5'],
  ['/', 'title of the toast', '#contact form @data-words', /"title":"Message Sent!"/],
  ['/', 'text of the toast', '#contact form @data-words', /"text":"We'll get back to you within 24 hours\."/],
  ['/', 'the notice its data falls under', '#contact .lead-form-privacy a @href', '/privacy-notice'],
  ['/', 'promise of the card', '#contact .contact-response', 'We respond within 4 hours'],
  ['/', 'support hours', first(1, '#contact aside dd'), '9AM to 6PM IST'],
]);
