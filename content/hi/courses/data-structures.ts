import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['ऐरे और स्ट्रिंग', 'लिंक्ड लिस्ट', 'ट्री और ग्राफ़', 'डायनामिक प्रोग्रामिंग', 'STL'],
  summary:
    'समस्या के लिए सही डेटा स्ट्रक्चर चुनें, उसे C++ में बनाएँ, साबित करें कि वह सही है और उसकी गति नापें: ऐरे और लिस्ट से ट्री, ग्राफ़ और डायनामिक प्रोग्रामिंग तक।',
  parts: [
    { category: 'बुनियाद' },
    { category: 'लीनियर DS' },
    { category: 'नॉन-लीनियर DS' },
    { category: 'उच्च एल्गोरिदम' },
    { category: 'प्रोजेक्ट' },
  ],
} satisfies Texts<CourseSource>;
