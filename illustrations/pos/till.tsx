import { ThreadBar } from '../kit/charts.tsx';
import { mark } from '../kit/desktop.tsx';
import { inRow, rupees, sum } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import type { GlyphName } from '../kit/glyphs.ts';
import { At, Avatar, Box, Glyph, Hairline, Heading, Text } from '../kit/kit.tsx';
import { Facts } from '../kit/pane.tsx';
import { seededRandom } from '../kit/seeded-random.ts';
import { On } from '../kit/states.tsx';
import { Tablet } from '../kit/tablet.tsx';
import { type Good, GoodPicture, good, goods } from './goods.tsx';
import { pos } from './product.ts';

/** RetailPOS Plus on the tablet of till 2: the shelves to the left, the sale of a member to the right; its states are two ways to pay for it. */
export function PosTill({ isPreview = false }: ScreenProps) {
  return (
    <Tablet hue={pos.hue} isPreview={isPreview}>
      <TillHead isPreview={isPreview} />
      {inRow(categories, 30, 8).map((category, i) => (
        <Category key={category.name} {...category} isOpen={i === 0} />
      ))}
      {goods.slice(0, isPreview ? 8 : undefined).map((item, i) => (
        <Tile key={item.name} item={item} x={30 + (i % 4) * 131} y={115 + Math.floor(i / 4) * 125} />
      ))}
      {isPreview ? null : <Sale />}
    </Tablet>
  );
}

/** The shelves, each with the width of its button. */
const categories = { All: 44, Pantry: 65, 'Drinks and snacks': 134, Handloom: 85, 'Bamboo, cane': 109 };

interface Line {
  readonly item: Good;
  readonly count: number;
}

const lines: readonly Line[] = [
  { item: good('Hill tea'), count: 2 },
  { item: good('Chilli pickle'), count: 1 },
  { item: good('Black rice'), count: 3 },
  { item: good('Risa stole'), count: 1 },
  { item: good('Bamboo mug'), count: 2 },
  { item: good('Jackfruit chips'), count: 3 },
];

const picked = 'Black rice';

interface Way {
  readonly name: string;
  readonly glyph: GlyphName;
  /** Of the name. */
  readonly width: number;
}

const ways: readonly Way[] = [
  { name: 'Cash', glyph: 'cash', width: 32 },
  { name: 'UPI', glyph: 'qr', width: 23 },
  { name: 'Card', glyph: 'card', width: 29 },
];

function TillHead({ isPreview }: { isPreview: boolean }) {
  return (
    <>
      <path d="M16 64V34a18 18 0 0 1 18-18h812a18 18 0 0 1 18 18v30z" className="s-deep" />
      <path d={mark} fillRule="evenodd" transform="translate(30 29.5) scale(3)" className="thread-3" />
      <Text x={62} y={46} styles="title on-deep" of={pos.name} />
      <Box x={194} y={26} w={230} h={28} r={7} styles="lit" />
      <Glyph of="scan" x={204} y={32} scale={0.8} styles="icon-rail" />
      <Text x={230} y={44.5} styles="on-deep" of="Scan or search" />
      <Text x={546} y={44.5} styles="on-deep end" of="Kamala Haat, till 2" />
      {isPreview ? null : (
        <>
          <Text x={813} y={44.5} styles="on-deep end" of="Thu 19 Nov, 18:42" />
          <Avatar x={835} y={40} r={13} of="PD" hue="teal" />
        </>
      )}
    </>
  );
}

function Category({ name, x, width, isOpen }: { name: string; x: number; width: number; isOpen: boolean }) {
  return (
    <>
      <Box x={x} y={76} w={width} h={28} r={14} styles={isOpen ? 'picked' : 'card'} />
      <Text x={x + width / 2} y={94.5} styles={isOpen ? 'strong mid' : 'mid'} of={name} />
    </>
  );
}

function Tile({ item, x, y }: { item: Good; x: number; y: number }) {
  const count = lines.find((line) => line.item === item)?.count;
  return (
    <At x={x} y={y}>
      <Box w={123} h={117} r={9} styles={item.name === picked ? 'picked' : 'card'} />
      <GoodPicture of={item} x={11} y={12} scale={4} />
      {count ? (
        <>
          <circle cx={105} cy={18} r={11} className="s-dye" />
          <Text x={105} y={22.5} styles="strong mid raised" of={count} />
        </>
      ) : null}
      <Text x={11} y={82} styles="strong" of={item.name} />
      <Text x={11} y={102} of={rupees(item.price)} />
      <Text x={112} y={102} styles="soft end" of={item.unit} />
    </At>
  );
}

function Sale() {
  const total = sum(lines.map(worth));
  const tax = total / 21;
  return (
    <At x={560} y={64}>
      <path d="M0 0h304v542a18 18 0 0 1-18 18H0z" className="s-ground" />
      <Hairline d="M.5 0v560M16 94.5h272" />
      <Text x={16} y={31} styles="title" of="Sale 1187" />
      <Glyph of="pause" x={236} y={17} scale={0.9} />
      <Text x={288} y={31} styles="soft end" of="Hold" />
      <Avatar x={33} y={67} r={17} of="SD" hue="plum" />
      <Text x={60} y={63} styles="strong" of="Sumana Debbarma" />
      <Text x={60} y={80} styles="soft" of={`Member, 418 points, earns ${Math.floor(total / 100)}`} />
      <On states={[1]}>
        {lines.map((line, i) => (
          <SaleLine key={line.item.name} line={line} y={102 + i * 48} />
        ))}
      </On>
      <On states={[2]}>
        <UpiCode total={total} />
      </On>
      <On states={[3]}>
        <TwoParts total={total} />
      </On>
      <path d="M16 401h272" className="s-thread-off" strokeWidth={2} strokeDasharray="6 4" />
      <Text x={16} y={425} styles="soft" of="Before tax" />
      <Text x={288} y={425} styles="soft end num" of={rupees(total - tax)} />
      <Text x={16} y={446} styles="soft" of="GST 5% (CGST and SGST)" />
      <Text x={288} y={446} styles="soft end num" of={rupees(tax)} />
      <Text x={16} y={479} styles="title" of="Total" />
      <Text x={62} y={479} styles="soft" of={`${sum(lines.map((line) => line.count))} items`} />
      <Text x={288} y={480} styles="figure end" of={rupees(total)} />
      <On states={[1, 2]}>
        {ways.map((way, i) => (
          <PayButton key={way.name} way={way} x={16 + i * 93} isUsual={way.name === 'UPI'} />
        ))}
      </On>
      <On states={[3]}>
        <Box x={16} y={496} w={272} h={48} r={9} styles="accent" />
        <Text x={152} y={524.5} styles="strong on-accent mid" of="Print or send the bill" />
      </On>
    </At>
  );
}

