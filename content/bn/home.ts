import type { Texts } from '../loading/translate.ts';
import type { HomeSource } from '../schema/site/home.ts';

export default {
  contact: {
    card: {
      heading: 'ফোন, WhatsApp, ই-মেল',
      response: 'আমরা 4 ঘণ্টার মধ্যে উত্তর দিই',
      responseNote: 'অফিসের সময়ে, সোম থেকে শনি। অন্য সময়ে, রবিবারেও, 24 ঘণ্টার মধ্যে।',
      hours: 'অফিসের সময়',
      phone: 'ফোন',
      whatsappContext: 'WhatsApp-এ',
      email: 'ই-মেল',
      address: 'ঠিকানা',
    },
  },
} satisfies Texts<HomeSource>;
