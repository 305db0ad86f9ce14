import type { Texts } from '../../loading/translate.ts';
import type { EnrolmentSource } from '../../schema/academy/enrolment.ts';

export default {
  fee: { totalNote: '{total}, {gst}% GST-সহ' },
  batches: { nextBatch: 'পরের ব্যাচ: {date}, {centre}' },
} satisfies Texts<EnrolmentSource>;
