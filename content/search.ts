import { addresses } from './addresses.ts';
import type { SearchSource } from './schema/site/search.ts';

export default {
  metadata: {
    title: 'Search | {company.name}',
    description:
      'Search all pages of this site: services, technologies, products, courses and the company. Or look through the list of every page.',
  },
  heading: 'Search the site',
  intro: 'Type a word or two: a service, a product, the topic of a session. Small typing errors do not matter.',
  label: 'What are you looking for?',
  placeholder: 'cloud, Flutter, fees',
  submit: 'Search',
  loading: 'Loading the search index…',
  results: '{count} pages for “{query}”',
  resultOne: 'One page for “{query}”',
  partialResults: 'No page has all the words of “{query}”. These have some of them:',
  noResults:
    'Nothing was found for “{query}”. Try fewer or simpler words, or choose from the list of every page below.',
  loadFailed: 'The search could not be loaded. The list below has every page.',
  withoutScript:
    'The search needs JavaScript, which is off in this browser or did not load. Here is a list of every page instead.',
  allSessions: 'All {count} sessions',
  indexHeading: 'Every page',
  groups: {
    services: { heading: 'Services', kind: 'Service' },
    technologies: { heading: 'Technologies', kind: 'Technology' },
    products: { heading: 'Products', kind: 'Product' },
    courses: { heading: 'Courses', kind: 'Course' },
    training: {
      heading: 'Training',
      kind: 'Training',
      links: [
        { label: 'IT Academy', href: addresses.placementTraining },
        { label: 'Internship', href: addresses.internship },
        { label: 'Before you decide', href: addresses.beforeYouDecide },
        { label: 'Ask a counsellor', href: addresses.courseQuestion },
        { label: 'Internship Registration', href: addresses.internshipRegistration },
        { label: 'Placement Training Registration', href: addresses.placementRegistration },
      ],
    },
    company: {
      heading: 'Company',
      kind: 'Company',
      links: [
        { label: 'Home', href: addresses.home },
        { label: 'About', href: addresses.about },
        { label: 'Our Team', href: addresses.team },
        { label: 'Careers', href: addresses.careers },
        { label: 'Our Work', href: addresses.ourWork },
        { label: 'Contact: software projects', href: addresses.contact },
        { label: 'Contact: courses and centres', href: addresses.contactPage },
        { label: 'Kokborok', href: addresses.kokborok },
      ],
    },
    buyers: {
      heading: 'For buyers',
      kind: 'For buyers',
      links: [
        { label: 'How we contract', href: addresses.contracting },
        { label: 'For your tender file', href: addresses.tenderFile },
      ],
    },
    positions: { heading: 'Open positions', kind: 'Job' },
    legal: {
      heading: 'Legal',
      kind: 'Legal',
      links: [
        { label: 'Privacy Policy', href: addresses.privacyPolicy },
        { label: 'Terms of Service', href: addresses.termsOfService },
        { label: 'Privacy notice for our forms', href: addresses.privacyNotice },
        { label: 'Privacy notice in Bengali', href: addresses.privacyNoticeBengali },
        { label: 'Privacy notice in Hindi', href: addresses.privacyNoticeHindi },
      ],
    },
  },
  answers: [
    {
      queries: [
        'fee',
        'course fee',
        'price',
        'prices',
        'pricing',
        'cost',
        'costs',
        'charges',
        'how much',
        'EMI',
        'monthly',
        'per month',
        'instalment',
      ],
      links: [
        {
          label: 'Fees of the courses',
          text: 'What each course costs, at once or by the month, side by side.',
          href: `${addresses.placementTraining}#compare`,
        },
        {
          label: 'Fees of the internship',
          text: 'For four weeks and for seven, the same in every track.',
          href: `${addresses.internship}#fees`,
        },
        {
          label: 'What a project costs',
          text: 'The lowest and the highest price for each kind of work; a website from ₹50,000.',
          href: `${addresses.contracting}#prices`,
        },
      ],
    },
    {
      queries: ['internship fee', 'fee of the internship', 'internship cost'],
      links: [
        {
          label: 'Fees of the internship',
          text: 'For four weeks and for seven, the same in every track.',
          href: `${addresses.internship}#fees`,
        },
      ],
    },
    {
      queries: ['payment', 'pay', 'invoice', 'tax', 'late fee'],
      links: [
        {
          label: 'Payment and taxes',
          text: 'When fees are due, what is added to them, and what happens if you pay late.',
          href: `${addresses.termsOfService}#payment`,
        },
      ],
    },
    {
      queries: ['refund', 'refund policy', 'money back', 'cancel', 'cancellation'],
      links: [
        {
          label: 'Refunds',
          text: 'Fees once paid are not refunded, except as the law requires. The terms say when.',
          href: `${addresses.termsOfService}#refunds`,
        },
      ],
    },
    {
      queries: [
        ...[
          'contact',
          'contact number',
          'phone',
          'phone number',
          'telephone',
          'mobile number',
          'call',
          'email',
          'mail',
        ],
        ...['whatsapp', 'enquiry', 'inquiry', 'quote', 'quotation', 'support', 'help', 'office hours', 'counsellor'],
      ],
      links: [
        {
          label: 'Contact us',
          text: 'A form, phone, WhatsApp and email, and our support hours.',
          href: addresses.contact,
        },
      ],
    },
    {
      queries: [
        ...['contract', 'agreement', 'payment terms', 'milestones', 'ownership', 'source code', 'IP', 'warranty'],
        ...['acceptance', 'estimate', 'budget', 'project cost', 'price list', 'rate card'],
      ],
      links: [
        {
          label: 'How we contract',
          text: 'Price bands, stages and payments, ownership, acceptance, warranty, and how you leave us.',
          href: addresses.contracting,
        },
      ],
    },
    {
      queries: ['SLA', 'AMC', 'annual maintenance', 'maintenance', 'on call', 'support hours', 'night support'],
      links: [
        {
          label: 'Support: who answers, and when',
          text: 'Three tiers, their hours, who is on call at night, and how soon somebody works on a fault.',
          href: `${addresses.contracting}#support`,
        },
      ],
    },
    {
      queries: [
        ...['tender', 'bid', 'RFP', 'EOI', 'procurement', 'vendor registration', 'empanelment', 'eligibility'],
        ...['GeM', 'Udyam', 'MSME', 'PAN', 'turnover', 'references', 'referees', 'NDA', 'DPA'],
      ],
      links: [
        {
          label: 'For your tender file',
          text: 'Identifiers, certificates, turnover, referees, hosting, security and agreements on two sheets.',
          href: addresses.tenderFile,
        },
      ],
    },
    {
      queries: ['RPO', 'RTO', 'disaster recovery', 'recovery time', 'data location', 'data residency'],
      links: [
        {
          label: 'Hosting and recovery times',
          text: 'Where data is stored, how much can be lost, and how soon a system runs again.',
          href: `${addresses.tenderFile}#recovery`,
        },
      ],
    },
    {
      queries: ['hospital', 'hospitals', 'clinic', 'HMIS', 'ABDM', 'ABHA', 'NABH', 'DICOM', 'FHIR', 'telemedicine'],
      links: [
        {
          label: 'Software for hospitals',
          text: 'ABDM milestones, formats, patients’ data, and a timeline week by week.',
          href: addresses.sector('hospitals'),
        },
      ],
    },
    {
      queries: ['UDISE', 'UDISE+', 'APAAR', 'NEP', 'NEP 2020', 'progress card', 'school', 'schools'],
      links: [
        {
          label: 'Software for schools',
          text: 'Returns and numbers, progress cards, children’s data, and a timeline for one term.',
          href: addresses.sector('schools'),
        },
        {
          label: 'EduManage 360',
          text: 'Our school system, with pictures of it.',
          href: addresses.product('school-360'),
        },
      ],
    },
    {
      queries: [
        ...['land records', 'land record', 'ULPIN', 'Bhu-Aadhaar', 'DILRMP', 'NAKSHA', 'SVAMITVA', 'cadastral'],
        ...['khatian', 'record of rights', 'survey of india'],
      ],
      links: [
        {
          label: 'Software for land records',
          text: 'Programmes, map services, datums, titles, and a timeline for one circle.',
          href: addresses.sector('land-records'),
        },
      ],
    },
    {
      queries: ['address', 'location', 'office', 'directions', 'where are you', 'located', 'near me', '{company.city}'],
      links: [{ label: 'Where we are', text: '{company.address}', href: addresses.contact }],
    },
    {
      queries: [
        ...[
          'career',
          'job',
          'vacancy',
          'vacancies',
          'hiring',
          'recruitment',
          'openings',
          'open positions',
          'work with us',
        ],
        ...['fresher', 'salary'],
      ],
      links: [
        {
          label: 'Careers: open positions',
          text: 'Who we are looking for, where, and for what salary.',
          href: `${addresses.careers}#positions`,
        },
      ],
    },
    {
      queries: ['résumé', 'CV', 'curriculum vitae', 'biodata', 'apply', 'application'],
      links: [
        {
          label: 'Send your résumé',
          text: 'Choose a position; its form takes your résumé as a PDF.',
          href: `${addresses.careers}#positions`,
        },
        {
          label: 'Apply for an internship',
          text: 'Four or seven weeks; three short steps, no résumé needed.',
          href: addresses.internshipRegistration,
        },
      ],
    },
    {
      queries: ['internship', 'intern', 'industrial training', 'summer training', 'stipend'],
      links: [
        {
          label: 'Internship',
          text: 'Tracks of four to seven weeks: what interns build, with which tools.',
          href: addresses.internship,
        },
        {
          label: 'Internship Registration',
          text: 'Three short steps; the fee is shown before you send.',
          href: addresses.internshipRegistration,
        },
      ],
    },
    {
      queries: ['register', 'registration', 'admission', 'admissions', 'enrol', 'enroll', 'sign up'],
      links: [
        {
          label: 'Register for a course',
          text: 'Three short steps. You pay nothing until a counsellor has called you.',
          href: addresses.placementRegistration,
        },
        {
          label: 'Register for an internship',
          text: 'Three short steps; the fee is shown before you send.',
          href: addresses.internshipRegistration,
        },
      ],
    },
    {
      queries: ['start date', 'starting date', 'course start', 'batch', 'batches', 'next batch', 'batch date'],
      links: [
        {
          label: 'When the next batches begin',
          text: 'The next date and centre of each course, with its fee.',
          href: `${addresses.placementTraining}#placement-training`,
        },
      ],
    },
    {
      queries: ['login', 'log in', 'sign in', 'password', 'account', 'my account', 'student portal', 'dashboard login'],
      links: [
        {
          label: 'There is no login',
          text: 'Nobody needs an account here. To ask about something you sent, or to change it, write to us.',
          href: addresses.contact,
        },
      ],
    },
    {
      queries: [
        'course',
        'courses',
        'syllabus',
        'curriculum',
        'brochure',
        'academy',
        'IT academy',
        'training',
        'placement training',
      ],
      links: [
        {
          label: 'IT Academy: all courses',
          text: 'Level, length and fee of each, its curriculum and its brochure.',
          href: `${addresses.placementTraining}#placement-training`,
        },
      ],
    },
    {
      queries: [
        'placement',
        'placements',
        'job guarantee',
        'placement support',
        'discount',
        'referral',
        'coupon',
        'offline',
        'centre',
        'center',
      ],
      links: [
        {
          label: 'Placement, centres and discounts',
          text: 'What a course includes: a classroom, internships, job openings, and the discount on referral.',
          href: `${addresses.placementTraining}#promises`,
        },
      ],
    },
    {
      queries: ['certificate', 'attendance'],
      links: [
        {
          label: 'Who gets a certificate',
          text: 'What you need to have attended, handed in and paid.',
          href: `${addresses.termsOfService}#courses`,
        },
        {
          label: 'What the certificate looks like',
          text: 'A sample: marks, attendance, projects, and the number with which employers check it.',
          href: `${addresses.placementTraining}#certificate`,
        },
      ],
    },
    {
      queries: ['GST', 'CIN', 'DUNS', 'ISO', 'CMMI', 'company registration', 'startup india'],
      links: [
        {
          label: 'Registration details of the company',
          text: 'Identity and tax numbers, recognitions and the date of incorporation.',
          href: `${addresses.about}#registration`,
        },
      ],
    },
    {
      queries: ['founder', 'CEO', 'director', 'team', 'our team', 'staff'],
      links: [
        {
          label: 'Our Team',
          text: 'Who leads the work, and whom to ask about what.',
          href: addresses.team,
        },
      ],
    },
    {
      queries: ['complaint', 'grievance', 'grievance officer'],
      links: [
        {
          label: 'Complaints',
          text: 'Whom to write to, and when we reply.',
          href: `${addresses.privacyPolicy}#grievance`,
        },
      ],
    },
    {
      queries: ['privacy', 'my data', 'delete my data', 'unsubscribe', 'withdraw consent'],
      links: [
        {
          label: 'Privacy notice for our forms',
          text: 'What each form keeps and for how long, and how to withdraw.',
          href: addresses.privacyNotice,
        },
      ],
    },
    {
      queries: ['portfolio', 'projects', 'clients', 'our work', 'products'],
      links: [
        { label: 'Our Work', text: 'All products, with pictures of each.', href: addresses.ourWork },
        {
          label: 'Client projects',
          text: 'What we built for hospitals, public offices, banks and others.',
          href: `${addresses.ourWork}#client-projects`,
        },
      ],
    },
  ],
  aliases: [
    ['Node.js', 'NodeJS', 'Node'],
    ['React.js', 'ReactJS', 'React'],
    ['Express.js', 'ExpressJS', 'Express'],
    ['Next.js', 'NextJS'],
    ['Vue.js', 'VueJS', 'Vue'],
    ['C++', 'cpp', 'c plus plus', 'cplusplus'],
    ['C#', 'c sharp', 'csharp'],
    ['JavaScript', 'JS'],
    ['TypeScript', 'TS'],
    ['Python', 'py'],
    ['PostgreSQL', 'Postgres'],
    ['MongoDB', 'Mongo'],
    ['Kubernetes', 'k8s'],
    ['machine learning', 'ML'],
    ['artificial intelligence', 'AI'],
    ['deep learning', 'DL'],
    ['natural language processing', 'NLP'],
    ['large language model', 'LLM'],
    ['computer vision', 'image recognition'],
    ['data science', 'DS'],
    ['data structures and algorithms', 'data structures algorithms', 'DSA'],
    ['dynamic programming', 'DP'],
    ['breadth-first search', 'BFS'],
    ['depth-first search', 'DFS'],
    ['object-oriented programming', 'object-oriented', 'OOP', 'OOPS'],
    ['database management system', 'database management', 'DBMS', 'RDBMS'],
    ['database', 'DB'],
    ['operating system', 'OS'],
    ['computer networks', 'computer networking', 'CN'],
    ['Amazon Web Services', 'AWS'],
    ['Google Cloud', 'GCP'],
    ['continuous integration', 'CI'],
    ['user interface', 'UI'],
    ['point of sale', 'POS'],
    ['progressive web app', 'PWA'],
    ['GitHub', 'Git Hub'],
    ['front end', 'frontend'],
    ['back end', 'backend'],
    ['full stack', 'fullstack'],
    ['Android app', 'Android application'],
    ['e-commerce', 'ecommerce', 'online shop'],
    // These have the words that students and parents type in Hindi and Bengali.
    ['fee', 'फीस', 'फ़ीस', 'शुल्क', 'ফি', 'ফিস'],
    ['job', 'career', 'नौकरी', 'जॉब', 'চাকরি', 'চাকরী', 'জব'],
    ['course', 'कोर्स', 'কোর্স'],
    ['syllabus', 'पाठ्यक्रम', 'सिलेबस', 'পাঠ্যক্রম', 'সিলেবাস'],
    ['internship', 'इंटर्नशिप', 'ইন্টার্নশিপ'],
    ['admission', 'दाखिला', 'प्रवेश', 'एडमिशन', 'ভর্তি'],
    ['batch', 'बैच', 'ব্যাচ'],
    ['placement', 'प्लेसमेंट', 'প্লেসমেন্ট'],
    ['training', 'प्रशिक्षण', 'ट्रेनिंग', 'প্রশিক্ষণ', 'ট্রেনিং'],
    ['certificate', 'प्रमाणपत्र', 'प्रमाण पत्र', 'সার্টিফিকেট'],
    ['refund', 'रिफंड', 'ফেরত'],
    ['contact', 'संपर्क', 'যোগাযোগ'],
    ['address', 'पता', 'ঠিকানা'],
  ],
  stopWords: [
    ...[
      'a',
      'an',
      'and',
      'are',
      'at',
      'by',
      'can',
      'do',
      'does',
      'for',
      'from',
      'give',
      'have',
      'how',
      'i',
      'in',
      'is',
      'it',
      'me',
    ],
    ...[
      'my',
      'of',
      'on',
      'or',
      'our',
      'please',
      'show',
      'tell',
      'that',
      'the',
      'this',
      'to',
      'what',
      'with',
      'you',
      'your',
    ],
  ],
} satisfies SearchSource;
