import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { LanguageSource } from '../loading/translate.ts';
import factWords from './fact-words.ts';

const courses = [
  'cpp-programming',
  'data-structures',
  'computer-science',
  'fullstack-mern',
  'flutter',
  'machine-learning',
];

export default {
  name: sample('বাংলা', 'the translations, as a person who grew up with the language has checked them'),
  dateLocale: 'bn-IN-u-nu-latn',
  pages: [
    addresses.beforeYouDecide,
    addresses.placementTraining,
    ...courses.map(addresses.course),
    addresses.contactPage,
    addresses.internship,
    addresses.termsOfService,
    addresses.placementRegistration,
    addresses.internshipRegistration,
    addresses.courseQuestion,
    ...[...courses, 'internship'].map(addresses.question),
  ],
  forms: ['course-question', 'internship-registration', 'placement-training-registration', 'withdrawal'],
  note: 'এটি অনুবাদ; বাংলা যাঁর মাতৃভাষা, এমন কেউ এখনও যাচাই করেননি। অমিল থাকলে ইংরেজি পাঠই ধরা হবে।',
  staleNote: 'ইংরেজি পাতাটি এই অনুবাদের পরে বদলেছে। অমিল থাকলে ইংরেজি পাঠই ধরা হবে।',
  readTranslation: 'বাংলায় পড়ুন',
  readOriginal: 'ইংরেজিতে পড়ুন',
  others: 'বাংলা: কোর্স ও ফি',
  factWords,
} satisfies LanguageSource;
