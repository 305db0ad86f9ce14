import type { Texts } from '../../loading/translate.ts';
import type { PlacementRegistrationSource } from '../../schema/academy/registration.ts';

export default {
  nextSteps: {
    heading: 'पंजीकरण के बाद',
    steps: [
      'एक काउंसलर आपको फ़ोन करके आपके प्रश्नों के उत्तर देते हैं।',
      'हम बताते हैं कि अगला बैच कब शुरू होगा, और आप तय करते हैं कि सीट लेनी है या नहीं।',
      'उसके बाद ही हम बीजक (इनवॉइस) भेजते हैं।',
    ],
  },
} satisfies Texts<PlacementRegistrationSource>;
