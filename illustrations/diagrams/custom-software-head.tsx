import { DiagramHead, Squares, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

const rows = [
  { name: 'Anita Das', yarn: '4 kg' },
  { name: 'Ruma Reang', yarn: '2 kg' },
  { name: 'Joya Sinha', yarn: '1 kg' },
];

/** A note on paper that became a rule of the software. */
const note = { row: 1, text: 'pays in cloth' };

/** An open register. Its right page is a screen with the same rows as the paper on the left. */
export function CustomSoftwareHead() {
  return (
    <DiagramHead hue="madder">
      <Group hue="marigold">
        <path d="M16 76h260v296H16zM284 76h260v296H284z" className="s-tint-medium s-edge" />
        <path d="M24 64h252v296H24z" className="s-tint s-edge" />
      </Group>
      <path d="M272 60h16v316h-16z" className="s-dark" />
      <path d="M56 64v296" className="s-thread" />
      <Group hue="indigo">
        {[112, 148, 184, 220, 256, 292, 328].map((y) => (
          <path key={y} d={`M24 ${y}h248`} className="s-thread-muted" />
        ))}
        {rows.map(({ name, yarn }, row) => (
          <g key={name}>
            <Text x={68} y={140 + row * 72} styles="italic hue figure" text={name} />
            <Text x={256} y={140 + row * 72} styles="italic hue figure end" text={yarn} />
          </g>
        ))}
      </Group>
      <Text x={68} y={140 + note.row * 72 + 36} styles="italic hue figure" text={note.text} />
      <path d={`M68 ${184 + note.row * 72}c40 6 90-5 140 0`} className="s-no-fill s-thread s-thick" />

      <Box x={288} y={48} w={264} h={312} styles="card edge" />
      <Box x={288} y={48} w={264} h={48} styles="solid" />
      <Text x={304} y={80} styles="on-solid figure" text="Yarn issued" />
      {rows.map(({ name, yarn }, row) => (
        <Group key={name} x={304} y={112 + row * 72 + (row > note.row ? 8 : 0)}>
          <Box w={232} h={row === note.row ? 72 : 48} styles={row === note.row ? 'selected' : 'card edge'} />
          <Text x={12} y={31} styles="figure" text={name} />
          <Text x={196} y={31} styles="figure end" text={yarn} />
          {row === note.row ? <Text x={12} y={59} styles="hue figure" text={note.text} /> : null}
          <Group hue="leaf">
            <Squares x={204} y={17} rows={tick} size={2.5} styles="hue" />
          </Group>
        </Group>
      ))}
    </DiagramHead>
  );
}
