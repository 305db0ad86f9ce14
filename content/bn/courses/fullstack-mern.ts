import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['React.js', 'Node.js ও Express', 'MongoDB', 'ফুল স্ট্যাক প্রজেক্ট', 'ডিপ্লয়মেন্ট'],
  summary:
    'বোতাম থেকে ব্যাকআপ পর্যন্ত একটি ওয়েব অ্যাপ্লিকেশন বানাবেন: React-এ স্ক্রিন, Express-এ API, সঙ্গে অ্যাকাউন্ট ও লাইভ আপডেট, MongoDB-তে ডেটা, আর একটি Linux সার্ভার, যার দেখাশোনা আপনি নিজে করবেন।',
  parts: [
    { category: 'ফ্রন্টএন্ড ডেভেলপমেন্ট' },
    { category: 'ব্যাকএন্ড ডেভেলপমেন্ট' },
    { category: 'ডেটাবেস' },
    { category: 'ডিপ্লয়মেন্ট' },
    { category: 'প্রজেক্ট' },
  ],
} satisfies Texts<CourseSource>;
