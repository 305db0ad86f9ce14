import type { Texts } from '../../loading/translate.ts';
import type { RegistrationWordsSource } from '../../schema/academy/registration.ts';

export default {
  stepNumber: 'ধাপ {number}',
  stepDone: 'শেষ হয়েছে',
  stepsLabel: 'ধাপগুলি',
  formLabel: 'রেজিস্ট্রেশন',
  questions: {
    name: { label: 'পুরো নাম', placeholder: 'পরিচয়পত্রে যেমন লেখা আছে' },
    email: { label: 'ই-মেল', example: 'যেমন name@example.com' },
    whatsapp: {
      label: 'WhatsApp নম্বর',
      hint: 'এই নম্বরে আপনার রেজিস্ট্রেশনের খবর দিই। বিজ্ঞাপন কখনও নয়।',
    },
    guardianPhone: {
      label: 'মা, বাবা বা অভিভাবকের ফোন নম্বর',
      hint: 'বয়স 18 বা বেশি হলে খালি রাখুন। কম হলে আগে এই নম্বরে ফোন করি, তাঁরা রাজি হলে তবেই আপনাকে ই-মেল পাঠাই।',
    },
    instituteId: {
      label: 'প্রতিষ্ঠানের আইডি',
      placeholder: 'রোল, এনরোলমেন্ট বা স্টুডেন্ট নম্বর',
      hint: 'নম্বর নেই? “নেই” লিখুন।',
    },
    courseYear: {
      label: 'কোন বর্ষ',
      placeholder: 'আপনার বর্ষ বেছে নিন',
      hint: 'এখনও স্কুলে? “প্রথম বর্ষ” বেছে নিন, আর আমরা ফোন করলে বলুন।',
    },
    instituteName: { label: 'প্রতিষ্ঠানের নাম', placeholder: 'স্কুল, কলেজ বা বিশ্ববিদ্যালয়' },
    mode: { label: 'প্রশিক্ষণের ধরন' },
    discountCode: {
      label: 'ছাড়ের কোড',
      hint: 'যিনি আমাদের কথা বলেছেন, তাঁর দেওয়া কোড। বিল (ইনভয়েস) পাঠানোর আগে আমরা তা মিলিয়ে দেখি।',
    },
  },
  interest: 'ট্র্যাক বা ব্যাচ',
  courseYears: ['প্রথম বর্ষ', 'দ্বিতীয় বর্ষ', 'তৃতীয় বর্ষ', 'চতুর্থ বর্ষ', 'স্নাতক', 'স্নাতকোত্তর'],
  modes: [
    { label: 'অনলাইন', text: 'বাড়ি থেকে, সরাসরি ভিডিওতে' },
    { label: 'সামনাসামনি', text: 'কোর্স সেন্টারে, ইন্টার্নশিপ আমাদের অফিসে' },
  ],
  previous: 'আগের ধাপ',
  next: 'পরের ধাপ',
  submit: 'রেজিস্ট্রেশন সম্পূর্ণ করুন',
  submitting: 'পাঠানো হচ্ছে...',
  fee: 'আপনার ফি: {fee}',
  monthly: 'বা মাসে {monthly}',
  originalPrice: 'ছাড়ের আগে ফি',
  discountedPrice: 'ছাড়ের পরে ফি',
  privacy:
    'আপনার উত্তরগুলি লাগে কোর্স বা ইন্টার্নশিপের ব্যবস্থা করতে, সার্টিফিকেট দিতে ও কোর্সের পরে প্লেসমেন্টে সাহায্য করতে। বড়জোর 3 বছর রাখি।',
  refunds: 'ফি একবার জমা দিলে আর ফেরত পাওয়া যায় না। তবে আইনে আপনার যা পাওনা, তা পাবেন।',
  refundsLink: { label: 'ফি ফেরত নিয়ে শর্তে যা লেখা আছে' },
  back: 'রেজিস্ট্রেশনে ফিরুন',
} satisfies Texts<RegistrationWordsSource>;
