import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['Dart प्रोग्रामिंग', 'Flutter के विजेट', 'स्टेट मैनेजमेंट', 'API और स्टोरेज', 'ऐप प्रकाशित करना'],
  summary:
    'Android और iPhone के लिए Dart में एक ही ऐप लिखें: बांग्ला और अंग्रेज़ी स्क्रीन, सर्वर और Firebase, सिग्नल जाने पर भी बचा रहने वाला डेटा, नक़्शे, नोटिफ़िकेशन और Google Play के लिए साइन की हुई रिलीज़।',
  parts: [
    { category: 'Dart प्रोग्रामिंग' },
    { category: 'Flutter की बुनियाद' },
    { category: 'UI डेवलपमेंट' },
    { category: 'स्टेट मैनेजमेंट' },
    { category: 'उच्च फ़ीचर' },
    { category: 'प्रोजेक्ट' },
  ],
} satisfies Texts<CourseSource>;
