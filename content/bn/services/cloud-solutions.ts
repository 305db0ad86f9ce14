import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'ক্লাউড পরিষেবা',
  summary: 'ক্লাউডে সরানো, কোডে লেখা পরিকাঠামো, নিরাপত্তা ও রোজকার দেখাশোনা',
} satisfies Texts<ServiceSource>;
