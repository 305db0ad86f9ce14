import type { Texts } from '../../loading/translate.ts';
import type { CurriculumWordsSource } from '../../schema/academy/academy.ts';

export default {
  eyebrow: 'আইটি অ্যাকাডেমি',
  about: { heading: 'কোর্সটি সম্পর্কে' },
  video: {
    tour: {
      careerGuidance: {
        heading: 'কোর্সের পরে',
        lines: [
          'ইন্টার্নশিপের একটি ট্র্যাকে যোগ দিতে পারেন। তার ফি আলাদা, সবার জন্য একই।',
          'এক বছর ধরে আপনার সঙ্গে জীবনপঞ্জি (CV) আরও ভালো করি, ইন্টারভিউয়ের মহড়া করাই, চাকরির খবর পাঠাই। চাকরির প্রতিশ্রুতি দিতে পারি না।',
        ],
      },
    },
  },
  learned: { outcomes: 'কোর্সের শেষে যা পারবেন', prerequisites: 'যা লাগবে' },
  sessions: { allSessionsLink: 'কোন ক্লাসে কী পড়ানো হয় (ইংরেজিতে): {sessions}' },
  callToAction: {
    heading: 'পরের ব্যাচে যোগ দিন',
    text: 'তিনটি ছোট ধাপে রেজিস্ট্রেশন করুন। এখন কোনো টাকা দিতে হয় না। আগে একজন কাউন্সেলর ফোন করে আপনার প্রশ্নের উত্তর দেন।',
  },
} satisfies Texts<CurriculumWordsSource>;
