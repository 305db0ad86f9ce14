import type { Texts } from '../../loading/translate.ts';
import type { CourseQuestionSource } from '../../schema/academy/course-question.ts';

export default { internship: { inSentence: 'ইন্টার্নশিপ' } } satisfies Texts<CourseQuestionSource>;
