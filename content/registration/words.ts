import { addresses } from '../addresses.ts';
import type { RegistrationWordsSource } from '../schema/academy/registration.ts';

export default {
  stepNumber: 'Step {number}',
  stepDone: 'completed',
  stepsLabel: 'Steps',
  formLabel: 'Registration',
  questions: {
    name: { label: 'Full Name', placeholder: 'As on your ID card' },
    email: { label: 'Email Address', placeholder: 'name@example.com', example: 'Like name@example.com' },
    whatsapp: {
      label: 'WhatsApp Number',
      placeholder: '+91 XXXXX XXXXX',
      hint: 'We write to you here about your registration, and never for advertising.',
    },
    guardianPhone: {
      label: 'Parent or Guardian’s Phone',
      placeholder: '+91 XXXXX XXXXX',
      hint: 'Needed if you are under 18: we call them first, and email you only when they agree. 18 or older? Leave it empty.',
    },
    instituteId: {
      label: 'Institute ID',
      placeholder: 'Roll, enrolment or student number',
      hint: 'No number? Write “none”.',
    },
    courseYear: {
      label: 'Course Year',
      placeholder: 'Choose your year',
      hint: 'Still at school? Choose 1st Year and tell us when we call.',
    },
    instituteName: { label: 'Institute Name', placeholder: 'School, college or university' },
    mode: { label: 'Mode of Training' },
    discountCode: {
      label: 'Discount Code',
      hint: 'From the person who recommended us. We check it before we send the invoice.',
    },
  },
  interest: 'Track or batch',
  courseYears: ['1st Year', '2nd Year', '3rd Year', '4th Year', 'Graduate', 'Post Graduate'],
  modes: [
    { value: 'online', label: 'Online', text: 'From home, live by video' },
    { value: 'offline', label: 'In person', text: 'Courses at a centre, internships in our office' },
  ],
  previous: 'Previous',
  next: 'Next Step',
  submit: 'Complete Registration',
  submitting: 'Processing...',
  fee: 'Your Fee: {fee}',
  monthly: 'Or {monthly}/month',
  originalPrice: 'Original price',
  discountedPrice: 'Discounted price',
  privacy:
    'We use your answers to arrange the course or internship, issue the certificate and, after a course, support placement, and keep them for at most 3 years.',
  refunds: 'Fees once paid are not refunded, except as the law requires.',
  refundsLink: { label: 'What the terms say about refunds', href: `${addresses.termsOfService}#refunds` },
  back: 'Back to the registration',
} satisfies RegistrationWordsSource;
