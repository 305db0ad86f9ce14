import { afterEach, expect, it, vi } from 'vitest';
import { ignoreDoublePress, isDoublePress } from './double-press.ts';

const press = (timeStamp: number, clientX = 100, clientY = 300) => ({ timeStamp, clientX, clientY });

it('takes two quick presses of one place for a double press', () => {
  expect(isDoublePress(press(1000), press(1180))).toBe(true);
  expect(isDoublePress(press(1000), press(1180, 112, 290))).toBe(true);
});

it('takes a press of another place, or one after a while, for a press of its own', () => {
  expect(isDoublePress(press(1000), press(1180, 100, 340))).toBe(false);
  expect(isDoublePress(press(1000), press(1500))).toBe(false);
});

it('loses the second half of a double press once the first has sent, unless something was typed since', () => {
  vi.stubGlobal('document', new EventTarget());
  const form = new EventTarget();
  ignoreDoublePress(form as HTMLFormElement);
  const isLost = (at: ReturnType<typeof press>, type = 'click') => {
    const click = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(at)) Object.defineProperty(click, name, { value });
    return !document.dispatchEvent(click);
  };
  expect(isLost(press(100))).toBe(false);
  expect(isLost(press(200))).toBe(false);
  form.dispatchEvent(new Event('submit'));
  expect(isLost(press(380, 300))).toBe(false);
  expect(isLost(press(370), 'mousedown')).toBe(true);
  expect(isLost(press(380))).toBe(true);
  form.dispatchEvent(new Event('input'));
  expect(isLost(press(390))).toBe(false);
});

afterEach(() => void vi.unstubAllGlobals());
