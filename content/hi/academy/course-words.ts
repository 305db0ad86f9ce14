import type { Texts } from '../../loading/translate.ts';
import type { CourseWordsSource } from '../../schema/academy/academy.ts';

export default {
  sessions: '{count} क्लास',
  hours: '{count} घंटे',
  months: '{from}-{to} महीने',
  monthly: 'या हर महीने {monthly}',
  originalPrice: 'छूट से पहले की फ़ीस',
  discountedPrice: 'छूट के बाद की फ़ीस',
  register: 'अभी पंजीकरण करें',
  registerContext: '({course} कोर्स)',
  viewCurriculum: 'सिलेबस देखें',
  viewCurriculumContext: '({course} कोर्स)',
  ask: 'काउंसलर से पूछें',
  askContext: '({course} कोर्स)',
  brochure: 'ब्रोशर (अंग्रेज़ी PDF, {size})',
  brochureContext: '({course} कोर्स)',
  facts: {
    course: 'कोर्स',
    level: 'स्तर',
    sessions: 'क्लास',
    hours: 'घंटे',
    duration: 'अवधि',
    fee: 'फ़ीस',
    topics: 'टॉपिक',
  },
  levels: {
    'Beginner to Intermediate': 'शुरुआती से मध्यम',
    Intermediate: 'मध्यम',
    'Intermediate to Advanced': 'मध्यम से उच्च',
  },
  taxes: 'फ़ीस भारतीय रुपये में है; कर अलग से लगता है।',
} satisfies Texts<CourseWordsSource>;