function SaleLine({ line: { item, count }, y }: { line: Line; y: number }) {
  const isPicked = item.name === picked;
  return (
    <At x={8} y={y}>
      {isPicked ? <Box w={288} h={46} r={8} styles="picked" /> : null}
      <Text x={8} y={20} styles={isPicked ? 'strong' : ''} of={item.name} />
      <Text x={8} y={37} styles="soft" of={`${count} × ${rupees(item.price)}`} />
      {isPicked ? <Stepper count={count} /> : null}
      <Text x={280} y={28} styles="strong end num" of={rupees(count * item.price)} />
    </At>
  );
}

/** Squares to a side of the code, and of the mark in three of its corners. */
const codeSide = 21;
const cornerSide = 7;

/** What looks like a code, and is none: squares by chance. Dark on light in both themes, as a camera needs it. */
function codeSquares(): string {
  const isCorner = (x: number, y: number) =>
    (x <= cornerSide && y <= cornerSide) ||
    (x >= codeSide - cornerSide - 1 && y <= cornerSide) ||
    (x <= cornerSide && y >= codeSide - cornerSide - 1);
  return Array.from({ length: codeSide ** 2 }, (_, i) => [i % codeSide, Math.floor(i / codeSide)] as const)
    .filter(([x, y]) => !isCorner(x, y) && seededRandom(x * codeSide + y) < 0.5)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
}

const corner = 'h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z';

function UpiCode({ total }: { total: number }) {
  return (
    <>
      <Heading x={16} y={124} w={272} of="Scan to pay by UPI" aside="Good for 4:38" />
      <Box x={62} y={138} w={180} h={180} r={9} styles="on-solid" />
      <path
        d={`${codeSquares()}M0 0${corner}M14 0${corner}M0 14${corner}`}
        fillRule="evenodd"
        transform="translate(68 144) scale(8)"
        className="s-bezel"
      />
      <Text x={152} y={343} styles="strong mid" of={`${rupees(total)} to Kamala Haat`} />
      <ThreadBar x={62} y={363} w={180} share={0.25} pitch={4.5} />
      <Text x={152} y={388} styles="soft mid" of="Waiting for the bank" />
    </>
  );
}

const byUpi = 1000;
const given = 1300;

function TwoParts({ total }: { total: number }) {
  const inCash = total - byUpi;
  const facts = [
    ['To pay in cash', rupees(inCash)],
    ['Given', rupees(given)],
  ] as const;
  return (
    <>
      <Box x={16} y={106} w={272} h={74} r={9} styles="card" />
      <Glyph of="qr" x={28} y={118} scale={0.9} styles="icon-dye" />
      <Text x={56} y={131.5} styles="strong" of="UPI" />
      <Text x={276} y={131.5} styles="strong end num" of={rupees(byUpi)} />
      <Glyph of="check" x={28} y={147} scale={0.9} styles="icon-dye" />
      <Text x={56} y={160.5} styles="good" of="Received, 18:42" />
      <Box x={16} y={192} w={272} h={192} r={9} styles="picked" />
      <Glyph of="cash" x={28} y={206} scale={0.9} styles="icon-dye" />
      <Text x={56} y={219.5} styles="strong" of="Cash" />
      <Facts x={28} y={252} w={248} pitch={26} facts={facts} />
      <Hairline d="M28 300.5h248" />
      <Text x={28} y={334} styles="title" of="Change" />
      <Text x={28} y={354} styles="soft" of="A fifty, a two and a one" />
      <Text x={276} y={337} styles="figure end" of={rupees(given - inCash)} />
    </>
  );
}

function Stepper({ count }: { count: number }) {
  return (
    <At x={126} y={8}>
      <Box w={30} h={30} r={8} styles="card" />
      <Glyph of="minus" x={8} y={8} scale={0.7} />
      <Text x={43} y={20} styles="strong mid" of={count} />
      <Box x={56} w={30} h={30} r={8} styles="card" />
      <Glyph of="plus" x={64} y={8} scale={0.7} />
    </At>
  );
}

function PayButton({ way: { name, glyph, width }, x, isUsual }: { way: Way; x: number; isUsual: boolean }) {
  const left = (86 - 25 - width) / 2;
  return (
    <At x={x} y={496}>
      <Box w={86} h={48} r={9} styles={isUsual ? 'accent' : 'card'} />
      <Glyph of={glyph} x={left} y={15} scale={0.9} styles={isUsual ? 'icon-on' : 'icon-ink'} />
      <Text x={left + 25} y={28.5} styles={isUsual ? 'strong on-accent' : 'strong'} of={name} />
    </At>
  );
}

function worth({ item, count }: Line): number {
  return item.price * count;
}
