import type { ReactNode } from 'react';
import { Box, Group, LineIcon, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Phone } from '../kit/phone.tsx';

/** A video call with two people. */
export function TextMiCall() {
  return (
    <Phone hue="teal" time="8:37" isDark>
      <Text x={25} y={72} styles="title" text="Site team" />
      <Text x={275} y={72} styles="title tabular end" text="12:48" />
      <LineIcon name="lock" x={24} y={79} scale={0.75} styles="icon-hue" />
      <Text x={44} y={91} styles="hue" text="256-bit encryption" />
      <Text x={275} y={91} styles="soft end" text="3 people" />
      <VideoTile y={106} name="Anup" isSpeaking>
        <AnupOnSite />
      </VideoTile>
      <VideoTile y={315} name="Riya">
        <RiyaInOffice />
      </VideoTile>
      <OwnPreview />
      {controls.map((icon, i) => (
        <Group key={icon} x={46 + i * 52} y={560}>
          <circle r={23} className={`s-${buttonStyles[icon]?.disc ?? 'overlay'}`} />
          <LineIcon name={icon} x={-11} y={-11} scale={1.1} styles={buttonStyles[icon]?.icon ?? 'icon-ink'} />
        </Group>
      ))}
    </Phone>
  );
}

const controls: readonly LineIconName[] = ['mic', 'video', 'speaker', 'refresh', 'hangup'];

/** Styles of the active button and of the button that ends the call. */
const buttonStyles: Readonly<Partial<Record<LineIconName, { disc: string; icon: string }>>> = {
  speaker: { disc: 'ink', icon: 'icon-raised' },
  hangup: { disc: 'accent', icon: 'icon-on-accent' },
};

interface VideoTileProps {
  readonly y: number;
  readonly name: string;
  readonly isSpeaking?: boolean;
  readonly children: ReactNode;
}

/** The video of one person, 264 by 200. */
function VideoTile({ y, name, isSpeaking = false, children }: VideoTileProps) {
  const tag = isSpeaking ? 72 : 45;
  return (
    <Group x={18} y={y}>
      <g className="s-round">
        <g transform="scale(4)">{children}</g>
      </g>
      {isSpeaking ? <rect width={264} height={200} rx={10} className="s-thread s-no-fill" strokeWidth={4} /> : null}
      <Box x={10} y={168} w={tag} h={22} r={7} styles="ground" />
      <Text x={18} y={183.5} styles="strong" text={name} />
      {isSpeaking ? <path d="M61 176v6M66 173v12M71 177v4" className="s-thread" strokeWidth={3} /> : null}
    </Group>
  );
}

/** Anup on a building site, 66 by 50 squares. */
function AnupOnSite() {
  return (
    <>
      <path d="M0 0h66v50H0z" className="hue-teal thread-3" />
      <path d="M0 5h13v1H0zM4 8h13v1H4z" className="s-ink" />
      <path d="M0 34v-8h6v-3h7v-2h8v3h9v3h14v-3h8v-4h7v2h7v12z" className="hue-leaf thread-3" />
      <path d="M0 50V33h8v-2h9v2h34v-2h8v-2h7v21z" className="hue-leaf thread-0" />
      <path d="M46 6h20v44H46z" className="hue-madder thread-2" />
      <path d="M48 9h1v13h-1zM51 9h1v13h-1zM60 9h1v13h-1zM63 9h1v13h-1z" className="hue-madder thread-1" />
      <path
        d="M43 4h23v2H43zM43 22h23v2H43zM43 38h23v2H43zM45 0h2v50h-2zM56 0h2v50h-2z"
        className="hue-marigold thread-3"
      />
      <path d="M10 50v-6h1v-3h2v-2h4v-1h6v-1h14v1h6v1h4v2h2v3h1v6z" className="hue-indigo thread-4" />
      <path d="M15 50V39h6v-1h3v2h1v1h10v-1h1v-2h3v1h6v11z" className="hue-madder thread-0" />
      <path d="M19 38h3v12h-3zM38 38h3v12h-3zM15 45h30v2H15z" className="hue-marigold thread-3" />
      <path d="M24 29h12v9h-1v2h-2v1h-6v-1h-2v-2h-1z" className="s-skin-shade" />
      <path d="M19 22h2v5h-2zM39 22h2v5h-2z" className="s-skin-shade" />
      <path d="M21 19h18v11h-2v3h-2v2h-2v1h-6v-1h-2v-2h-2v-3h-2z" className="s-skin" />
      <path
        d="M24 22h4v1h-4zM32 22h4v1h-4zM25 24h2v2h-2zM33 24h2v2h-2zM26 29h8v1h1v1H25v-1h1zM21 26h1v4h-1zM38 26h1v4h-1z"
        className="s-hair"
      />
      <path d="M29 25h2v3h-2zM28 32h4v1h-4z" className="s-skin-shade" />
      <path d="M20 19v-5h1v-3h2v-2h3V8h8v1h3v2h2v3h1v5z" className="hue-madder thread-1" />
      <path d="M28 7h4v11h-4zM18 18h24v2H18z" className="hue-marigold thread-0" />
    </>
  );
}

