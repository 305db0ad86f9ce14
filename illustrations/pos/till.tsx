import { ThreadBar } from '../kit/charts.tsx';
import { logoPath } from '../kit/desktop.tsx';
import { placeInRow, rupees, sum } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { Avatar, Box, Group, Hairline, Heading, LineIcon, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Facts } from '../kit/pane.tsx';
import { seededRandom } from '../kit/seeded-random.ts';
import { InStates } from '../kit/states.tsx';
import { Tablet } from '../kit/tablet.tsx';
import { findItem, type Item, ItemPicture, items } from './items.tsx';
import { pos } from './product.ts';

/** The point of sale on a tablet. The states show the items of a sale, a payment by UPI, and a payment in two parts. */
export function PosTill({ isPreview = false }: ScreenProps) {
  return (
    <Tablet hue={pos.hue} isPreview={isPreview}>
      <TillHeader isPreview={isPreview} />
      {placeInRow(categories, 30, 8).map((category, i) => (
        <Category key={category.name} {...category} isOpen={i === 0} />
      ))}
      {items.slice(0, isPreview ? 8 : undefined).map((item, i) => (
        <Tile key={item.name} item={item} x={30 + (i % 4) * 131} y={115 + Math.floor(i / 4) * 125} />
      ))}
      {isPreview ? null : <Sale />}
    </Tablet>
  );
}

/** The width of the button of each category. */
const categories = { All: 44, Pantry: 65, 'Drinks and snacks': 134, Handloom: 85, 'Bamboo, cane': 109 };

interface Line {
  readonly item: Item;
  readonly count: number;
}

const lines: readonly Line[] = [
  { item: findItem('Hill tea'), count: 2 },
  { item: findItem('Chilli pickle'), count: 1 },
  { item: findItem('Black rice'), count: 3 },
  { item: findItem('Risa stole'), count: 1 },
  { item: findItem('Bamboo mug'), count: 2 },
  { item: findItem('Jackfruit chips'), count: 3 },
];

const selected = 'Black rice';

interface PaymentMethod {
  readonly name: string;
  readonly icon: LineIconName;
  /** Width of the name. */
  readonly textWidth: number;
}

const paymentMethods: readonly PaymentMethod[] = [
  { name: 'Cash', icon: 'cash', textWidth: 32 },
  { name: 'UPI', icon: 'qr', textWidth: 23 },
  { name: 'Card', icon: 'card', textWidth: 29 },
];

function TillHeader({ isPreview }: { isPreview: boolean }) {
  return (
    <>
      <path d="M16 64V34a18 18 0 0 1 18-18h812a18 18 0 0 1 18 18v30z" className="s-dark" />
      <path d={logoPath} fillRule="evenodd" transform="translate(30 29.5) scale(3)" className="thread-3" />
      <Text x={62} y={46} styles="title on-dark" text={pos.name} />
      <Box x={194} y={26} w={230} h={28} r={7} styles="overlay" />
      <LineIcon name="scan" x={204} y={32} scale={0.8} styles="icon-rail" />
      <Text x={230} y={44.5} styles="on-dark" text="Scan or search" />
      <Text x={546} y={44.5} styles="on-dark end" text="Kamala Haat, till 2" />
      {isPreview ? null : (
        <>
          <Text x={813} y={44.5} styles="on-dark end" text="Thu 19 Nov, 18:42" />
          <Avatar x={835} y={40} r={13} initials="PD" hue="teal" />
        </>
      )}
    </>
  );
}

function Category({ name, x, width, isOpen }: { name: string; x: number; width: number; isOpen: boolean }) {
  return (
    <>
      <Box x={x} y={76} w={width} h={28} r={14} styles={isOpen ? 'selected' : 'card'} />
      <Text x={x + width / 2} y={94.5} styles={isOpen ? 'strong middle' : 'middle'} text={name} />
    </>
  );
}

