import type { Texts } from '../loading/translate.ts';
import type { SiteTextSource } from '../schema/site/site-text.ts';

export default {
  layout: {
    skipToContent: 'মূল লেখায় যান',
    mainNavigation: 'প্রধান মেনু',
    footerNavigation: 'পাতার নীচের মেনু',
    openMenu: 'মেনু খুলুন',
    closeMenu: 'মেনু বন্ধ করুন',
    menu: 'মেনু',
    opensInNewTab: '(নতুন ট্যাবে খোলে)',
    notifications: 'বার্তা',
    closeNotification: 'বার্তা বন্ধ করুন',
    breadcrumbs: 'আপনি এখানে আছেন',
    previousAndNext: 'আগের ও পরের পাতা',
  },
} satisfies Texts<SiteTextSource>;
