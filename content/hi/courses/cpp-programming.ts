import type { Texts } from '../../loading/translate.ts';
import type { CourseSource } from '../../schema/academy/course.ts';

export default {
  topics: ['C की बुनियाद', 'पॉइंटर और मेमोरी', 'C++ में OOP', 'STL', 'प्रोजेक्ट'],
  summary:
    'C में ऐसे प्रोग्राम लिखें जो अपनी सारी मेमोरी लौटा दें, फिर C++ की class, template और स्टैंडर्ड लाइब्रेरी सीखें। अंत में बस का रास्ता खोजने का प्रोग्राम और साल भर की बारिश की रिपोर्ट बनाएँ।',
  parts: [{ category: 'C प्रोग्रामिंग' }, { category: 'C++ प्रोग्रामिंग' }, { category: 'प्रोजेक्ट' }],
} satisfies Texts<CourseSource>;