function Tile({ item, x, y }: { item: Item; x: number; y: number }) {
  const count = lines.find((line) => line.item === item)?.count;
  return (
    <Group x={x} y={y}>
      <Box w={123} h={117} r={9} styles={item.name === selected ? 'selected' : 'card'} />
      <ItemPicture item={item} x={11} y={12} scale={4} />
      {count ? (
        <>
          <circle cx={105} cy={18} r={11} className="s-hue" />
          <Text x={105} y={22.5} styles="strong middle raised" text={count} />
        </>
      ) : null}
      <Text x={11} y={82} styles="strong" text={item.name} />
      <Text x={11} y={102} text={rupees(item.price)} />
      <Text x={112} y={102} styles="soft end" text={item.unit} />
    </Group>
  );
}

function Sale() {
  const total = sum(lines.map(lineTotal));
  const tax = total / 21;
  return (
    <Group x={560} y={64}>
      <path d="M0 0h304v542a18 18 0 0 1-18 18H0z" className="s-ground" />
      <Hairline d="M.5 0v560M16 94.5h272" />
      <Text x={16} y={31} styles="title" text="Sale 1187" />
      <LineIcon name="pause" x={236} y={17} scale={0.9} />
      <Text x={288} y={31} styles="soft end" text="Hold" />
      <Avatar x={33} y={67} r={17} initials="SD" hue="plum" />
      <Text x={60} y={63} styles="strong" text="Sumana Debbarma" />
      <Text x={60} y={80} styles="soft" text={`Member, 418 points, earns ${Math.floor(total / 100)}`} />
      <InStates states={[1]}>
        {lines.map((line, i) => (
          <SaleLine key={line.item.name} line={line} y={102 + i * 48} />
        ))}
      </InStates>
      <InStates states={[2]}>
        <QrCode total={total} />
      </InStates>
      <InStates states={[3]}>
        <SplitPayment total={total} />
      </InStates>
      <path d="M16 401h272" className="s-thread-off" strokeWidth={2} strokeDasharray="6 4" />
      <Text x={16} y={425} styles="soft" text="Before tax" />
      <Text x={288} y={425} styles="soft end tabular" text={rupees(total - tax)} />
      <Text x={16} y={446} styles="soft" text="GST 5% (CGST and SGST)" />
      <Text x={288} y={446} styles="soft end tabular" text={rupees(tax)} />
      <Text x={16} y={479} styles="title" text="Total" />
      <Text x={62} y={479} styles="soft" text={`${sum(lines.map((line) => line.count))} items`} />
      <Text x={288} y={480} styles="figure end" text={rupees(total)} />
      <InStates states={[1, 2]}>
        {paymentMethods.map((method, i) => (
          <PayButton key={method.name} method={method} x={16 + i * 93} isPrimary={method.name === 'UPI'} />
        ))}
      </InStates>
      <InStates states={[3]}>
        <Box x={16} y={496} w={272} h={48} r={9} styles="accent" />
        <Text x={152} y={524.5} styles="strong on-accent middle" text="Print or send the bill" />
      </InStates>
    </Group>
  );
}

function SaleLine({ line: { item, count }, y }: { line: Line; y: number }) {
  const isSelected = item.name === selected;
  return (
    <Group x={8} y={y}>
      {isSelected ? <Box w={288} h={46} r={8} styles="selected" /> : null}
      <Text x={8} y={20} styles={isSelected ? 'strong' : ''} text={item.name} />
      <Text x={8} y={37} styles="soft" text={`${count} × ${rupees(item.price)}`} />
      {isSelected ? <Stepper count={count} /> : null}
      <Text x={280} y={28} styles="strong end tabular" text={rupees(count * item.price)} />
    </Group>
  );
}

/** Size of the QR code and of the marker in three of its corners, in squares. */
const qrSize = 21;
const qrCornerSize = 7;

