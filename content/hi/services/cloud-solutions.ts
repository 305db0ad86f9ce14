import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'क्लाउड सेवाएँ',
  summary: 'क्लाउड पर ले जाना, कोड में लिखा ढाँचा, सुरक्षा और रोज़ की देखरेख',
} satisfies Texts<ServiceSource>;
