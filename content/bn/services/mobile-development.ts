import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'মোবাইল অ্যাপ তৈরি',
  summary: 'Android, iOS ও ব্রাউজারের অ্যাপ, যা দুর্বল সিগন্যালেও চলে',
} satisfies Texts<ServiceSource>;
