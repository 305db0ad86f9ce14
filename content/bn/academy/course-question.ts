import type { Texts } from '../../loading/translate.ts';
import type { CourseQuestionSource } from '../../schema/academy/course-question.ts';

export default {
  metadata: {
    title: 'কাউন্সেলরকে জিজ্ঞাসা করুন | {company.name}',
    description:
      'রেজিস্ট্রেশনের আগে কোর্স বা ইন্টার্নশিপ নিয়ে প্রশ্ন আছে? ফি, সময় বা কোর্স কতটা কঠিন, জেনে নিন। কাউন্সেলর ই-মেলে বা ফোনে উত্তর দেন।',
  },
  hero: {
    eyebrow: 'আইটি অ্যাকাডেমি',
    heading: 'কাউন্সেলরকে জিজ্ঞাসা করুন',
    breadcrumbs: 'কাউন্সেলরকে জিজ্ঞাসা করুন',
    lead: 'ফি, ক্লাসের সময়, সেন্টারে যাওয়ার পথ, বা কোর্সটি আপনার কিংবা আপনার সন্তানের জন্য ঠিক কি না: যা জানতে চান, লিখুন। একজন কাউন্সেলর ই-মেলে বা ফোনে উত্তর দেন। তার জন্য রেজিস্ট্রেশন লাগে না।',
  },
  headingForCourse: '{course} নিয়ে জিজ্ঞাসা করুন',
  internship: { option: 'ইন্টার্নশিপ', inSentence: 'ইন্টার্নশিপ' },
  form: {
    heading: 'আপনার প্রশ্ন',
    fields: {
      name: { label: 'পুরো নাম' },
      course: { label: 'কোর্স', placeholder: 'এখনও ঠিক করিনি' },
      email: { label: 'ই-মেল', note: 'অথবা ফোন নম্বর' },
      phone: { label: 'ফোন নম্বর', note: 'অথবা ই-মেল' },
      question: { label: 'আপনার প্রশ্ন', placeholder: 'সিদ্ধান্ত নেওয়ার আগে কী জানতে চান?' },
    },
    submit: 'প্রশ্ন পাঠান',
    submitting: 'পাঠানো হচ্ছে...',
    next: 'অফিসের সময়ে (সোম থেকে শনি, {company.supportHours}) 4 ঘণ্টার মধ্যে, আর অন্য সময়ে, রবিবারেও, 24 ঘণ্টার মধ্যে একজন কাউন্সেলর আপনাকে উত্তর দেবেন।',
    privacy: 'এখানে যা লেখেন, তা শুধু আপনাকে উত্তর দিতেই লাগে, আর কোনো কাজে নয়।',
  },
  stored: {
    title: 'প্রশ্ন পাঠানো হয়েছে!',
    text: 'একজন কাউন্সেলর 24 ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করবেন।',
  },
} satisfies Texts<CourseQuestionSource>;
