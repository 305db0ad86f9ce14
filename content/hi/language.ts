import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { LanguageSource } from '../loading/translate.ts';
import factWords from './fact-words.ts';

export default {
  name: sample('हिन्दी', 'the translations, as a person who grew up with the language has checked them'),
  dateLocale: 'hi-IN-u-nu-latn',
  pages: [addresses.beforeYouDecide, addresses.placementTraining],
  forms: [],
  note: 'यह अनुवाद है; हिन्दी जिनकी मातृभाषा है, ऐसे किसी व्यक्ति ने इसे अभी जाँचा नहीं है। कहीं अंतर हो तो अंग्रेज़ी पाठ मान्य होगा।',
  staleNote: 'इस अनुवाद के बाद अंग्रेज़ी पृष्ठ बदला है। कहीं अंतर हो तो अंग्रेज़ी पाठ मान्य होगा।',
  readTranslation: 'हिन्दी में पढ़ें',
  readOriginal: 'अंग्रेज़ी में पढ़ें',
  others: 'हिन्दी: कोर्स और फ़ीस',
  factWords,
} satisfies LanguageSource;
