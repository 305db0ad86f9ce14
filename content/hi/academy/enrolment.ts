import type { Texts } from '../../loading/translate.ts';
import type { EnrolmentSource } from '../../schema/academy/enrolment.ts';

export default {
  fee: {
    totalNote: '{total}, {gst}% GST सहित',
    monthly: 'या हर महीने, GST सहित: {monthly} की {full} किस्तें, फिर {last} की आख़िरी किस्त।',
  },
  batches: { nextBatch: 'अगला बैच: {date}, {centre}' },
} satisfies Texts<EnrolmentSource>;
