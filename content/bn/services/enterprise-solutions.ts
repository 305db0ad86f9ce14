import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'বড় প্রতিষ্ঠানের সফটওয়্যার',
  summary: 'ERP, CRM, রিপোর্ট ও অনুমোদনের ধাপ, সব একই তথ্যভাণ্ডারে',
} satisfies Texts<ServiceSource>;
