/**
 * Finds words that were drawn where they do not fit: cut by what they stand on, covered by what is painted later, or met by an icon,
 * a straight line or other words. Runs in the page, over every product picture of it, in drawing units.
 * @returns a line each, to be compared with an empty list
 */
export function findWordFaults(): string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Thing extends Box {
    readonly kind: 'ground' | 'mark' | 'words' | 'words on lines';
    readonly name: string;
  }
  /** What may reach over an edge unseen: the widths are those of a font, the edges whole units. */
  const slack = 1;
  const meets = (a: Box, b: Box) =>
    a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom && b.top < a.bottom;
  const holds = (a: Box, b: Box) =>
    a.left <= b.left + slack && b.right <= a.right + slack && a.top <= b.top && b.bottom <= a.bottom;

  const boxOf = ({ x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>, inset = 0): Box => ({
    left: x,
    top: y + inset,
    right: x + width,
    bottom: y + height - inset,
  });

  /** The strokes of a path of upright and level lines, or of a thread that is one; of any other path none. */
  const strokesOf = (path: Element): Box[] => {
    const d = path.getAttribute('d') ?? '';
    const half = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2;
    const thread = /^M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)$/.exec(d)?.slice(1).map(Number);
    if (thread) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = thread;
      if (x1 !== x2 && y1 !== y2) return [];
      const [left, right, top, bottom] = [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)];
      return [
        y1 === y2
          ? { left, right, top: top - half, bottom: bottom + half }
          : { left: left - half, right: right + half, top, bottom },
      ];
    }
    // Squared paper lies under everything.
    if (path.matches('.s-paper-line, .s-paper-block')) return [];
    // A pen strikes words out.
    if (path.matches('.s-pen')) return [];
    const lines = [...d.matchAll(/M([-\d.]+) ([-\d.]+)([hHvV])([-\d.]+)/g)];
    if (lines.map(([line]) => line).join('') !== d) return [];
    return lines.map(([, startX, startY, way = '', length]) => {
      const [x, y] = [Number(startX), Number(startY)];
      const end = Number(length) + (way === 'h' ? x : way === 'v' ? y : 0);
      return /h/i.test(way)
        ? { left: Math.min(x, end), right: Math.max(x, end), top: y - half, bottom: y + half }
        : { left: x - half, right: x + half, top: Math.min(y, end), bottom: Math.max(y, end) };
    });
  };

  const kindOf = (element: SVGGraphicsElement): Thing['kind'] | undefined => {
    if (element.localName === 'svg') return 'ground';
    // A rim around letters is for words on a map: they may stand on its lines.
    if (element.localName === 'text') return element.classList.contains('s-halo') ? 'words on lines' : 'words';
    if (element.matches('.s-icon')) return 'mark';
    return element.matches('rect, circle, .s-card, .s-tint') && getComputedStyle(element).fill !== 'none'
      ? 'ground'
      : undefined;
  };

  /** In its own units; of a nested picture in those of what it stands in. */
  const shapeOf = (element: SVGGraphicsElement): Box => {
    if (element instanceof SVGSVGElement) {
      const { x, y, width, height } = element;
      return boxOf({
        x: x.baseVal.value,
        y: y.baseVal.value,
        width: width.baseVal.value,
        height: height.baseVal.value,
      });
    }
    const box = element.getBBox();
    // The middle half of a line's height: what is above and below is white, but for a stroke here and there.
    return boxOf(box, element.localName === 'text' ? box.height / 4 : 0);
  };

  /** A map or a photo, and not what only some states of a picture show (site/screens/kit/states.tsx). */
  const pictureWithin = 'svg:not([class^="on-"])';

  /** What another state of the picture shows has no place; Chromium's checkVisibility() says of it that it is visible. */
  const isDrawn = (element: Element) => element.getClientRects().length > 0;

  /** A picture with states has its words beside it. */
  const nameOf = (picture: SVGSVGElement) =>
    picture.getAttribute('aria-label') ??
    [...(picture.parentElement?.children ?? [])].find((each) => each !== picture && isDrawn(each))?.ariaLabel;

  const faultsOf = (picture: SVGSVGElement): string[] => {
    const toPicture = picture.getScreenCTM()?.inverse();
    const whole: Thing = { ...boxOf(picture.viewBox.baseVal), kind: 'ground', name: 'the picture' };
    const elements = [
      ...picture.querySelectorAll<SVGGraphicsElement>(`${pictureWithin}, rect, circle, path, text`),
    ].filter(isDrawn);
    const painted = elements.flatMap((element): Thing[] => {
      const space = element.localName === 'svg' ? (element.parentNode as SVGGraphicsElement) : element;
      const matrix = toPicture?.multiply(space.getScreenCTM() ?? undefined);
      const place = (box: Box): Box => {
        const { x: left, y: top } = new DOMPoint(box.left, box.top).matrixTransform(matrix);
        const { x: right, y: bottom } = new DOMPoint(box.right, box.bottom).matrixTransform(matrix);
        return { left, top, right, bottom };
      };
      const name =
        element.localName === 'text' ? `“${element.textContent}”` : `${element.localName}.${element.classList}`;
      const kind = kindOf(element);
      if (kind) return [{ ...place(shapeOf(element)), kind, name }];
      // The lines of a map or a photo are what it shows.
      if (element.parentElement?.closest(pictureWithin) !== picture) return [];
      return strokesOf(element).map((stroke) => ({ ...place(stroke), kind: 'mark', name }));
    });
    return painted.flatMap((words, i) => {
      if (!words.kind.startsWith('words') || words.left === words.right) return [];
      const at = painted.findLastIndex((each, j) => j < i && each.kind === 'ground' && meets(each, words));
      const ground = painted[at] ?? whole;
      // What is painted before the ground does not show.
      const others = painted.filter(
        (each, j) => meets(each, words) && (each.kind === 'mark' ? j > at && words.kind === 'words' : j > i),
      );
      return [
        ...(holds(ground, words) ? [] : [`runs out of ${ground.name}`]),
        ...others.map(({ name }) => `meets ${name}`),
      ].map((fault) => `${nameOf(picture)}: ${words.name} ${fault}`);
    });
  };

  return [...document.querySelectorAll<SVGSVGElement>('svg.screen')].flatMap(faultsOf);
}
