import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['ডেটা অ্যানালিটিক্স', 'ML অ্যালগরিদম', 'ডিপ লার্নিং', 'নিউরাল নেটওয়ার্ক', 'ডেটা ভিজ্যুয়ালাইজেশন', 'প্রজেক্ট'],
  summary:
    'Python ও SQL-এ ডেটা গুছিয়ে প্রশ্নের উত্তর খুঁজবেন, মডেলকে শেখাবেন ও সৎভাবে যাচাই করবেন, PyTorch-এ নিউরাল নেটওয়ার্ক লিখবেন। শেষে দামের পূর্বাভাস বা গাছের পাতার রোগ চেনার প্রোগ্রাম অন্যদের ব্যবহারের জন্য চালু করবেন।',
  parts: [
    { category: 'ডেটা অ্যানালিটিক্স' },
    { category: 'মেশিন লার্নিং' },
    { category: 'ডিপ লার্নিং' },
    { category: 'বিশেষ বিষয়' },
    { category: 'প্রজেক্ট' },
  ],
} satisfies Texts<CourseSource>;
