import type { Texts } from '../loading/translate.ts';
import type { EmailsSource } from '../schema/site/emails.ts';

export default {
  kinds: {
    contact: { entry: 'বার্তা' },
    'course-question': { entry: 'প্রশ্ন', name: 'কোর্স নিয়ে প্রশ্ন' },
    'internship-registration': { entry: 'রেজিস্ট্রেশন', name: 'ইন্টার্নশিপ রেজিস্ট্রেশন' },
    'placement-training-registration': { entry: 'রেজিস্ট্রেশন', name: 'প্লেসমেন্ট প্রশিক্ষণ রেজিস্ট্রেশন' },
  },
  privacyLink: 'গোপনীয়তা বিজ্ঞপ্তি',
  acknowledgement: {
    subject: '{company.shortName}: {entry} পেয়েছি ({reference})',
    heading: 'আপনার {entry} পেয়েছি',
    guardian: {
      heading: 'বয়স 18 বছরের কম?',
      text: 'তাহলে আমরা কিছু করার আগে মা, বাবা বা অভিভাবকের সম্মতি লাগে। তাঁদের নম্বর না দিয়ে থাকলে তাঁদের {company.email}-এ লিখতে বলুন। নীচের লিঙ্কে তাঁরাও সম্মতি ফিরিয়ে নিতে পারেন।',
    },
    answersOmitted: 'ঠিকানা লিখতে ভুল হয়ে থাকতে পারে। তাই আপনার উত্তরগুলি এখানে আবার লিখলাম না।',
    withdraw: {
      heading: 'মত বদলেছেন? না কি এটি আপনি পাঠাননি?',
      text: 'সম্মতি ফিরিয়ে নিতে লিঙ্কটি টিপুন। যে পাতা খোলে, সেখানে আর একবার নিশ্চিত করলে ফাইল-সহ সব মুছে যায়।',
      link: 'ফিরিয়ে নিন ও মুছুন',
    },
    reason: 'কেউ এই ঠিকানা দিয়ে আমাদের সাইটে একটি ফর্ম পাঠিয়েছেন, তাই এই একটি ই-মেল পাচ্ছেন।',
  },
} satisfies Texts<EmailsSource>;
