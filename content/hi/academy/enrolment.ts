import type { Texts } from '../../loading/translate.ts';
import type { EnrolmentSource } from '../../schema/academy/enrolment.ts';

export default {
  fee: { totalNote: '{total}, {gst}% GST सहित' },
  batches: { nextBatch: 'अगला बैच: {date}, {centre}' },
} satisfies Texts<EnrolmentSource>;
