import { DiagramHead, PixelIcon, Squares, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Size of a square of the leaf, in viewBox units. */
const size = 24;

/** A leaf with a frame around blight that a model found. A check mark shows that a person agreed. */
export function AiIntegratedHead() {
  return (
    <DiagramHead hue="plum">
      <Group hue="leaf">
        <PixelIcon name="leaf" x={40} y={24} size={size} />
      </Group>
      <Group hue="madder" x={40 + 9 * size} y={24 + 4 * size}>
        <Squares rows={[' ## ', '####', '####', ' ## ']} styles="solid" size={size} />
      </Group>
      <Group x={40 + 8.5 * size} y={24 + 3.5 * size}>
        <path
          d="M0 36v-36h36v7h-29v29zM120 36v-36h-36v7h29v29zM0 84v36h36v-7h-29v-29zM120 84v36h-36v-7h29v-29z"
          className="s-solid"
        />
        <Box x={-3} y={138} w={222} h={44} styles="solid" />
        <Text x={14} y={168} styles="figure on-solid" text="Blight, 91 in 100" />
      </Group>
      <Group hue="leaf" x={40 + 19 * size} y={24 + 13.4 * size}>
        <path d="M0-44l44 44l-44 44l-44-44z" className="s-solid" />
        <Squares x={-21} y={-18} rows={tick} styles="on-solid" size={6} />
      </Group>
    </DiagramHead>
  );
}
