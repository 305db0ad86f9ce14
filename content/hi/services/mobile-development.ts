import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'मोबाइल ऐप बनाना',
  summary: 'Android, iOS और ब्राउज़र के ऐप, जो कमज़ोर सिग्नल पर भी चलते हैं',
} satisfies Texts<ServiceSource>;
