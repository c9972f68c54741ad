/** An answer usually comes long before; the server has then got what was sent, whatever happens to the page. */
const usualWait = 1_000;

/** Closing the tab asks while a change is on its way for longer than usual: it may not have got through. */
export function askBeforeLeaving(answer: Promise<unknown>): void {
  const answered = new AbortController();
  const listen = () =>
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: answered.signal });
  const timer = setTimeout(listen, usualWait);
  const end = () => {
    clearTimeout(timer);
    answered.abort();
  };
  answer.then(end, end);
}