/** Riya in an office, 66 by 50 squares. */
function RiyaInOffice() {
  return (
    <>
      <path d="M0 0h66v50H0z" className="hue-marigold thread-3" />
      <path d="M0 3h26v28H0z" className="hue-teal thread-3" />
      <path d="M0 31v-9h5v-3h6v-2h6v3h5v2h4v9z" className="hue-leaf thread-3" />
      <path d="M0 31v-5h9v-1h8v2h9v4z" className="hue-leaf thread-0" />
      <path d="M0 2h27v30H0v-1h12V3H0zM13 3v28h13V3z" className="hue-madder thread-2" />
      <path d="M48 6h18v1H48zM48 18h18v1H48z" className="hue-madder thread-2" />
      <path d="M50 9h3v9h-3zM58 8h3v10h-3z" className="hue-indigo thread-4" />
      <path d="M53 8h2v10h-2zM61 10h3v8h-3z" className="hue-madder thread-0" />
      <path d="M55 10h3v8h-3z" className="hue-teal thread-0" />
      <path d="M26 9h14v1h2v2h2v4h1v23h-2v3H23v-3h-2V16h1v-4h2v-2h2z" className="s-hair" />
      <path d="M29 29h8v8h2v3h-2v2h-2v1h-4v-1h-2v-2h-2v-3h2z" className="s-skin-shade" />
      <path
        d="M12 50v-6h1v-3h2v-2h4v-1h6v-1h2v2h2v3h2v1h4v-1h2v-3h2v-2h2v1h6v1h4v2h2v3h1v6z"
        className="hue-teal thread-4"
      />
      <path
        d="M17 39h8v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h-8v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1z"
        className="hue-madder thread-0"
      />
      <path
        d="M19 39h2v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1z"
        className="hue-marigold thread-3"
      />
      <path d="M26 18h3v-2h6v-2h3v3h2v12h-1v2h-2v2h-2v1h-4v-1h-2v-2h-2v-2h-1z" className="s-skin" />
      <path d="M27 20h4v1h-4zM35 20h4v1h-4zM28 22h2v2h-2zM36 22h2v2h-2z" className="s-hair" />
      <path d="M33 23h1v3h-1zM32 26h3v1h-3z" className="s-skin-shade" />
      <path d="M32.5 18h1v1h-1zM31 29h5v1h-1v1h-3v-1h-1z" className="hue-madder thread-4" />
      <path d="M25 25h1v3h-1zM40 25h1v3h-1z" className="hue-madder thread-1" />
    </>
  );
}

/** The video of the user, 18 by 24 squares. */
function OwnPreview() {
  return (
    <Group x={202} y={411}>
      <g className="s-round">
        <g transform="scale(4)">
          <path d="M0 0h18v24H0z" className="hue-indigo thread-3" />
          <path d="M0 24v-3h1v-2h3v-1h10v1h3v2h1v3z" className="hue-plum thread-4" />
          <path d="M7 15h4v4H7z" className="s-skin-shade" />
          <path d="M4 7h10v7h-1v2h-2v1H7v-1H5v-2H4z" className="s-skin" />
          <path d="M3 10V6h1V4h2V3h6v1h2v2h1v4h-1V7H4v3z" className="s-hair" />
          <path
            d="M4 10h10v3h-4v-2H8v2H4zM5 11v1h2v-1zM11 11v1h2v-1zM7 15h4v-1H7z"
            fillRule="evenodd"
            className="s-hair"
          />
        </g>
      </g>
      <rect width={72} height={96} rx={10} className="s-no-fill s-stroke-raised" strokeWidth={3} />
    </Group>
  );
}
