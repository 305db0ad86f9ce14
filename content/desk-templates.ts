/** An email of the staff to start from. `desk/parts/templates.ts` replaces the placeholders. */
export interface DeskTemplate {
  readonly name: string;
  /** That of the leads that it answers: a code as in `Lead.language`. Missing in an older template, which is in English. */
  readonly language?: string;
  readonly subject: string;
  readonly text: string;
}

const greeting = 'Dear {name},\n\n';
const signature = '\n\nKind regards,\n{staff}\n{company}\n{phone}';
const withFrame = (text: string) => greeting + text + signature;

const inBengali = (name: string, subject: string, text: string): DeskTemplate => ({
  name,
  language: 'bn',
  subject,
  text: `নমস্কার {name},\n\n${text}\n\nশুভেচ্ছা-সহ,\n{staff}\n{company}\n{phone}`,
});

export const deskTemplates: readonly DeskTemplate[] = [
  {
    name: 'Answer',
    subject: 'Your message to {company} ({reference})',
    text: withFrame('Thank you for your message about {about}.\n\n'),
  },
  {
    name: 'We tried to call you',
    subject: 'We tried to call you about {about} ({reference})',
    text: withFrame(
      'We tried to call you about {about} and could not reach you. When may we call again? You can also call us: {phone}.',
    ),
  },
  {
    name: 'Next steps of a registration',
    subject: 'Your registration for {about} ({reference})',
    text: withFrame(
      'Thank you for your registration for {about}. Please answer this email with a day on which you can come to our office or take a call. Then we explain the dates, the fee and the documents that you need.',
    ),
  },
  {
    name: 'Quotation: what we need to know',
    subject: 'Your project ({reference})',
    text: withFrame(
      'Thank you for your message. Before we can name a price, we need to know three things: who will use the software, what it must do first, and which date you have in mind. Please answer this email, or call {phone}.',
    ),
  },
  inBengali('উত্তর', 'আপনার প্রশ্ন: {about} ({reference})', '{about} নিয়ে আমাদের লেখার জন্য ধন্যবাদ।\n\n'),
  inBengali(
    'ফোনে পাইনি',
    '{about} নিয়ে আপনাকে ফোন করেছিলাম ({reference})',
    '{about} নিয়ে আপনাকে ফোন করেছিলাম, কিন্তু পাইনি। আবার কখন ফোন করলে সুবিধা হয়? আপনিও আমাদের ফোন করতে পারেন: {phone}।',
  ),
  inBengali(
    'রেজিস্ট্রেশনের পরে যা করতে হবে',
    'আপনার রেজিস্ট্রেশন: {about} ({reference})',
    '{about}-এর রেজিস্ট্রেশনের জন্য ধন্যবাদ। কোন দিন আমাদের অফিসে আসতে পারবেন, বা কখন ফোনে কথা বলতে পারবেন, এই ই-মেলের উত্তরে জানান। তখন তারিখ, ফি ও কী কী কাগজ লাগবে, বুঝিয়ে বলব।',
  ),
];
