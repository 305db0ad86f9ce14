import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['C-র গোড়ার কথা', 'পয়েন্টার ও মেমরি', 'C++-এ OOP', 'STL', 'প্রজেক্ট'],
  summary:
    'C-তে এমন প্রোগ্রাম লিখবেন, যা কাজের শেষে সব মেমরি ফেরত দেয়; তারপর C++-এর class, template ও স্ট্যান্ডার্ড লাইব্রেরি। শেষে বানাবেন বাসের রুট খোঁজার প্রোগ্রাম ও এক বছরের বৃষ্টির রিপোর্ট।',
  parts: [{ category: 'C প্রোগ্রামিং' }, { category: 'C++ প্রোগ্রামিং' }, { category: 'প্রজেক্ট' }],
} satisfies Texts<CourseSource>;
