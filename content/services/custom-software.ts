import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 10,
  title: 'Custom Software Development',
  icon: 'code-xml',
  hue: 'madder',
  summary: 'Web, desktop and API software built around how you work',
  description:
    'When the spreadsheet has outgrown the person who keeps it, we build what replaces it: web and desktop applications, the APIs between them, and the screens your own staff will run them from. You see a working version early and change your mind while that is still cheap.',
} satisfies ServiceSource;
