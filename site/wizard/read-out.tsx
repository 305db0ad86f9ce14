import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Has a screen reader read a line out when there is an occasion, and not when the line merely changes: what is said of answers changes
 * with every key.
 * @param occasion a new object each time
 */
export function ReadOut({ occasion, text }: { occasion: object | undefined; text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const write = useEffectEvent(() => {
    if (line.current) line.current.textContent = text;
  });
  useEffect(() => {
    if (occasion) write();
  }, [occasion]);
  return <p ref={line} className="visually-hidden" role="status" />;
}