/** Random squares that look like a QR code. Nobody can scan it. */
function qrSquares(): string {
  const isCorner = (x: number, y: number) =>
    (x <= qrCornerSize && y <= qrCornerSize) ||
    (x >= qrSize - qrCornerSize - 1 && y <= qrCornerSize) ||
    (x <= qrCornerSize && y >= qrSize - qrCornerSize - 1);
  return Array.from({ length: qrSize ** 2 }, (_, i) => [i % qrSize, Math.floor(i / qrSize)] as const)
    .filter(([x, y]) => !isCorner(x, y) && seededRandom(x * qrSize + y) < 0.5)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
}

const corner = 'h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z';

function QrCode({ total }: { total: number }) {
  return (
    <>
      <Heading x={16} y={124} w={272} title="Scan to pay by UPI" aside="Good for 4:38" />
      <Box x={62} y={138} w={180} h={180} r={9} styles="on-solid" />
      <path
        d={`${qrSquares()}M0 0${corner}M14 0${corner}M0 14${corner}`}
        fillRule="evenodd"
        transform="translate(68 144) scale(8)"
        className="s-bezel"
      />
      <Text x={152} y={343} styles="strong middle" text={`${rupees(total)} to Kamala Haat`} />
      <ThreadBar x={62} y={363} w={180} share={0.25} pitch={4.5} />
      <Text x={152} y={388} styles="soft middle" text="Waiting for the bank" />
    </>
  );
}

const paidByUpi = 1000;
const cashGiven = 1300;

function SplitPayment({ total }: { total: number }) {
  const inCash = total - paidByUpi;
  const facts = [
    ['To pay in cash', rupees(inCash)],
    ['Given', rupees(cashGiven)],
  ] as const;
  return (
    <>
      <Box x={16} y={106} w={272} h={74} r={9} styles="card" />
      <LineIcon name="qr" x={28} y={118} scale={0.9} styles="icon-hue" />
      <Text x={56} y={131.5} styles="strong" text="UPI" />
      <Text x={276} y={131.5} styles="strong end tabular" text={rupees(paidByUpi)} />
      <LineIcon name="check" x={28} y={147} scale={0.9} styles="icon-hue" />
      <Text x={56} y={160.5} styles="good" text="Received, 18:42" />
      <Box x={16} y={192} w={272} h={192} r={9} styles="selected" />
      <LineIcon name="cash" x={28} y={206} scale={0.9} styles="icon-hue" />
      <Text x={56} y={219.5} styles="strong" text="Cash" />
      <Facts x={28} y={252} w={248} lineHeight={26} facts={facts} />
      <Hairline d="M28 300.5h248" />
      <Text x={28} y={334} styles="title" text="Change" />
      <Text x={28} y={354} styles="soft" text="A fifty, a two and a one" />
      <Text x={276} y={337} styles="figure end" text={rupees(cashGiven - inCash)} />
    </>
  );
}

function Stepper({ count }: { count: number }) {
  return (
    <Group x={126} y={8}>
      <Box w={30} h={30} r={8} styles="card" />
      <LineIcon name="minus" x={8} y={8} scale={0.7} />
      <Text x={43} y={20} styles="strong middle" text={count} />
      <Box x={56} w={30} h={30} r={8} styles="card" />
      <LineIcon name="plus" x={64} y={8} scale={0.7} />
    </Group>
  );
}

function PayButton({
  method: { name, icon, textWidth },
  x,
  isPrimary,
}: {
  method: PaymentMethod;
  x: number;
  isPrimary: boolean;
}) {
  const left = (86 - 25 - textWidth) / 2;
  return (
    <Group x={x} y={496}>
      <Box w={86} h={48} r={9} styles={isPrimary ? 'accent' : 'card'} />
      <LineIcon name={icon} x={left} y={15} scale={0.9} styles={isPrimary ? 'icon-on-accent' : 'icon-ink'} />
      <Text x={left + 25} y={28.5} styles={isPrimary ? 'strong on-accent' : 'strong'} text={name} />
    </Group>
  );
}

function lineTotal({ item, count }: Line): number {
  return item.price * count;
}
