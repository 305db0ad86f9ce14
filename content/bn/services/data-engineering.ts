import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'ডেটা ইঞ্জিনিয়ারিং',
  summary: 'ডেটা ওয়্যারহাউস, পাইপলাইন ও লাইভ রিপোর্ট, সব একই হিসাব থেকে',
} satisfies Texts<ServiceSource>;
