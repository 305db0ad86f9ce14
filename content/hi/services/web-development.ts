import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'वेबसाइट और वेब ऐप बनाना',
  summary: 'वेबसाइट और वेब ऐप्लिकेशन; दाम काम शुरू होने से पहले तय',
} satisfies Texts<ServiceSource>;
