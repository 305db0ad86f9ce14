import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['ऑपरेटिंग सिस्टम', 'OOPS की अवधारणाएँ', 'कंप्यूटर नेटवर्क', 'डेटाबेस मैनेजमेंट'],
  summary:
    'देखें कि प्रोग्राम Linux के कर्नेल में क्या करता है, Java में class डिज़ाइन करें, Wireshark में पैकेट पढ़ें और PostgreSQL की क्वेरी तेज़ करें। अंत में ऐसे सिस्टम का डिज़ाइन बनाकर समझाएँ जिसमें ये चारों लगते हैं।',
  parts: [
    { category: 'ऑपरेटिंग सिस्टम' },
    { category: 'OOPS' },
    { category: 'कंप्यूटर नेटवर्क' },
    { category: 'डेटाबेस मैनेजमेंट' },
    { category: 'सिस्टम डिज़ाइन' },
  ],
} satisfies Texts<CourseSource>;
