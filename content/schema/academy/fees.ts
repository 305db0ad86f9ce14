import * as z from 'zod';

const rupees = z.int().min(1).max(10_00_000);

/** The fees of all courses and internships, without tax. */
export const feesSchema = z.strictObject({
  gstPercent: z.number().min(0).max(40).describe('Tax on training, in per cent of the fee.'),
  courses: z
    .array(
      z
        .strictObject({
          course: z.string().describe('The course, as in its address: cpp-programming.'),
          originalInr: rupees.describe('The price that is struck through, in rupees.'),
          discountedInr: rupees.describe('The price that a student pays, in rupees, without tax.'),
          monthlyInr: rupees.describe('The monthly payment, in rupees, without tax.'),
        })
        .refine(({ originalInr, discountedInr }) => discountedInr < originalInr, {
          path: ['discountedInr'],
          message: 'the discounted price is not lower than the original price',
        }),
    )
    .min(1),
  internships: z
    .array(
      z.strictObject({
        label: z
          .string()
          .regex(/^\d{1,2} Weeks$/, 'not a duration; write 4 Weeks')
          .describe('The duration. Stored with every registration.'),
        feeInr: rupees.describe('The fee in rupees, without tax.'),
      }),
    )
    .min(2),
});
