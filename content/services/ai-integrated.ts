import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 30,
  title: 'AI-Integrated Services',
  icon: 'brain-circuit',
  hue: 'plum',
  summary: 'Models that read, see and predict, inside software you use',
  description:
    'We put a model where it saves somebody an hour: sorting incoming letters, counting saplings in a photograph, forecasting next month’s stock. Each is measured on your own records before anyone depends on it, and a person can always overrule it.',
} satisfies ServiceSource;
