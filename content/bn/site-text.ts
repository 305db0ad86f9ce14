import type { Texts } from '../loading/translate.ts';
import type { SiteTextSource } from '../schema/site/site-text.ts';

export default {
  layout: {
    skipToContent: 'মূল লেখায় যান',
    mainNavigation: 'প্রধান মেনু',
    footerNavigation: 'পাতার নীচের মেনু',
    openMenu: 'মেনু খুলুন',
    closeMenu: 'মেনু বন্ধ করুন',
    menu: 'মেনু',
    opensInNewTab: '(নতুন ট্যাবে খোলে)',
    notifications: 'বার্তা',
    closeNotification: 'বার্তা বন্ধ করুন',
    breadcrumbs: 'আপনি এখানে আছেন',
    previousAndNext: 'আগের ও পরের পাতা',
  },
  sending: { fallbackContacts: { call: '{company.phone} নম্বরে ফোন করুন' } },
  notFound: {
    metadata: {
      title: 'পাতাটি পাওয়া গেল না | {company.name}',
      description: 'এই ঠিকানায় কোনো পাতা নেই। পাতাটি হয়তো সরানো হয়েছে, বা ঠিকানা লিখতে ভুল হয়েছে। সাইটে খুঁজে দেখুন, বা প্রথম পাতায় ফিরুন।',
    },
    code: '404',
    heading: 'পাতাটি পাওয়া গেল না',
    text: 'পাতাটি হয়তো সরানো হয়েছে, বা ঠিকানা লিখতে ভুল হয়েছে। খুঁজলে সাধারণত পাওয়া যায়।',
    home: { label: 'প্রথম পাতায় ফিরুন' },
    search: { label: 'সাইটে খুঁজুন' },
    others: {
      lead: 'অথবা এখানে যান:',
      links: [
        { label: 'পরিষেবা' },
        { label: 'কোর্স' },
        { label: 'ইন্টার্নশিপ' },
        { label: 'আমাদের কাজ' },
        { label: 'যোগাযোগ' },
      ],
    },
  },
  offline: {
    heading: 'পাতাটি এই যন্ত্রে নেই',
    text: 'আমাদের সার্ভারে পৌঁছোনো যাচ্ছে না, আর এই পাতার কোনো কপি আপনার যন্ত্রে নেই। অনলাইন হলে আবার চেষ্টা করুন।',
    retry: 'আবার চেষ্টা করুন',
    cachedPages: 'যে পাতাগুলি এখনই পড়া যায়',
    staleCopy: 'আমাদের সার্ভারে পৌঁছোনো যাচ্ছে না। এটি আপনার যন্ত্রে রাখা কপি; তারিখ ও সময়: {date}।',
  },
} satisfies Texts<SiteTextSource>;
