import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'डेटा इंजीनियरिंग',
  summary: 'डेटा वेयरहाउस, पाइपलाइन और लाइव रिपोर्ट, सब एक ही आँकड़ों से',
} satisfies Texts<ServiceSource>;
