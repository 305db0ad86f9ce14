import { Box, Button, Group, LineIcon, Text } from '../kit/kit.tsx';
import { Facts } from '../kit/pane.tsx';
import { Phone } from '../kit/phone.tsx';
import { gis } from './product.ts';
import { polygonPath, selected } from './survey.ts';

/** The survey of the selected plot on a phone, before its last side is measured. */
export function GisRover() {
  return (
    <Phone hue={gis.hue} time="16:20">
      <Text x={25} y={76} styles="figure" text={`Plot ${selected?.name}`} />
      <Text x={25} y={96} styles="soft" text="Thu 12 Nov, by the river" />
      <Box x={18} y={112} w={264} h={226} r={10} styles="tint" />
      <Boundary />
      <Facts x={25} y={366} w={250} facts={facts} />
      {signatures.map((name, i) => (
        <Group key={name} x={25} y={458 + i * 26}>
          <LineIcon name={i < 2 ? 'check' : 'pencil'} x={-2} y={-13} scale={0.8} styles="icon-hue" />
          <Text x={24} styles={i < 2 ? '' : 'soft'} text={name} />
        </Group>
      ))}
      <Button x={25} y={540} w={250} label="Set the last corner" />
    </Phone>
  );
}

const facts = [
  ['Accuracy', '1.4 cm'],
  ['Satellites', '23'],
  ['Base station', 'Udaipur, 11 km'],
] as const;

const signatures = ['S. Debbarma, holder', 'B. Das, plot 216', 'Surveyor: at the end'];

function Boundary() {
  if (!selected) return null;
  const { points } = selected;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const centre = [Math.min(...xs) + Math.max(...xs), Math.min(...ys) + Math.max(...ys)].map((sum) => sum / 2);
  const last = points.at(-1) ?? [0, 0];
  const measured = polygonPath(points).replace('z', '');
  return (
    <g transform={`translate(150 225) scale(1.9) translate(${centre.map((each) => -each).join(' ')})`}>
      <path d={polygonPath(points)} className="s-raised s-edge" strokeWidth={1} strokeDasharray="3 2" />
      <path d={measured} className="s-no-fill s-icon-ink" strokeWidth={1.75} />
      <path
        d={points.map(([x, y]) => `M${x - 2} ${y - 2}h4v4h-4z`).join('')}
        className="s-raised s-icon-ink"
        strokeWidth={1}
      />
      <circle cx={last[0]} cy={last[1]} r={4.5} className="s-accent s-disc" />
    </g>
  );
}
