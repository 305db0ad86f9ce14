import type { Texts } from '../../loading/translate.ts';
import type { ServiceSource } from '../../schema/offerings/service.ts';

export default {
  title: 'बड़े संस्थानों के सॉफ़्टवेयर',
  summary: 'ERP, CRM, रिपोर्ट और मंज़ूरी के चरण, सब एक ही रिकॉर्ड पर',
} satisfies Texts<ServiceSource>;
