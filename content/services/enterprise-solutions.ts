import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 20,
  title: 'Enterprise Solutions',
  icon: 'building-2',
  hue: 'indigo',
  summary: 'ERP, CRM, reporting and workflows on one set of records',
  description:
    'ERP, CRM, reports and approvals on one set of records, so that stores, accounts and the field office stop sending each other files. We fit the system to rules you already follow, move the old data across, and train each department at its own desks.',
} satisfies ServiceSource;
