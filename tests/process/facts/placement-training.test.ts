import { nth, testFacts } from './page-facts.ts';

const list = '/placement-training';
const card = (index: number, where: string) => nth(index, '#placement-training .course', where);

/** Specification, section 3 'Placement program / course' and section 9 'Placement prices': the cards of /placement-training. */
testFacts([
  [list, 'its anchor', '#placement-training h2', /\w/],
  [list, 'six cards', '#placement-training .course h3', 6],

  [list, 'name', card(0, 'h3'), 'C/C++ Programming'],
  [list, 'level of C/C++ Programming', card(0, '.level'), 'Beginner to Intermediate'],
  [list, 'sessions and duration of C/C++ Programming', card(0, '.course-facts dd'), '25, 3-4 months'],
  [
    list,
    'topics of C/C++ Programming',
    card(0, '.course-topics li'),
    'C Fundamentals, Pointers & Memory, OOP with C++, STL, Projects',
  ],
  [list, 'prices of C/C++ Programming', card(0, '.price'), '₹7,999 ₹4,999 or ₹2,000/month'],
  [list, 'original price of C/C++ Programming is struck through', card(0, '.price s'), '₹7,999'],
  [
    list,
    'ways on from C/C++ Programming',
    card(0, '.course-offer a'),
    /^(?:Register Now|View Curriculum|Brochure \(PDF, \d+ KB\))$/,
  ],
  [
    list,
    'where they lead',
    card(0, '.course-offer a @href'),
    '/placement-training-registration?program=cpp-programming, /curriculum/cpp-programming, /brochures/cpp-programming.pdf',
  ],

  [list, 'name', card(1, 'h3'), 'Data Structures & Algorithms'],
  [list, 'level of Data Structures & Algorithms', card(1, '.level'), 'Intermediate to Advanced'],
  [list, 'sessions and duration of Data Structures & Algorithms', card(1, '.course-facts dd'), '70, 6-8 months'],
  [
    list,
    'topics of Data Structures & Algorithms',
    card(1, '.course-topics li'),
    'Arrays & Strings, Linked Lists, Trees & Graphs, Dynamic Programming, STL',
  ],
  [list, 'prices of Data Structures & Algorithms', card(1, '.price'), '₹19,999 ₹14,999 or ₹2,000/month'],
  [list, 'original price of Data Structures & Algorithms is struck through', card(1, '.price s'), '₹19,999'],
  [
    list,
    'ways on from Data Structures & Algorithms',
    card(1, '.course-offer a'),
    /^(?:Register Now|View Curriculum|Brochure \(PDF, \d+ KB\))$/,
  ],
  [
    list,
    'where they lead',
    card(1, '.course-offer a @href'),
    '/placement-training-registration?program=data-structures, /curriculum/data-structures, /brochures/data-structures.pdf',
  ],

  [list, 'name', card(2, 'h3'), 'Computer Science Fundamentals'],
  [list, 'level of Computer Science Fundamentals', card(2, '.level'), 'Intermediate'],
  [list, 'sessions and duration of Computer Science Fundamentals', card(2, '.course-facts dd'), '50, 4-5 months'],
  [
    list,
    'topics of Computer Science Fundamentals',
    card(2, '.course-topics li'),
    'Operating Systems, OOPS Concepts, Computer Networks, Database Management',
  ],
  [list, 'prices of Computer Science Fundamentals', card(2, '.price'), '₹14,999 ₹9,999 or ₹2,000/month'],
  [list, 'original price of Computer Science Fundamentals is struck through', card(2, '.price s'), '₹14,999'],
  [
    list,
    'ways on from Computer Science Fundamentals',
    card(2, '.course-offer a'),
    /^(?:Register Now|View Curriculum|Brochure \(PDF, \d+ KB\))$/,
  ],
  [
    list,
    'where they lead',
    card(2, '.course-offer a @href'),
    '/placement-training-registration?program=computer-science, /curriculum/computer-science, /brochures/computer-science.pdf',
  ],

  [list, 'name', card(3, 'h3'), 'Full Stack MERN Development'],
  [list, 'level of Full Stack MERN Development', card(3, '.level'), 'Intermediate to Advanced'],
  [list, 'sessions and duration of Full Stack MERN Development', card(3, '.course-facts dd'), '75, 6-8 months'],
  [
    list,
    'topics of Full Stack MERN Development',
    card(3, '.course-topics li'),
    'React.js, Node.js & Express, MongoDB, Full Stack Projects, Deployment',
  ],
  [list, 'prices of Full Stack MERN Development', card(3, '.price'), '₹19,999 ₹14,999 or ₹2,000/month'],
  [list, 'original price of Full Stack MERN Development is struck through', card(3, '.price s'), '₹19,999'],
  [
    list,
    'ways on from Full Stack MERN Development',
    card(3, '.course-offer a'),
    /^(?:Register Now|View Curriculum|Brochure \(PDF, \d+ KB\))$/,
  ],
  [
    list,
    'where they lead',
    card(3, '.course-offer a @href'),
    '/placement-training-registration?program=fullstack-mern, /curriculum/fullstack-mern, /brochures/fullstack-mern.pdf',
  ],

  [list, 'name', card(4, 'h3'), 'Flutter App Development'],
  [list, 'level of Flutter App Development', card(4, '.level'), 'Intermediate to Advanced'],
  [list, 'sessions and duration of Flutter App Development', card(4, '.course-facts dd'), '75, 6-8 months'],
  [
    list,
    'topics of Flutter App Development',
    card(4, '.course-topics li'),
    'Dart Programming, Flutter Widgets, State Management, APIs & Storage, Publishing',
  ],
  [list, 'prices of Flutter App Development', card(4, '.price'), '₹19,999 ₹14,999 or ₹2,000/month'],
  [list, 'original price of Flutter App Development is struck through', card(4, '.price s'), '₹19,999'],
  [
    list,
    'ways on from Flutter App Development',
    card(4, '.course-offer a'),
    /^(?:Register Now|View Curriculum|Brochure \(PDF, \d+ KB\))$/,
  ],
  [
    list,
    'where they lead',
    card(4, '.course-offer a @href'),
    '/placement-training-registration?program=flutter, /curriculum/flutter, /brochures/flutter.pdf',
  ],

  [list, 'name', card(5, 'h3'), 'ML/AI/DS - Machine Learning, AI & Data Science'],
  [list, 'level of ML/AI/DS - Machine Learning, AI & Data Science', card(5, '.level'), 'Intermediate to Advanced'],
  [
    list,
    'sessions and duration of ML/AI/DS - Machine Learning, AI & Data Science',
    card(5, '.course-facts dd'),
    '75, 6-8 months',
  ],
  [
    list,
    'topics of ML/AI/DS - Machine Learning, AI & Data Science',
    card(5, '.course-topics li'),
    'Data Analytics, ML Algorithms, Deep Learning, Neural Networks, Data Visualization, Projects',
  ],
  [
    list,
    'prices of ML/AI/DS - Machine Learning, AI & Data Science',
    card(5, '.price'),
    '₹19,999 ₹14,999 or ₹2,000/month',
  ],
  [
    list,
    'original price of ML/AI/DS - Machine Learning, AI & Data Science is struck through',
    card(5, '.price s'),
    '₹19,999',
  ],
  [
    list,
    'ways on from ML/AI/DS - Machine Learning, AI & Data Science',
    card(5, '.course-offer a'),
    /^(?:Register Now|View Curriculum|Brochure \(PDF, \d+ KB\))$/,
  ],
  [
    list,
    'where they lead',
    card(5, '.course-offer a @href'),
    '/placement-training-registration?program=machine-learning, /curriculum/machine-learning, /brochures/machine-learning.pdf',
  ],

  [list, 'offline at centres', '#promises', /Offline, at centres across India/],
  [list, 'internships', '#promises', /Internship opportunities/],
  [list, 'placement', '#promises', /Placement opportunities/],
  [list, 'alumni refer', '#promises', /alumni network/],
  [list, 'a discount on referral', '#promises', /discount on referral/],
]);
