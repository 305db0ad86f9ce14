import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'कस्टम सॉफ़्टवेयर बनाना',
  summary: 'वेब, डेस्कटॉप और API सॉफ़्टवेयर, आपके काम के तरीक़े के अनुसार',
} satisfies Texts<ServiceSource>;
