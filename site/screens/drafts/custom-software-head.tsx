import { DraftHead, Squares } from '../kit/draft.tsx';
import type { ScreenProps } from '../kit/frame.tsx';
import { At, Box, Button, Words } from '../kit/kit.tsx';

const rows = [
  { name: 'Anita Das', yarn: '4 kg' },
  { name: 'Ruma Reang', yarn: '2 kg' },
  { name: 'Joya Sinha', yarn: '1 kg' },
];

/** An open register: its left page is paper, its right page has become a screen with the same rows. */
export function CustomSoftwareHead(frame: ScreenProps) {
  return (
    <DraftHead {...frame} hue="madder">
      {/* The pages below, and the spine. */}
      <At hue="marigold">
        <path d="M24 76h252v288H24zM284 76h252v288H284z" className="s-wash s-edge" />
        <path d="M32 64h244v288H32z" className="s-tint s-edge" />
      </At>
      <path d="M272 60h16v308h-16z" className="s-deep" />
      <path d="M68 64v288" className="s-thread" />
      <At hue="indigo">
        {[112, 144, 176, 208, 240, 272, 304, 336].map((y) => (
          <path key={y} d={`M32 ${y}h240`} className="s-thread-past" />
        ))}
        <Words x={84} y={98} look="soft big" of="Weaver" />
        <Words x={212} y={98} look="soft big" of="Yarn" />
        {rows.map(({ name, yarn }, row) => (
          <g key={name}>
            <Words x={42} y={138 + row * 64} look="hand dye big" of={112 + row} />
            <Words x={84} y={138 + row * 64} look="hand dye title" of={name} />
            <Words x={212} y={138 + row * 64} look="hand dye title" of={yarn} />
          </g>
        ))}
      </At>
      <At hue="madder">
        <Words x={84} y={234} look="hand dye title" of="pays in cloth" />
        <path d="M84 242c28 5 60-4 98 0" className="s-open s-thread s-pen" />
      </At>

      <Box x={288} y={48} w={256} h={304} look="card edge" />
      <Box x={288} y={48} w={256} h={40} look="solid" />
      <Box x={504} y={60} w={16} h={16} look="lit" />
      <Words x={304} y={73} look="on-solid title" of="Yarn issued" />
      {rows.map(({ name, yarn }, row) => (
        <At key={name} x={304} y={112 + row * 64}>
          <Box w={224} h={row === 1 ? 56 : 40} look={row === 1 ? 'picked' : 'card edge'} />
          <Words x={14} y={26} look="title" of={name} />
          <Words x={184} y={26} look="title end" of={yarn} />
          {row === 1 ? <Words x={14} y={48} look="dye big strong" of="pays in cloth" /> : null}
          <At hue="leaf">
            <Squares
              x={196}
              y={14}
              rows={['......#', '.....##', '#...##.', '##.##..', '.###...', '..#....']}
              size={2}
              look="dye"
            />
          </At>
        </At>
      ))}
      <Button x={304} y={304} w={104} of="Issue yarn" />
    </DraftHead>
  );
}
