import type { Texts } from '../loading/translate.ts';
import type { NavigationSource } from '../schema/site/navigation.ts';

export default {
  header: {
    home: 'मुख्य पृष्ठ',
    logo: { label: '{company.name}, मुख्य पृष्ठ' },
    about: { label: 'हमारे बारे में' },
    solutions: 'हमारी सेवाएँ',
    links: [{ label: 'हमारा काम' }, { label: 'इंटर्नशिप' }, { label: 'आईटी अकादमी' }],
    contact: { label: 'संपर्क' },
    actions: { register: 'पंजीकरण' },
    search: { label: 'खोजें' },
  },
  footer: {
    technologies: {
      heading: 'तकनीकें',
      links: [
        { label: 'React और Angular' },
        { label: 'Node.js और Python' },
        { label: 'AWS और Azure' },
        { label: 'मशीन लर्निंग' },
        { label: 'मोबाइल ऐप' },
        { label: 'DevOps' },
      ],
    },
    company: {
      heading: 'कंपनी',
      links: [{ label: 'कंपनी का परिचय' }, { label: 'हमारी टीम' }, { label: 'हमारे यहाँ नौकरी' }],
    },
    other: {
      heading: 'और',
      links: [
        { label: 'इंटर्नशिप का पंजीकरण' },
        { label: 'हमारा काम' },
        { label: 'संपर्क' },
        { label: 'गोपनीयता नीति' },
        { label: 'सेवा की शर्तें' },
        { label: 'हम अनुबंध कैसे करते हैं' },
        { label: 'टेंडर फ़ाइल' },
        { label: 'अस्पतालों के लिए' },
        { label: 'स्कूलों के लिए' },
        { label: 'भूमि रिकॉर्ड के लिए' },
      ],
      professionalNetwork: 'LinkedIn',
    },
    legal: {
      heading: 'कंपनी की जानकारी',
      registeredOffice: 'पंजीकृत कार्यालय',
      cin: 'CIN',
      phone: 'फ़ोन',
      email: 'ई-मेल',
      grievanceOfficer: 'शिकायत अधिकारी',
      copyright: '© {company.legalName}',
    },
  },
} satisfies Texts<NavigationSource>;
