import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['Dart প্রোগ্রামিং', 'Flutter-এর উইজেট', 'স্টেট ম্যানেজমেন্ট', 'API ও স্টোরেজ', 'অ্যাপ প্রকাশ'],
  summary:
    'Dart-এ একটিই অ্যাপ লিখবেন, Android ও iPhone দু’টির জন্য: বাংলা ও ইংরেজি স্ক্রিন, সার্ভার ও Firebase, সিগন্যাল চলে গেলেও হারায় না এমন তথ্য, ম্যাপ, নোটিফিকেশন, আর Google Play-র জন্য সই করা রিলিজ।',
  parts: [
    { category: 'Dart প্রোগ্রামিং' },
    { category: 'Flutter-এর গোড়ার কথা' },
    { category: 'UI ডেভেলপমেন্ট' },
    { category: 'স্টেট ম্যানেজমেন্ট' },
    { category: 'উচ্চতর ফিচার' },
    { category: 'প্রজেক্ট' },
  ],
} satisfies Texts<CourseSource>;
