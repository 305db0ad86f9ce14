import type { Texts } from '../../loading/translate.ts';
import type { PlacementRegistrationSource } from '../../schema/academy/registration.ts';

export default {
  nextSteps: {
    heading: 'পাঠানোর পরে',
    steps: [
      'একজন কাউন্সেলর আপনাকে ফোন করেন ও আপনার প্রশ্নের উত্তর দেন।',
      'পরের ব্যাচ কবে শুরু, আমরা আপনাকে জানাই। আসন নেবেন কি না, তখন ঠিক করবেন।',
      'তখনই আমরা বিল (ইনভয়েস) পাঠাই, তার আগে নয়।',
    ],
  },
} satisfies Texts<PlacementRegistrationSource>;
