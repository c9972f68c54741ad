/** Once what is drawn now is on the screen: a frame's callbacks run before it is painted, its messages after. */
export function afterPaint(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', act, { once: true });
  port1.start();
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
