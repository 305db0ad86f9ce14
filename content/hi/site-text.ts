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
  sending: { fallbackContacts: { call: '{company.phone} पर फ़ोन करें' } },
  notFound: {
    metadata: {
      title: 'पेज नहीं मिला | {company.name}',
      description:
        'इस पते पर कोई पेज नहीं है। हो सकता है कि पेज हटा दिया गया हो, या पता लिखने में ग़लती हुई हो। साइट पर खोजें, या पहले पेज पर लौटें।',
    },
    code: '404',
    heading: 'पेज नहीं मिला',
    text: 'हो सकता है कि पेज हटा दिया गया हो, या पता लिखने में ग़लती हुई हो। खोजने पर वह अक्सर मिल जाता है।',
    home: { label: 'पहले पेज पर लौटें' },
    search: { label: 'साइट पर खोजें' },
    others: {
      lead: 'या यहाँ जाएँ:',
      links: [{ label: 'सेवाएँ' }, { label: 'कोर्स' }, { label: 'इंटर्नशिप' }, { label: 'हमारा काम' }, { label: 'संपर्क' }],
    },
  },
  offline: {
    heading: 'यह पेज इस डिवाइस पर नहीं है',
    text: 'हमारे सर्वर तक पहुँच नहीं हो रही है, और आपके डिवाइस पर इस पेज की कोई कॉपी नहीं है। ऑनलाइन होने पर फिर कोशिश करें।',
    retry: 'फिर कोशिश करें',
    cachedPages: 'जो पेज अभी पढ़े जा सकते हैं',
    staleCopy: 'हमारे सर्वर तक पहुँच नहीं हो रही है। यह आपके डिवाइस पर रखी कॉपी है, {date} की।',
  },
} satisfies Texts<SiteTextSource>;
