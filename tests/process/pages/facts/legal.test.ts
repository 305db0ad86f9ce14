import { first, type PageFact, testFacts } from './page-facts.ts';

const terms = '/terms-of-service';

/** Specification, section 2 'Legal pages': both have a date and the company's contact details. The values are samples. */
testFacts(
  ['/privacy-policy', terms].flatMap((page): PageFact[] => [
    [page, 'date', '.eyebrow', 'Last updated: December 8, 2024'],
    [page, 'contact', first(4, '#contact dt'), 'Company, Email, Phone, Postal address'],
    [page, 'a value of each', first(4, '#contact dd'), /\S{2}/],
  ]),
);

/** Section 9 'Legal terms'. */
testFacts([
  [terms, 'summary', 'main', /Prices are in Indian Rupees; taxes are extra\./],
  [terms, 'currency', '#prices', /All prices are in Indian Rupees \(₹\)\./],
  [terms, 'taxes', '#prices', /Taxes are extra/],
  [terms, 'late payment', '#payment', /Late payment charges may apply after 30 days\./],
  [terms, 'refunds', '#refunds', /We have a no-refund policy for all services\./],
  [terms, 'law', '#law', /These terms are governed by Indian law\./],
  [terms, 'courts', '#law', /Disputes are settled in the courts of Tripura/],
]);

/** A student reads the refund rule and finds the terms before registering. */
testFacts(
  ['/internship-registration', '/placement-training-registration'].flatMap((page): PageFact[] => [
    [page, 'the refund rule', '.wizard-privacy', /[Ff]ees? .*refunded/],
    [
      page,
      'links to notice, terms and refunds',
      '.wizard-privacy a @href',
      `/privacy-notice, ${terms}, ${terms}#refunds`,
    ],
  ]),
);

/** Withdrawing consent is as easy as giving it: DPDP Act, section 6. */
testFacts([['/privacy-notice', 'how to withdraw', '#withdraw', /follow the link to withdraw in the email/]]);

/** The notice describes the emails and webhook requests that the server sends (`server/intake/outgoing-messages.ts`). */
testFacts([
  [
    '/privacy-notice',
    'where copies are',
    '#who-sees',
    /by email, without your files, so a copy stays in their mailboxes/,
  ],
  ['/privacy-notice', 'copies in another system', '#who-sees', /another system .+ gets such a copy too/],
  ['/privacy-notice', 'how erasing reaches them', '#withdraw', /it asks both at once to erase their copies/],
]);

/** Each language has a page that links to the others, for visitors and for search engines. */
testFacts(
  [
    ['/privacy-notice', 'en-IN', 'English'],
    ['/privacy-notice/bn', 'bn', 'বাংলা'],
    ['/privacy-notice/hi', 'hi', 'हिन्दी'],
  ].flatMap(([page = '', language = '', name = '']): PageFact[] => [
    [page, 'language', 'html @lang', language],
    [page, 'links to all languages', '.legal-languages a', 'English, বাংলা, हिन्दी'],
    [
      page,
      'targets of the links to all languages',
      '.legal-languages a @href',
      '/privacy-notice, /privacy-notice/bn, /privacy-notice/hi',
    ],
    [page, 'the current language', '.legal-languages a[aria-current=page]', name],
    [page, 'the languages for search engines', 'link[rel=alternate] @hreflang', 'en-IN, bn, hi'],
  ]),
);
testFacts(
  ['/privacy-notice/bn', '/privacy-notice/hi'].flatMap((page): PageFact[] => [
    [page, 'is marked as a translation', '.legal-note', /\S/],
    [page, 'the picture of the original', 'meta[property=og:image] @content', /\/social\/privacy-notice\.png$/],
  ]),
);

testFacts([
  ['/privacy-notice/bn', 'the header is in Bengali', 'header a.header-about', 'আমাদের কথা'],
  ['/privacy-notice/hi', 'the header is in Hindi', 'header a.header-about', 'हमारे बारे में'],
  ['/privacy-notice/bn', 'the form to withdraw is in Bengali', '#withdraw form @action', /\/bn\/send\/withdrawal$/],
  ['/privacy-notice/hi', 'a link to the form to withdraw', '#withdraw a @href', '/privacy-notice#withdraw'],
]);

/** The officers that the law requires, with all details: SPDI Rules, rule 5(9); E-Commerce Rules, rule 4; IT Rules, rule 4(1). */
testFacts([
  ...[
    ['/privacy-policy', '#grievance'],
    ['/privacy-notice', '#complain'],
    [terms, '#contact dl:last-child'],
  ].flatMap(([page = '', section = '']): PageFact[] => [
    [page, 'the grievance officer', `${section} dt`, /^(?:Grievance officer|Designation|Email for|Phone for)/],
    [page, 'how to reach the grievance officer', `${section} dd a @href`, /^(?:mailto|tel):/],
  ]),
  [
    terms,
    'officers for the messaging app',
    '#textmi dt',
    'Chief Compliance Officer, Nodal Contact Person, Resident Grievance Officer',
  ],
  ['/textmi', 'links to the officers', '#complaints a @href', '/terms-of-service#textmi, /terms-of-service#textmi'],
]);

/** Consumer Protection Act, 2019: the rights that no clause can exclude are next to the clause. */
testFacts([
  [terms, 'refunds that the law requires', '#refunds', /a consumer can get back what was paid for a deficient service/],
  [
    terms,
    'the consumer commission of the home district',
    '#law',
    /consumer commission of the district where you live or work/,
  ],
]);
