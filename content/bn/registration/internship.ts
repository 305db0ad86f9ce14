import type { Texts } from '../../loading/translate.ts';
import type { InternshipRegistrationSource } from '../../schema/academy/registration.ts';

export default {
  nextSteps: {
    heading: 'পাঠানোর পরে',
    steps: [
      'আমরা আপনাকে ফোন করি, বা WhatsApp-এ লিখি।',
      'আপনার সঙ্গে কথা বলে ব্যাচ ও প্রশিক্ষণের ধরন ঠিক করি।',
      'তখনই আমরা বিল (ইনভয়েস) পাঠাই, তার আগে নয়।',
    ],
  },
} satisfies Texts<InternshipRegistrationSource>;
