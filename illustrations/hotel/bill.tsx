import { rupees, sum } from '../kit/figures.ts';
import { Box, Button, Group, Hairline, LineIcon, Text } from '../kit/kit.tsx';
import { Facts } from '../kit/pane.tsx';
import { Phone } from '../kit/phone.tsx';
import { openStay, rateOf } from './bookings.ts';
import { hotel } from './product.ts';

/** The bill of the stay that is open in the calendar, on the phone of the guest. */
export function HotelBill() {
  return (
    <Phone hue={hotel.hue} time="10:05">
      <Text x={25} y={76} styles="figure" text="Your bill" />
      <Text x={25} y={96} styles="soft" text={`Room ${openStay.room}, Sun 22 Nov`} />
      <Box x={18} y={112} w={264} h={346} r={10} styles="card" />
      {lines.map(({ what, detail, inr, gst }, i) => (
        <Group key={what} x={32} y={138 + i * 44}>
          <Text styles="strong" text={what} />
          <Text x={236} styles="tabular end" text={rupees(inr)} />
          <Text y={18} styles="soft" text={detail} />
          <Text x={236} y={18} styles="soft end" text={`GST ${gst}%`} />
        </Group>
      ))}
      <Hairline d="M32 344.5h236" />
      <Facts x={32} y={368} w={236} lineHeight={24} facts={totals} />
      <Text x={32} y={441} styles="title" text="Paid by UPI" />
      <Text x={268} y={442} styles="figure end" text={rupees(total - openStay.paid)} />
      <Box x={18} y={470} w={264} h={52} r={10} styles="tint" />
      <LineIcon name="check" x={30} y={486} styles="icon-hue" />
      <Text x={60} y={492} text="Received at 10:05" />
      <Text x={60} y={509} styles="soft" text="The key stays at the desk" />
      <Button x={25} y={538} w={250} label="Keep the bill as a PDF" />
    </Phone>
  );
}

const { nights } = openStay;

/** Amounts in ₹ before tax. `gst` is the tax rate in percent. */
const lines = [
  { what: 'Room', detail: `${nights} nights`, inr: nights * rateOf(openStay.room), gst: 5 },
  { what: 'Extra bed', detail: `${nights} nights`, inr: nights * openStay.extraBed, gst: 5 },
  { what: 'Meals', detail: '3 people', inr: 1860, gst: 5 },
  { what: 'Laundry', detail: '4 pieces', inr: 250, gst: 18 },
  { what: 'Jeep', detail: 'To Jampui and back', inr: 3200, gst: 5 },
];

const tax = sum(lines.map(({ inr, gst }) => (inr * gst) / 100));
const total = sum(lines.map(({ inr }) => inr)) + tax;

const totals = [
  ['GST', rupees(tax)],
  ['Paid on booking', `–${rupees(openStay.paid)}`],
] as const;
