import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a line stays, in milliseconds: long enough to be read out, and gone when somebody comes by later. */
const staysMs = 10_000;

/**
 * Has a screen reader read a line out when there is an occasion, and not when the line merely changes: what is said of answers changes
 * with every key.
 * @param occasion a new object each time
 */
export function ReadOut({ occasion, text }: { occasion: object | undefined; text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const write = useEffectEvent(() => line.current?.replaceChildren(text));
  useEffect(() => {
    if (!occasion) return;
    write();
    const clear = () => line.current?.replaceChildren();
    const timer = setTimeout(clear, staysMs);
    return () => {
      clearTimeout(timer);
      clear();
    };
  }, [occasion]);
  return <p ref={line} className="visually-hidden" role="status" />;
}
