import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['অপারেটিং সিস্টেম', 'OOPS-এর ধারণা', 'কম্পিউটার নেটওয়ার্ক', 'ডেটাবেস ম্যানেজমেন্ট'],
  summary:
    'Linux-এর কার্নেলে প্রোগ্রাম কী করে, তা দেখবেন। Java-তে class-এর নকশা করবেন, Wireshark-এ প্যাকেট পড়বেন, PostgreSQL-এ কোয়েরির গতি বাড়াবেন। শেষে এমন একটি সিস্টেমের নকশা করবেন যাতে এই চারটিই লাগে, আর নকশার পক্ষে যুক্তি দেবেন।',
  parts: [
    { category: 'অপারেটিং সিস্টেম' },
    { category: 'OOPS' },
    { category: 'কম্পিউটার নেটওয়ার্ক' },
    { category: 'ডেটাবেস ম্যানেজমেন্ট' },
    { category: 'সিস্টেম ডিজাইন' },
  ],
} satisfies Texts<CourseSource>;
