import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['डेटा ऐनालिटिक्स', 'ML एल्गोरिदम', 'डीप लर्निंग', 'न्यूरल नेटवर्क', 'डेटा विज़ुअलाइज़ेशन', 'प्रोजेक्ट'],
  summary:
    'Python और SQL में डेटा साफ़ करके उससे उत्तर निकालें, मॉडल सिखाएँ और ईमानदारी से जाँचें, PyTorch में न्यूरल नेटवर्क लिखें, और दाम का पूर्वानुमान या पत्ती के रोग पहचानने का प्रोग्राम दूसरों के लिए चालू करें।',
  parts: [
    { category: 'डेटा ऐनालिटिक्स' },
    { category: 'मशीन लर्निंग' },
    { category: 'डीप लर्निंग' },
    { category: 'विशेष विषय' },
    { category: 'प्रोजेक्ट' },
  ],
} satisfies Texts<CourseSource>;
