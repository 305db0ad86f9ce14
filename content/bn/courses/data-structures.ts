import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['অ্যারে ও স্ট্রিং', 'লিঙ্কড লিস্ট', 'ট্রি ও গ্রাফ', 'ডায়নামিক প্রোগ্রামিং', 'STL'],
  summary:
    'কোন সমস্যায় কোন ডেটা স্ট্রাকচার লাগে, তা বাছতে শিখবেন। C++-এ সেটি বানাবেন, ঠিক চলে কি না প্রমাণ করবেন, কত দ্রুত চলে মাপবেন: অ্যারে ও লিস্ট থেকে ট্রি, গ্রাফ ও ডায়নামিক প্রোগ্রামিং পর্যন্ত।',
  parts: [
    { category: 'গোড়ার কথা' },
    { category: 'লিনিয়ার DS' },
    { category: 'নন-লিনিয়ার DS' },
    { category: 'উচ্চতর অ্যালগরিদম' },
    { category: 'প্রজেক্ট' },
  ],
} satisfies Texts<CourseSource>;
