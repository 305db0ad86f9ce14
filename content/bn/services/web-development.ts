import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'ওয়েবসাইট ও ওয়েব অ্যাপ তৈরি',
  summary: 'ওয়েবসাইট ও ওয়েব অ্যাপ্লিকেশন; দাম ঠিক হয় কাজ শুরুর আগেই',
} satisfies Texts<ServiceSource>;
