import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 60,
  title: 'Data Engineering',
  icon: 'database',
  hue: 'leaf',
  summary: 'Warehouses, pipelines and live reports from one set of figures',
  description:
    'Figures from tills, sensors and old databases, cleaned and brought into one warehouse, overnight or as they happen. Two managers asking the same question get the same number, and anyone can follow it back to the rows it came from.',
} satisfies ServiceSource;
