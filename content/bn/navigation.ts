import type { Texts } from '../loading/translate.ts';
import type { NavigationSource } from '../schema/site/navigation.ts';

export default {
  header: {
    home: 'প্রথম পাতা',
    logo: { label: '{company.name}, প্রথম পাতা' },
    about: { label: 'আমাদের কথা' },
    solutions: 'আমাদের পরিষেবা',
    links: [{ label: 'আমাদের কাজ' }, { label: 'ইন্টার্নশিপ' }, { label: 'আইটি অ্যাকাডেমি' }],
    contact: { label: 'যোগাযোগ' },
    actions: { register: 'রেজিস্ট্রেশন' },
    search: { label: 'খুঁজুন' },
  },
  footer: {
    technologies: {
      heading: 'প্রযুক্তি',
      links: [
        { label: 'React ও Angular' },
        { label: 'Node.js ও Python' },
        { label: 'AWS ও Azure' },
        { label: 'মেশিন লার্নিং' },
        { label: 'মোবাইল অ্যাপ' },
        { label: 'DevOps' },
      ],
    },
    company: {
      heading: 'কোম্পানি',
      links: [{ label: 'কোম্পানির পরিচয়' }, { label: 'আমাদের দল' }, { label: 'আমাদের কোম্পানিতে চাকরি' }],
    },
    other: {
      heading: 'আরও',
      links: [
        { label: 'ইন্টার্নশিপ রেজিস্ট্রেশন' },
        { label: 'আমাদের কাজ' },
        { label: 'যোগাযোগ' },
        { label: 'গোপনীয়তা নীতি' },
        { label: 'পরিষেবার শর্ত' },
        { label: 'আমরা কীভাবে চুক্তি করি' },
        { label: 'টেন্ডার ফাইল' },
        { label: 'হাসপাতালের জন্য' },
        { label: 'স্কুলের জন্য' },
        { label: 'জমির রেকর্ডের জন্য' },
      ],
      professionalNetwork: 'LinkedIn',
    },
    legal: {
      heading: 'কোম্পানির তথ্য',
      registeredOffice: 'নিবন্ধিত কার্যালয়',
      cin: 'CIN',
      phone: 'ফোন',
      email: 'ই-মেল',
      grievanceOfficer: 'অভিযোগ আধিকারিক',
      copyright: '© {company.legalName}',
    },
  },
} satisfies Texts<NavigationSource>;
