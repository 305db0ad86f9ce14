import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'AI वाली सेवाएँ',
  summary: 'आपके सॉफ़्टवेयर में AI मॉडल, जो पढ़ते हैं, देखते हैं और पूर्वानुमान देते हैं',
} satisfies Texts<ServiceSource>;
