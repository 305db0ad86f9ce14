import { ThreadBar } from '../kit/charts.tsx';
import { Box, LineIcon, Text } from '../kit/kit.tsx';
import { Phone } from '../kit/phone.tsx';
import { ContactAvatar, StoryRing } from './parts.tsx';

/** An open story. It is deleted after 24 hours, of which three are over. */
export function TextMiStories() {
  return (
    <Phone hue="teal" time="21:04" isDark>
      <path d="M9 540V47a38 38 0 0 1 38-38h206a38 38 0 0 1 38 38v493z" className="hue-indigo s-dark" />
      <g transform="translate(9 0) scale(3)">
        <LakeScene />
      </g>
      {segments.map(({ x, seen }) => (
        <ThreadBar key={x} x={x} y={56} w={60} share={seen} h={5} pitch={3} />
      ))}
      <ContactAvatar x={39} y={85} r={17} contact="Dipa Reang" />
      <Text x={64} y={82} styles="strong" text="Dipa Reang" />
      <Text x={64} y={98} styles="soft" text="3 h ago" />
      <StoryRing x={176} y={85} r={11} count={24} faded={3} />
      <Text x={194} y={89.5} styles="strong" text="21 h left" />
      <LineIcon name="close" x={259} y={75} styles="icon-ink" />
      <Text x={25} y={506} styles="title" text="The lake at six" />
      <LineIcon name="pin" x={24} y={513} scale={0.75} styles="icon-ink" />
      <Text x={44} y={525} text="Neermahal, Melaghar" />
      <Box x={21} y={553} w={170} h={38} r={19} styles="card" />
      <Text x={38} y={576.5} styles="soft" text="Reply to Dipa" />
      <LineIcon name="heart" x={207} y={562} styles="icon-ink" />
      <circle cx={260} cy={572} r={19} className="s-hue" />
      <LineIcon name="send" x={251} y={562} styles="icon-raised" />
    </Phone>
  );
}

/** Progress of each of the four stories, 0 to 1. */
const segments = [
  { x: 21, seen: 1 },
  { x: 87, seen: 0.6 },
  { x: 153, seen: 0 },
  { x: 219, seen: 0 },
];

/** A palace in a lake at sunset, in squares of 3 units, 94 squares wide. The water starts at row 118. */
function LakeScene() {
  return (
    <>
      <path
        d="M12 42h1v1h-1zM29 50h1v1h-1zM47 41h1v1h-1zM63 46h1v1h-1zM82 43h1v1h-1zM88 53h1v1h-1z"
        className="s-ink"
      />
      <g className="hue-plum">
        <path d="M0 56h94v1H0zM0 60h94v1H0zM0 63h94v2H0zM0 66h94v52H0z" className="thread-2" />
        <path d="M0 72h94v1H0zM0 75h94v1H0zM0 77h94v2H0zM0 80h94v38H0z" className="thread-4" />
      </g>
      <g className="hue-madder">
        <path d="M0 85h94v1H0zM0 88h94v2H0zM0 91h94v27H0z" className="thread-0" />
        <path d="M0 97h94v1H0zM0 100h94v2H0zM0 103h94v15H0z" className="thread-1" />
      </g>
      <path d="M0 109h94v1H0zM0 112h94v6H0z" className="hue-marigold thread-3" />
      <path d="M0 118v-5h4v-1h5v2h76v-1h5v-2h4v7z" className="hue-plum thread-4" />
      <Palace />
      <path d="M0 118h94v62H0z" className="hue-plum thread-2" />
      <g className="s-dim" transform="matrix(1 0 0 -1 0 236)">
        <Palace />
      </g>
      <g className="hue-indigo">
        <path
          d="M0 120h94v1H0zM0 124h94v1H0zM0 128h94v1H0zM0 132h94v2H0zM0 136h94v2H0zM0 140h94v3H0zM0 145h94v4H0zM0 150h94v30H0z"
          className="s-dark"
        />
      </g>
      <path
        d="M3 122h8v1H3zM80 126h12v1H80zM66 130h9v1h-9zM4 134h14v1H4zM72 138h16v1H72zM46 143h9v1h-9zM76 149h12v1H76zM56 154h20v1H56z"
        className="hue-madder thread-1"
      />
      <Boat />
    </>
  );
}

/** The left half of the palace, from back to front. The right half is its mirror image at column 47. */
const palace = [
  {
    thread: 'thread-3',
    d: 'M8 118v-13h1v-5h1v-2h1v-1h1v-4h1v4h1v1h1v2h1v5h1v3h8v-5h1v-1h1v-3h1v3h1v1h1v5h6v-8h1v-2h1v-2h1v-3h1v3h1v2h1v-2h1v-3h1v-2h1v-1h1v-2h.5v-5h.6V118z',
  },
  {
    thread: 'thread-0',
    d: 'M7 104h11v1H7zM9 102h7v1H9zM17 108h19v1H17zM24 106h7v1h-7zM35 101h12.1v1H35zM37 99h5v1h-5zM43 97h4.1v1H43zM4 117h43.1v1H4z',
  },
  {
    thread: 'thread-2',
    d: 'M11 117v-6h1v-1h1v1h1v6zM19 117v-5h2v5zM23 117v-5h2v5zM27 117v-5h2v5zM31 117v-5h2v5zM38 117v-5h3v5zM38 108v-4h3v4zM43 117v-9h1v-2h1v-1h2.1v12z',
  },
  {
    thread: 'thread-1',
    d: 'M23 114h2v3h-2zM38 106h3v2h-3zM45 111h2.1v6H45z',
  },
] as const;

function Palace() {
  return (
    <g className="hue-madder">
      {palace.map(({ thread, d }) => (
        <g key={thread} className={thread}>
          <path d={d} />
          <path d={d} transform="matrix(-1 0 0 1 94 0)" />
        </g>
      ))}
    </g>
  );
}

function Boat() {
  return (
    <g className="hue-madder">
      <path d="M38 128h1v22h-1z" className="s-skin-shade" />
      <path d="M31 135h5v2h2v2h-2v7h-5z" className="thread-0" />
      <path d="M31 138h5v1h-5zM31 141h5v1h-5z" className="hue-marigold thread-3" />
      <path d="M32 130h3v5h-3z" className="s-skin" />
      <path d="M31 129h4v2h-3v2h-1z" className="s-hair" />
      <path d="M10 143h3v1h3v1h20v-1h4v-1h3v1h-1v2h-2v2h-3v1H16v-1h-3v-2h-2v-2h-1z" className="s-skin-shade" />
      <path d="M12 140h2v3h-2zM10 150h5v1h-5zM20 152h14v1H20z" className="thread-1" />
    </g>
  );
}
