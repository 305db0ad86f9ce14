import type { Texts } from '../loading/translate.ts';
import type { ContactPageSource } from '../schema/site/contact.ts';

export default {
  metadata: {
    title: 'যোগাযোগ ও সেন্টার | {company.shortName}',
    description:
      'ছাত্রছাত্রী ও মা-বাবার জন্য: কোর্স নিয়ে কাকে ফোন করবেন, কোন ভাষায়, কোন সময়ে; WhatsApp, ই-মেল, আর প্রতিটি সেন্টারের ঠিকানা।',
  },
  hero: {
    eyebrow: 'আইটি অ্যাকাডেমি',
    heading: 'যোগাযোগ ও সেন্টার',
    breadcrumbs: 'যোগাযোগ ও সেন্টার',
    lead: 'সোম থেকে শনি, {company.supportHours}: ফোন করুন বা সেন্টারে চলে আসুন। লিখতে পারেন যে কোনো সময়ে। কোর্স, ফি ও তারিখ নিয়ে প্রশ্নের উত্তর দেন একজন কাউন্সেলর। একটি ক্লাস বিনা খরচে দেখে যেতে পারেন।',
  },
  centres: 'আমাদের সেন্টার',
  kokborok: { label: 'ককবরক বলেন এমন কাউন্সেলর' },
  project: {
    text: 'সফটওয়্যার বানাতে চান?',
    link: { label: 'আমাদের ইঞ্জিনিয়ারদের লিখুন (ইংরেজিতে)' },
  },
} satisfies Texts<ContactPageSource>;
