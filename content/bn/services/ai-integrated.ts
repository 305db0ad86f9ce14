import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'AI-যুক্ত পরিষেবা',
  summary: 'আপনার সফটওয়্যারের ভিতরেই AI মডেল: লেখা পড়ে, ছবি চেনে, পূর্বাভাস দেয়',
} satisfies Texts<ServiceSource>;
