import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['React.js', 'Node.js और Express', 'MongoDB', 'फ़ुल स्टैक प्रोजेक्ट', 'डिप्लॉयमेंट'],
  summary:
    'बटन से बैकअप तक पूरी वेब ऐप्लिकेशन बनाएँ: React में स्क्रीन, Express में API, उसमें अकाउंट और लाइव अपडेट, MongoDB में डेटा, और एक Linux सर्वर जिसकी देखरेख आप ख़ुद करते हैं।',
  parts: [
    { category: 'फ़्रंटएंड डेवलपमेंट' },
    { category: 'बैकएंड डेवलपमेंट' },
    { category: 'डेटाबेस' },
    { category: 'डिप्लॉयमेंट' },
    { category: 'प्रोजेक्ट' },
  ],
} satisfies Texts<CourseSource>;
