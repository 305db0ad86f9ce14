import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'কাস্টম সফটওয়্যার তৈরি',
  summary: 'ওয়েব, ডেস্কটপ ও API সফটওয়্যার, আপনার কাজের ধরন মেনে বানানো',
} satisfies Texts<ServiceSource>;
