import type { Texts } from '../loading/translate.ts';
import type { SiteTextSource } from '../schema/site/site-text.ts';

export default {
  layout: {
    skipToContent: 'सीधे मुख्य पाठ पर जाएँ',
    mainNavigation: 'मुख्य मेन्यू',
    footerNavigation: 'पृष्ठ के नीचे का मेन्यू',
    openMenu: 'मेन्यू खोलें',
    closeMenu: 'मेन्यू बंद करें',
    menu: 'मेन्यू',
    opensInNewTab: '(नए टैब में खुलता है)',
    notifications: 'संदेश',
    closeNotification: 'संदेश बंद करें',
    breadcrumbs: 'आप यहाँ हैं',
  },
} satisfies Texts<SiteTextSource>;
